import type { Language } from '#shared/brand-brief.ts'

// Folded spelling.
const ENDINGS: Record<Language, RegExp> = {
  de: /(?:e?st)(?:e[mnrs]?)?$/,
  en: /(?:i?est)$/,
  es: /isim[oa]s?$/,
  fr: /issimes?$/,
  it: /issim[aeio]$/,
}
const INFLECTION: Record<Language, RegExp> = {
  de: /e[mnrs]?$/,
  en: /[ey]$/,
  es: /[aeo]s?$/,
  fr: /e?s?$/,
  it: /[aeio]$/,
}
const SHORTEST_ROOT = 3

export const isSuperlative = (word: string, language: Language): boolean =>
  withoutEnding(word, ENDINGS[language]) !== word

/** What "nuovo" and "novissimi" have in common, "rico" and "riquísimo", "big" and "biggest". Takes a folded word. */
export function superlativeRoot(word: string, language: Language): string {
  const positive = withoutEnding(word, ENDINGS[language])
  const root = positive === word ? withoutEnding(word, INFLECTION[language]) : positive
  return root
    .replace(/uo(?=[bcdfglmnprstvz]+$)/, 'o')
    .replace(/qu$/, 'c')
    .replace(/gu$|gh$/, 'g')
    .replace(/ch$/, 'c')
    .replace(/([bdgnt])\1$/, '$1')
}

function withoutEnding(word: string, ending: RegExp): string {
  const rest = word.replace(ending, '')
  return rest.length >= SHORTEST_ROOT ? rest : word
}
