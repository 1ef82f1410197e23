import type { Grammar } from '#shared/brand-sheet.ts'
import type { DateRange } from '../gate/legal-words.ts'

/** What word lists can't express. `languages/<language>/rules.ts` has what differs from `PLAIN_RULES`. */
export interface LanguageRules {
  /** Spelling that is common in the language and rare in the others, in lower case with accents. */
  hints: readonly (readonly [pattern: RegExp, weight: number])[]
  /** The endings of superlatives and adjectives, folded. */
  superlative: { ending: RegExp; inflection: RegExp } | null
  /** The beginning of a clause, which isn't a name: "how to", "if". */
  clauseStart: RegExp | null
  /** The forms of `languages/<language>/slots.json`. What isn't certain is null. */
  nounForms: (name: string, grammar: Grammar | null) => Readonly<Record<string, string | null>>
  /** Null when the form of the name doesn't tell. */
  guessGrammar: (name: string) => Grammar | null
  /** Adds the spaces that belong in print and that people don't type. */
  spaced: (text: string) => string
  /** The same for the signs that owners forget: the space before a question mark. */
  marked: (text: string) => string
  /** Corrects words that are often typed without their accents, where nothing else can be meant. */
  spelled: (text: string) => string
  /** A word that the law reserves for other days. */
  reservedWord: (text: string, when: DateRange) => string | null
  /** The school year of an easy reader. Null where we have no formula. */
  readingGrade: ((text: string) => number) | null
  /** Careless typing: "dont". */
  sloppy: RegExp | null
  /** Words by which a text shows its form of address. */
  addresses: readonly (readonly [form: string, words: RegExp])[]
  /** Corrects a day as the platform writes it. */
  writtenDay: (day: string) => string
  /** The day comes before the month in numbers: "24.12." */
  putsDayFirst: boolean
  /** Prices may have no currency: "Brot 3,50". */
  hasBarePrices: boolean
}

export const PLAIN_RULES: LanguageRules = {
  hints: [],
  superlative: null,
  clauseStart: null,
  nounForms: () => ({}),
  guessGrammar: () => null,
  spaced: (text) => text,
  marked: (text) => text,
  spelled: (text) => text,
  reservedWord: () => null,
  readingGrade: null,
  sloppy: null,
  addresses: [],
  writtenDay: (day) => day,
  putsDayFirst: true,
  hasBarePrices: true,
}
