import { normalized, withoutAccents } from './text.ts'

// eslint-disable-next-line no-control-regex -- the whole range is meant
const ASCII = /^[\x00-\x7F]*$/
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g

/** Normalizes letter case, accents, quotes, invisible characters and compatibility forms for comparison. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'")
  const levelled = normalized(text, 'NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[‘’‛′´`]/g, "'")
  return withoutAccents(levelled)
}

const WORD = /[\p{L}\p{N}]+/gu

export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? []
}
