// eslint-disable-next-line no-control-regex -- the whole range is meant
const ASCII = /^[\x00-\x7F]*$/
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g
const MARKS = /\p{M}+/gu

/** Text as the checks compare it: compatibility forms, letter case, accents, quote styles and invisible signs levelled. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'")
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
  return nameRemover(names)(text)
}

/** `withoutNames` for many texts. */
export function nameRemover(names: readonly string[]): (text: string) => string {
  const patterns = names
    .toSorted((left, right) => right.length - left.length)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => new RegExp(RegExp.escape(name), 'giu'))
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}
