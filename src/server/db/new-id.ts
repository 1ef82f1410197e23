import { randomBytes } from 'node:crypto'

let millisecond = 0
let sequence = 0

export function newId(): string {
  const now = Date.now()
  sequence = now === millisecond ? sequence + 1 : 0
  millisecond = now
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | (sequence & 0x0fff), 6)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
