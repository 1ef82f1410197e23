/** A file that cannot be read as a list of campaigns; the message says what to do about it. */
export class FileRefusal extends Error {
  readonly tooLarge: boolean
  /** The field of the request that is at fault. */
  readonly field: string

  constructor(message: string, { tooLarge = false, field = 'content' } = {}) {
    super(message)
    this.name = 'FileRefusal'
    this.tooLarge = tooLarge
    this.field = field
  }
}
