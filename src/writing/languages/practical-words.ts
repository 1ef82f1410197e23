import { languageData } from './language-folders.ts'

/** The words by which we tell how people ask, order and take part. */
export interface PracticalWords {
  /** What an answer that agrees begins with. */
  yes: string
  /** The same as people type it without its accent, which ends a clause. Empty where there is none. */
  yesTyped: string
  /** First words of a question that asks whether a brand has or does something: "do you". */
  asksFor: readonly string[]
  /** Beginnings of words in what people ask before they come: "dog", "rain", "wear". */
  takingPart: readonly string[]
}

export const practicalWords = languageData('languages/<language>/practical.json', (data: PracticalWords) => data)
