import type { Language } from '#shared/brand-brief.ts'
import { wordsOf } from '#shared/folded.ts'
import { STOP_WORDS } from './stop-words.ts'
import { stem } from './word-stems.ts'

// Folded words of degree: two texts that share one have nothing in common.
const DEGREES: ReadonlySet<string> = new Set(
  `almost nearly much many really fast genug ganz viel viele demasiado demasiada mucho mucha poco poca casi
  troppo troppa troppi troppe molto molta poca tanto tanta quasi presque beaucoup assez peu`.split(/\s+/),
)

/** The stems of a text's words that say something: four letters or more, no stop words. */
export function tellingStems(text: string, language: Language): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length >= 4 && !STOP_WORDS[language].has(word) && !DEGREES.has(word))
      .map((word) => stem(word, language)),
  )
}

export function sharedStems(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const word of left) if (right.has(word)) shared += 1
  return shared
}
