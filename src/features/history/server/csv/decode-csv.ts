import iconv from 'iconv-lite'
import { FileRefusal } from './file-refusal.ts'

/** We use iconv-lite for windows-1252, because the decoder of some runtimes lacks the euro sign. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileRefusal('This file is empty.')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new FileRefusal('This is an Excel workbook. Save it as CSV and choose that file.')
  }
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\u0000')) throw new FileRefusal("This isn't a text file. Choose a CSV file.")
  if (text.trim() === '') throw new FileRefusal('This file is empty.')
  return text
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'win1252')
  }
}
