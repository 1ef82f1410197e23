import { languageData } from './language-folders.ts'

/** The forms of an offer's name in texts, and the words around them. */
export interface SlotWords {
  forms: {
    /** The second one is for the beginning of a sentence. */
    subject: readonly [form: string, capital: string]
    /** Where a list may leave the article out: "New: linen apron". */
    standing: readonly string[]
    cases: readonly string[]
    /** These include a preposition. */
    contracted: readonly string[]
  }
  /** Prepositions and the forms that they need. */
  after: readonly { words: readonly string[]; forms: readonly string[] }[]
  determiners: readonly string[]
  /** Words that change before some names: "de huile" becomes "d'huile", "y infusión" becomes "e infusión". */
  changing: readonly string[]
  prepositions: readonly string[]
  /** Words for one of several lines: "second question". */
  ordinals: readonly string[]
  /** What a text may say the number of: "three questions". */
  counted: readonly string[]
}

export const slotWords = languageData('languages/<language>/slots.json', (data: SlotWords) => data)
