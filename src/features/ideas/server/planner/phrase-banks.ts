import type { Language } from '#shared/brand-brief.ts'
import type { PhraseBank } from './phrase-bank.ts'
import { english } from './phrases/en.ts'

export const phraseBanks: Partial<Record<Language, PhraseBank>> = { en: english }
