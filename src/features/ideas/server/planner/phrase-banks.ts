import type { Language } from '#shared/brand-brief.ts'
import type { PhraseBank } from './phrase-bank.ts'
import { german } from './phrases/de.ts'
import { english } from './phrases/en.ts'
import { spanish } from './phrases/es.ts'
import { french } from './phrases/fr.ts'
import { italian } from './phrases/it.ts'

export const phraseBanks: Record<Language, PhraseBank> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
}
