import { normalized } from '#shared/text.ts'

const SEPARATORS = /[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/
const LONGEST_WORD = 40
const MOST_WORDS = 8

export function searchCondition(brandId: string, typed: string): string | null {
  const words = searchWords(typed)
  if (words.length === 0) return null
  // Quotes and backslashes separate words, so no word contains one.
  return words.map((word) => `'${brandId.slice(-12)}${word}':*`).join(' & ')
}

export function searchWords(typed: string): string[] {
  return normalized(typed, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''))
}
