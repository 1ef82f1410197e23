/** The message tells the user what to do with the file. */
export class FileRefusal extends Error {
  readonly tooLarge: boolean
  readonly field: string

  constructor(message: string, { tooLarge = false, field = 'content' } = {}) {
    super(message)
    this.name = 'FileRefusal'
    this.tooLarge = tooLarge
    this.field = field
  }
}
