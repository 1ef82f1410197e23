import type { Language } from '#shared/brand-brief.ts'

export const MOST_EMAILS = 10
export const MOST_OF_AN_EVENT = 3

/** The word that refuses in each language, to be put before what a limit allows. */
export const NO: Record<Language, string> = { en: 'no', de: 'nicht', fr: 'pas de', es: 'no', it: 'non' }
