import type { Language } from '#shared/brand-brief.ts'
import { wordsOf } from './folded-text.ts'
import { STOP_WORDS } from './stop-words.ts'
import { stem } from './word-stems.ts'

/** The stems of a text's words that say something: four letters or more, no stop words. */
export function tellingStems(text: string, language: Language): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length >= 4 && !STOP_WORDS[language].has(word))
      .map((word) => stem(word, language)),
  )
}

export function sharedStems(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const word of left) if (right.has(word)) shared += 1
  return shared
}
