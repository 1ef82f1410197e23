import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'

/** "kostenlos → ohne Berechnung" names what a brand avoids, and what it says instead. */
export const SAID_INSTEAD = /→|⇒|->/u

/** The other words of a language for the same thing: who avoids "gratis" avoids "kostenlos". */
export function wordsOfSame(word: string, language: Language): readonly string[] {
  const wanted = folded(word).trim()
  const group = ownFactWords(language).sameMeaning.find((words) => words.some((each) => folded(each) === wanted))
  return (group ?? []).filter((each) => folded(each) !== wanted)
}
