import type { Language } from '#shared/brand-brief.ts'
import type { PhraseBank } from './phrase-bank.ts'
import { ENGLISH_BANK } from './phrases/en/english-bank.ts'

/** Every language a brand may write in has a bank. */
export const PHRASE_BANKS: Record<Language, PhraseBank> = {
  en: ENGLISH_BANK,
  es: ENGLISH_BANK,
  fr: ENGLISH_BANK,
  de: ENGLISH_BANK,
  it: ENGLISH_BANK,
}
