import type { Language } from '#shared/brand-brief.ts'

/** In these languages an apostrophe parts words: "l'eczéma". */
const ELIDING: ReadonlySet<Language> = new Set(['fr', 'it'])

export const isEliding = (language: Language): boolean => ELIDING.has(language)
