import type { Language } from '#shared/brand-brief.ts'
import type { Grammar } from '#shared/brand-sheet.ts'
import { languageRules } from '../languages/load-rules.ts'

/** Number and gender of a name where its form tells them, and null where only a speaker knows. */
export const guessGrammar = (name: string, language: Language): Grammar | null =>
  languageRules(language).guessGrammar(name)
