import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { SAID_INSTEAD, wordsOfSame } from '../gate/same-meaning.ts'

const LONGEST_TERM = 60
const MARKS = /["“”„«»]/gu

interface Replaced {
  words: readonly string[]
  by: string
}

/** "kostenlos → „ohne Berechnung“" among the phrases to avoid: the words for it, and what the brand says instead. */
const replacedBy = oncePer(({ facts, language }: Pick<BrandBrief, 'facts' | 'language'>): readonly Replaced[] =>
  facts.neverSay.flatMap((text) => {
    const [word = '', by = '', ...others] = text.split(SAID_INSTEAD).map((part) => part.replace(MARKS, '').trim())
    if (word === '' || by === '' || others.length > 0 || text.length > 2 * LONGEST_TERM) return []
    return [{ words: [word.toLowerCase(), ...wordsOfSame(word, language)], by }]
  }),
)

/** A text of the owner with the words that the brand uses instead of those that it avoids. */
export function inBrandWords(text: string, brief: Pick<BrandBrief, 'facts' | 'language'>): string {
  const all = replacedBy(brief)
  if (all.length === 0) return text
  return text.replace(/[\p{L}'’]{2,40}/gu, (word) => {
    const found = all.find(({ words }) => words.includes(word.toLowerCase()))
    return found?.by ?? word
  })
}
