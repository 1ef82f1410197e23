import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import { slotWords } from '../languages/slot-words.ts'
import type { Angle } from './pack-schema.ts'

type CountingTexts = Pick<Angle, 'titles' | 'premise' | 'preview' | 'headline' | 'subjects' | 'beats'>

const known = new WeakMap<object, boolean>()

/** Whether the texts of an idea count its lines: "Three questions", "Second question: …". Then none may be missing. */
export const countsItsLines = (texts: CountingTexts, language: Language): boolean =>
  known.getOrInsertComputed(texts, () => counts(texts, language))

function counts({ titles, premise, preview, headline, subjects, beats }: CountingTexts, language: Language): boolean {
  const { ordinals, counted } = slotWords(language)
  const numbered = beats.filter(({ line }) => findPhrase(line, ordinals) !== null).length
  if (numbered > 1) return true
  const numbers = readingWords(language).counts
  return [...titles, premise, preview, headline, ...subjects].some((text) => {
    const words = wordsIn(text)
    return words.some((word, at) => (numbers[word] ?? 0) > 1 && counted.includes(words[at + 1] ?? ''))
  })
}
