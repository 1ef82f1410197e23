import type { Language } from '#shared/brand-brief.ts'
import { TRADES } from '../knowledge/trades.ts'
import { readingWords } from '../languages/reading-words.ts'
import { PACKS } from './load-packs.ts'

/** A word in lower case, where no sentence begins with it. */
const LOWER_WORD = /(?<![\p{L}\p{N}.{:_-])\p{Ll}[\p{Ll}’'-]{2,40}(?![\p{L}\p{N}}:_-])/gu
const SHORTEST_SIGN = 4

interface EverydayWords {
  /** Names of things for sale. */
  things: ReadonlySet<string>
  /** Beginnings of such names. */
  signs: readonly string[]
  /** Words that the texts of the packs write in lower case. */
  words: ReadonlySet<string>
}

function wordsOf(language: Language): EverydayWords {
  const { kinds, everyday, articles } = readingWords(language)
  const texts = PACKS.places(language).map((place) => PACKS.read(place))
  return {
    things: new Set([Object.values(kinds).flat(), everyday].flat()),
    signs: TRADES.flatMap(({ signs }) => signs[language]).filter((sign) => sign.length >= SHORTEST_SIGN),
    // "My first kit" is a title.
    words: new Set(texts.flatMap((text) => (text.match(LOWER_WORD) ?? []) as string[])).difference(new Set(articles)),
  }
}

const known = new Map<Language, EverydayWords>()

/** Whether a word is no proper name. On its own, a word has to name a thing: "Drift" may be the name of a lamp. */
export function isEverydayWord(word: string, { language, isAlone }: { language: Language; isAlone: boolean }): boolean {
  const { things, signs, words } = known.getOrInsertComputed(language, wordsOf)
  if (things.has(word) || signs.some((sign) => word.startsWith(sign))) return true
  return !isAlone && words.has(word)
}
