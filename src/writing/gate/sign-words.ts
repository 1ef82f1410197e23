import { languageData } from '../languages/language-folders.ts'

/** What a user still has to supply: shown in brackets instead of an invented fact. */
export type FillIn = 'offer' | 'quote' | 'date' | 'link' | 'number' | 'line' | 'fact'

interface SignWords {
  fillIns: Record<FillIn, string>
  /** Numbers and words for news, by which a subject line is known. Folded spelling. */
  smallNumbers: readonly string[]
  news: readonly string[]
  /** Words after which two words with a capital read as a product. None where every noun has a capital. */
  beforeProducts: readonly string[]
}

export const signWords = languageData('languages/<language>/gate.json', (data: SignWords) => data)
