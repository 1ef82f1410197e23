import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'

const LONG_BODY = 500_000

/** No screen sends a tenth of this, but a megabyte can contain half a million empty lists. */
const MOST_VALUES = 50_000

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = Buffer.from('"\\,[{')

/** Rejects JSON whose number of values would block the server. */
export function readJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (hasTooManyValues(bytes)) {
      done(new AppError('TOO_LARGE', { message: 'Send fewer values in one request.' }))
      return
    }
    // Checking, parsing and validating a large file take tens of milliseconds each, so other requests get a turn in
    // between.
    const next = bytes.length > LONG_BODY ? setImmediate : (go: () => void) => go()
    next(() => void parseJson(request, bytes.toString('utf8'), (error, body) => next(() => done(error, body))))
  })
}

export function hasTooManyValues(bytes: Uint8Array): boolean {
  let values = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at)
    else if (byte === COMMA || byte === LIST || byte === OBJECT) values++
    if (values > MOST_VALUES) return true
  }
  return false
}

/** The first quote with an even number of backslashes before it. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(QUOTE!, start + 1); at >= 0; at = bytes.indexOf(QUOTE!, at + 1)) {
    let backslashes = 0
    while (bytes[at - backslashes - 1] === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return at
  }
  return bytes.length
}
