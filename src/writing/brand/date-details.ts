import type { Language } from '#shared/brand-brief.ts'
import { startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { namedDays } from './find-days.ts'
import { readPrice } from './read-price.ts'

const LONGEST = 230
const SENTENCE_END = /[.!]\s+/gu
const MOST_WORDS = 24

/** Joins sentences about a day that name none: "Reading on January 16. It costs 12 € and there are ten places". */
export function withDetails(pieces: readonly string[], language: Language): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const isDetail =
      before !== undefined &&
      before.length + piece.length < LONGEST &&
      tellsDetails(piece, language) &&
      namedDays(before, language).length > 0
    if (isDetail) joined[joined.length - 1] = `${withoutEnding(before, '. ')}. ${capitalizedStart(piece)}`
    else joined.push(piece)
  }
  return joined
}

const capitalizedStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The text up to the sentences that only tell what its day costs, how many can come and what to bring. */
export function withoutDetails(text: string, language: Language): string {
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) {
    const rest = text.slice(index + end.length)
    const isBehindDay = namedDays(text.slice(0, index), language).length > 0
    if (isBehindDay && tellsDetails(rest, language)) return text.slice(0, index + 1)
  }
  return text
}

/** "It costs 12 €", "Max. 8 people", "Bring slippers". "Honey £9" is another thing. */
function tellsDetails(sentence: string, language: Language): boolean {
  const { details, ages } = dateWords(language)
  const opening = startsWithAny(sentence, [...details, ...ages])
  const isCounted = /\d/u.test(sentence) && opening !== null
  const isRequest = opening !== null && wordsIn(sentence).length <= MOST_WORDS_OF_REQUEST
  return (
    namedDays(sentence, language).length === 0 &&
    wordsIn(sentence).length <= MOST_WORDS &&
    (isCounted || isRequest || startsWithPrice(sentence))
  )
}

const MOST_WORDS_OF_REQUEST = 12

/** "12 € at the door" */
const startsWithPrice = (sentence: string): boolean => {
  const price = readPrice(sentence)
  return price !== null && sentence.startsWith(price)
}
