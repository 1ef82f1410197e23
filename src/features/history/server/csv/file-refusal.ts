/** A file that cannot be read as a list of campaigns; the message says what to do about it. */
export class FileRefusal extends Error {
  readonly tooLarge: boolean

  constructor(message: string, { tooLarge = false } = {}) {
    super(message)
    this.name = 'FileRefusal'
    this.tooLarge = tooLarge
  }
}
