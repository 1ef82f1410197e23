/** The writer has no text that passes the quality gate. The message says why, for the operator. */
export class WriterError extends Error {
  override readonly name = 'WriterError'
  readonly inTheWay: TextInTheWay | null

  constructor(message: string, inTheWay: TextInTheWay | null = null) {
    super(message)
    this.inTheWay = inTheWay
  }
}

/** A user's text that leaves nothing to write. */
export interface TextInTheWay {
  field: string
  phrase: string
}
