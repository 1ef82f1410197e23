import type { Language } from '#shared/brand-brief.ts'
import { languageData } from './language-folders.ts'

/** Endings that change with number, gender, case or person, longest first. Folded spelling. */
const endingsOf = languageData('languages/<language>/word-endings.json', (data: readonly string[]) => data)

const SHORTEST_STEM = 4
// Plurals count in short words too: dogs, babies.
const SHORT_WORD_ENDINGS: ReadonlySet<string> = new Set(['s', 'y', 'ies'])

/** A light stem of a folded word: enough to match "gift" and "gifts", "Geschenk" and "Geschenke". */
export function stem(word: string, language: Language): string {
  for (const ending of endingsOf(language)) {
    const shortest = SHORT_WORD_ENDINGS.has(ending) ? SHORTEST_STEM - 1 : SHORTEST_STEM
    if (word.length - ending.length >= shortest && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}
