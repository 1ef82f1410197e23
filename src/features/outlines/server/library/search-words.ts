import { normalized } from '#shared/text.ts'

const SEPARATORS = /[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/
const LONGEST_WORD = 40
const MOST_WORDS = 8

/**
 * What somebody typed, as a condition on the words the database keeps of an outline: each begins one of them. It cuts
 * and folds a text as `outline_words()` of the database does. Null when nothing of it is a word.
 */
export function searchCondition(brandId: string, typed: string): string | null {
  const words = normalized(typed, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  if (words.length === 0) return null
  // No word holds a quote or a backslash: both part words.
  return words.map((word) => `'${brandId.slice(-12)}${[...word].slice(0, LONGEST_WORD).join('')}':*`).join(' & ')
}
