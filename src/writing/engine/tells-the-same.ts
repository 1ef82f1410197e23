import type { Language } from '#shared/brand-brief.ts'
import { sharedStems, tellingStems } from './telling-stems.ts'

/** Most of the words that tell what a line is about. */
const MOST_OF_A_LINE = 0.75
const FEWEST_TELLING = 2
const FEWEST_FIGURES = 2
const FIGURE = /\d{1,6}(?:[.,]\d{1,3})?/gu

/** Whether a text has all that a line says: its words, or its figures about the same thing. */
export function tellsTheSame(line: string, text: string, language: Language): boolean {
  const [stems, others] = [tellingStems(line, language), tellingStems(text, language)]
  const shared = sharedStems(stems, others)
  if (stems.size >= FEWEST_TELLING && shared >= stems.size * MOST_OF_A_LINE) return true
  const figures = new Set(line.match(FIGURE))
  return shared > 0 && figures.size >= FEWEST_FIGURES && figures.isSubsetOf(new Set(text.match(FIGURE)))
}
