import type { Language } from '#shared/brand-brief.ts'
import type { PhraseBank } from './phrase-bank.ts'
import { ENGLISH_BANK } from './phrases/en/english-bank.ts'

/** The banks there are, by language. */
export const PHRASE_BANKS: Partial<Record<Language, PhraseBank>> = {
  en: ENGLISH_BANK,
}
