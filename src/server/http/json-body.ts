import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'

const LONG_BODY = 500_000

/** No screen sends a tenth of it, while a megabyte holds half a million empty lists. */
const MOST_VALUES = 50_000

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = Buffer.from('"\\,[{')

/** Parses JSON bodies, but none that would hold the server up with the number of its values. */
export function readJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (hasTooManyValues(bytes)) {
      done(new AppError('TOO_LARGE', { message: 'Send fewer values in one request.' }))
      return
    }
    // Looking a file through, reading it and checking it take tens of milliseconds each: others get in between.
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

/** The quote that ends a text: the first one with no backslash before it, or with an even number of them. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(QUOTE!, start + 1); at >= 0; at = bytes.indexOf(QUOTE!, at + 1)) {
    let backslashes = 0
    while (bytes[at - backslashes - 1] === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return at
  }
  return bytes.length
}
