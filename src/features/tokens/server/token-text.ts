import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const SHAPE = /^(mm_[\w-]{43})_([\w-]{6})$/

/** The checksum tells a typo from a wrong token without a look at the database. */
const checksumOf = (text: string) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(text))
  return bytes.toString('base64url')
}

export function newApiToken(): string {
  const text = `mm_${randomBytes(32).toString('base64url')}`
  return `${text}_${checksumOf(text)}`
}

export function isApiToken(given: string): boolean {
  const [, text, checksum] = SHAPE.exec(given) ?? []
  return text !== undefined && checksumOf(text) === checksum
}

export const hashApiToken = (token: string) => createHash('sha256').update(token).digest('hex')
