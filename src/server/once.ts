/** Lets a client with an API token repeat a request without starting a second run. */
export interface Once {
  tokenId: string
  key: string
  /** Tells whether a repeated request asks for the same. */
  requestHash: string
}
