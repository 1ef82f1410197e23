import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, startsWithAny } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'

const LONGEST = 400

/**
 * Whether a text continues another one, which readers of a subject line or a title don't see: "And if you only ever drink one
 * tea, don't take the box", "they last longer", "for one child, neither". "And if it doesn't fit?" is a whole question.
 */
export function leansOnAnother(text: string, language: Language): boolean {
  const { first, within } = ownFactWords(language).leaning
  const said = text.slice(0, LONGEST).replace(/^[\s¿¡„“«"]+/u, '')
  return (!said.endsWith('?') && startsWithAny(said, first) !== null) || findPhrase(said, within) !== null
}
