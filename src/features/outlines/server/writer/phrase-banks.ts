import type { Language } from '#shared/brand-brief.ts'
import type { PhraseBank } from './phrase-bank.ts'
import { GERMAN_BANK } from './phrases/de/german-bank.ts'
import { ENGLISH_BANK } from './phrases/en/english-bank.ts'
import { SPANISH_BANK } from './phrases/es/spanish-bank.ts'
import { FRENCH_BANK } from './phrases/fr/french-bank.ts'
import { ITALIAN_BANK } from './phrases/it/italian-bank.ts'

/** Every language a brand may write in has a bank. */
export const PHRASE_BANKS: Record<Language, PhraseBank> = {
  en: ENGLISH_BANK,
  es: SPANISH_BANK,
  fr: FRENCH_BANK,
  de: GERMAN_BANK,
  it: ITALIAN_BANK,
}
