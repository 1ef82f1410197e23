import type { Language } from '#shared/brand-brief.ts'
import { wordsOf } from '#shared/folded.ts'
import { stopWords } from '../languages/stop-words.ts'
import { stem } from '../languages/word-stems.ts'

// Folded words of degree, which tell nothing about a text.
const DEGREES: ReadonlySet<string> = new Set(
  `almost nearly much many really fast genug ganz viel viele demasiado demasiada mucho mucha poco poca casi
  troppo troppa troppi troppe molto molta poca tanto tanta quasi presque beaucoup assez peu`.split(/\s+/),
)

export function tellingStems(text: string, language: Language): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length >= 4 && !stopWords(language).has(word) && !DEGREES.has(word))
      .map((word) => stem(word, language)),
  )
}

export function sharedStems(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const word of left) if (right.has(word)) shared += 1
  return shared
}

export type StemReader = (text: string) => ReadonlySet<string>

const readers = new Map<Language, StemReader>()

/** Always the same reader for a language, so that its cache can be kept. */
export const stemReaderOf = (language: Language): StemReader =>
  readers.getOrInsertComputed(language, () => (text) => tellingStems(text, language))
