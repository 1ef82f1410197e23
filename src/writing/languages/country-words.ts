import type { Country, Language } from '#shared/brand-brief.ts'
import english from './en/countries.json' with { type: 'json' }

/** How readers of one country say what the texts of its language say otherwise. */
export interface CountryWords {
  /** A text in the words of the country: "colour" and "tap" in Great Britain. */
  rewrite: (text: string) => string
  /** Phrases of another country that no word of this one replaces: "hardiness zone". */
  foreign: readonly string[]
}

/** Texts of a language are written for one country; here are the others that need words of their own. */
const WORDS: Partial<Record<Language, Partial<Record<Country, { words: Record<string, string>; foreign: string[] }>>>> =
  { en: english }

const built = new Map<string, CountryWords>()

export function countryWords(language: Language, country: Country): CountryWords | null {
  const listed = WORDS[language]?.[country]
  return listed === undefined
    ? null
    : built.getOrInsertComputed(`${language} ${country}`, () => ({
        rewrite: rewriter(listed.words),
        foreign: listed.foreign,
      }))
}

function rewriter(words: Readonly<Record<string, string>>): (text: string) => string {
  const longestFirst = Object.keys(words).toSorted((left, right) => right.length - left.length)
  // Slots such as {a.q-color} stay as they are.
  const pattern = new RegExp(`\\{[^{}]{0,60}\\}|(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'giu')
  return (text) =>
    text.replace(pattern, (found) => {
      const own = words[found.toLowerCase().replaceAll('’', "'")] ?? found
      return /^\p{Lu}/u.test(found) ? `${own[0]!.toUpperCase()}${own.slice(1)}` : own
    })
}
