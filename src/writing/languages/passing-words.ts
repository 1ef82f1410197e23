import type { Language } from '#shared/brand-brief.ts'
import de from './de/passing-rules.json' with { type: 'json' }
import en from './en/passing-rules.json' with { type: 'json' }
import es from './es/passing-rules.json' with { type: 'json' }
import fr from './fr/passing-rules.json' with { type: 'json' }
import it from './it/passing-rules.json' with { type: 'json' }

/** The words by which rules are read that people write in passing. All stand without accents and apostrophes. */
export interface PassingWords {
  discounts: readonly string[]
  /** Before a number that isn't to be passed: "more than". */
  above: readonly string[]
  /** Behind a number that isn't to be passed: "is plenty". */
  enough: readonly string[]
  /** Further words for sending. */
  sending: readonly string[]
  weekOf: readonly string[]
  /** "The third week of September": -1 for the last one. */
  ordinals: Readonly<Record<string, number>>
  week: readonly string[]
  noShipping: readonly string[]
  tradeOnly: readonly string[]
  /** Between what ends and its last month: "Saturdays end with November". */
  endings: readonly string[]
  /** What texts do with a price. */
  naming: readonly string[]
}

const WORDS: Record<Language, PassingWords> = { de, en, es, fr, it }

export const passingWords = (language: Language): PassingWords => WORDS[language]
