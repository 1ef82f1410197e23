import type { Country } from '#shared/brand-brief.ts'
import { languageData } from './language-folders.ts'

type Pair = readonly [open: string, close: string]

export interface LanguageBasics {
  name: string
  /** Countries with their own standard of the language, such as en-GB. The first one is used for the others. */
  countries: readonly [Country, ...Country[]]
  /** The quotation marks, and those within a quote. */
  quotes: { outer: Pair; inner: Pair }
  /** The colon with the space before it. */
  colon: string
  /** An apostrophe separates words: "l'eczéma". */
  elides: boolean
  /** Compounds are one word, and their end tells what they are: "Filterkaffee". */
  joinsNouns: boolean
  /** A doubled letter makes another word: "casette" are small houses and "cassette" boxes. */
  distinguishesDoubledLetters: boolean
  /** Every noun is capitalized. */
  capitalizesNouns: boolean
  /** Endings that no other words have, where nouns are capitalized: "ung". */
  nounEndings: readonly string[]
  /** What a question begins with: "¿", or nothing. */
  questionOpening: string
  /** Words before a period that ends no sentence: "approx. 40". */
  abbreviations: readonly string[]
  /** The same before a number or a size: "No. 5", "Gr. S", "Nov. 12". */
  abbreviationsOfNumbers: readonly string[]
}

export const languageBasics = languageData('languages/<language>/basics.json', (data: LanguageBasics) => data)
