import type { Language } from '#shared/brand-brief.ts'
import { languageRules } from '../languages/load-rules.ts'

const SHORTEST_ROOT = 3

export const isSuperlative = (word: string, language: Language): boolean =>
  withoutEnding(word, languageRules(language).superlative?.ending) !== word

/** The common part of "nuovo" and "novissimi", "rico" and "riquísimo", "big" and "biggest". Takes a folded word. */
export function superlativeRoot(word: string, language: Language): string {
  const endings = languageRules(language).superlative
  const positive = withoutEnding(word, endings?.ending)
  const root = positive === word ? withoutEnding(word, endings?.inflection) : positive
  return root
    .replace(/uo(?=[bcdfglmnprstvz]+$)/, 'o')
    .replace(/qu$/, 'c')
    .replace(/gu$|gh$/, 'g')
    .replace(/ch$/, 'c')
    .replace(/([bdgnt])\1$/, '$1')
}

function withoutEnding(word: string, ending: RegExp | undefined): string {
  const rest = ending === undefined ? word : word.replace(ending, '')
  return rest.length >= SHORTEST_ROOT ? rest : word
}
