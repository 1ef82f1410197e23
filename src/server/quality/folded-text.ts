const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g
const MARKS = /\p{M}+/gu

/** Text as the checks compare it: compatibility forms, letter case, accents, quote styles and invisible signs levelled. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[‘’‛′´`]/g, "'")
    .normalize('NFD')
    .replace(MARKS, '')
}

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, folded. Apostrophes and hyphens part words: `l'huile` is two. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? []
}

/** Takes every occurrence of the given names out of a text, whatever their case. Longer names go first. */
export function withoutNames(text: string, names: readonly string[]): string {
  let rest = text
  for (const name of names.toSorted((left, right) => right.length - left.length)) {
    const plain = name.trim()
    if (plain === '') continue
    rest = rest.replace(new RegExp(RegExp.escape(plain), 'giu'), ' ')
  }
  return rest
}
