import type { Country, Language } from '#shared/brand-brief.ts'
import { optionalLanguageData } from './language-folders.ts'

/** How people in a country say what the texts of its language say otherwise. */
export interface CountryWords {
  /** A text in the words of the country: "tap" instead of "faucet" in Great Britain. */
  rewrite: (text: string) => string
  /** Phrases of another country without a replacement: "hardiness zone". */
  foreign: readonly string[]
}

const countriesOf = optionalLanguageData(
  'languages/<language>/countries.json',
  (data: Partial<Record<Country, { words: Record<string, string>; foreign: string[] }>>) => data,
)

const built = new Map<string, CountryWords>()

export function countryWords(language: Language, country: Country): CountryWords | null {
  const listed = countriesOf(language)?.[country]
  return listed === undefined
    ? null
    : built.getOrInsertComputed(`${language} ${country}`, () => ({
        rewrite: rewriter(listed.words),
        foreign: listed.foreign,
      }))
}

export function rewriter(words: Readonly<Record<string, string>>): (text: string) => string {
  const longestFirst = Object.keys(words).toSorted((left, right) => right.length - left.length)
  // Slots such as {a.q-color} stay unchanged.
  const pattern = new RegExp(`\\{[^{}]{0,60}\\}|(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'giu')
  return (text) =>
    text.replace(pattern, (found) => {
      const own = words[found.toLowerCase().replaceAll('’', "'")] ?? found
      return /^\p{Lu}/u.test(found) ? `${own[0]!.toUpperCase()}${own.slice(1)}` : own
    })
}
