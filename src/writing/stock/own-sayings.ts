import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { isStory } from '../brand/own-stories.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { withoutBrackets } from '../brand/list-pieces.ts'
import { standsAlone, tellsWhatIsNot } from '../brand/printable.ts'
import { monthsBetween, namedMonths } from '../brand/read-season.ts'
import { readPrice } from '../brand/read-price.ts'
import { termOf } from '../brand/read-terms.ts'
import { namesWeekday } from '../brand/day-words.ts'
import { namesChannel } from '../brand/ways-to-reach.ts'
import { readTiming } from '../brand/read-timing.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { isCompletePoint } from './complete-point.ts'
import { isListOfWords, isSignature } from './own-phrases.ts'
import type { Telling } from './own-questions.ts'
import { practicalOf } from './practical-facts.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { undatedPhrases } from './undated-phrases.ts'

const FEWEST_LINES = 3
const MOST_LINES = 6

/** What a brand says again and again in lines too short for an email each: "Patch test first", "60-day returns, even empty". */
export function sayingsOf({ brief, line }: Telling, told: readonly ToldFact[]): ToldFact[] {
  const { language } = brief
  const words = readingWords(language)
  // What holds for shops is for no one else.
  const isForOthers = (text: string) =>
    brief.facts.buyers?.buyers !== 'businesses' && findPhrase(text, words.businesses) !== null
  const isTold = (said: string) => told.some((fact) => fact.slots.fact === said && isCompletePoint('said', fact))
  const lines = undatedPhrases(brief)
    .filter(
      (text) =>
        standsAlone(text, words) &&
        !isForOthers(text) &&
        !isStory(text) &&
        !isSignature(text, words) &&
        !isListOfWords(text) &&
        !tellsWhatIsNot(text, words) &&
        startsWithAny(text, words.information) === null &&
        namedMonths(text, language).length === 0 &&
        readTiming(text, language) === null,
    )
    .flatMap((text) => line(text) ?? [])
    .filter((said) => !isTold(said))
  // People keep what they look up. "One cat at a time" isn't among it.
  const { terms, reach } = practicalOf(brief)
  const practical = terms.filter(({ during, behind }) => during.length === 0 && behind === null)
  const known = [...lines, ...practical.flatMap((term) => line(term.line) ?? []), ...reach]
  const kept = known.filter((said) => isLookedUp(said, language))
  const all = withoutTwins([...new Set(kept)], (said) => tellingStems(said, language))
  return all.length < FEWEST_LINES ? [] : [{ ...NOTHING_TOLD, lines: all.slice(0, MOST_LINES) }]
}

/** A price, a day, a time, how things are sent, returned or booked, and how to get in touch. */
function isLookedUp(text: string, language: Language): boolean {
  const { shippingStems } = ownFactWords(language)
  return (
    termOf(text, language) !== null ||
    readPrice(text) !== null ||
    namesWeekday(text, language) ||
    HOUR.test(text) ||
    findStem(text, shippingStems) !== null ||
    namesChannel(text, language)
  )
}

const HOUR = /(?<!\d)\d{1,2}(?:[.:]\d{2}|\s?(?:h|am|pm|Uhr))(?!\p{L})/u

const MOST_SHARED = 0.6

/** Without a line most of whose words a longer one has: "One shop per zip" and "One shop per zip code". */
function withoutTwins(lines: readonly string[], stemsOf: (line: string) => ReadonlySet<string>): string[] {
  const kept: string[] = []
  for (const line of lines.toSorted((one, other) => other.length - one.length)) {
    const own = stemsOf(line)
    const isTwin = (other: string) => sharedStems(own, stemsOf(other)) > MOST_SHARED * own.size
    if (own.size === 0 || !kept.some(isTwin)) kept.push(line)
  }
  return lines.filter((line) => kept.includes(line))
}

const FEWEST_WORDS = 5
const MOST_BESIDE = 2

/**
 * What an owner adds in brackets to a complaint or a moment, if it's a sentence of the brand with a figure: "(the heaters cost us
 * 380 € a month from November to March)".
 */
export function asidesOf({ brief, line, range }: Telling): ToldFact[] {
  const { facts, language } = brief
  const words = readingWords(language)
  const texts = [...facts.moments, ...facts.pains].map(({ text }: Pick<FactValue<'moment'>, 'text'>) => text)
  return texts.flatMap((text) =>
    withoutBrackets(text).inside.flatMap((inside): ToldFact[] => {
      const fact = isOwnFigure(inside, words) ? line(inside) : null
      if (fact === null) return []
      const named = [...new Set(namedMonths(inside, language))]
      const [first, last] = named
      const months = named.length === 2 ? monthsBetween(first!, last!) : named.length > 0 ? named : null
      const about = tellingStems(text, language)
      const kin = range.filter((each) => sharedStems(tellingStems(each, language), about) > 0)
      const lines = (kin.length > 0 ? kin : range).slice(0, MOST_BESIDE)
      return [{ ...NOTHING_TOLD, name: inside, slots: { fact }, lines, months }]
    }),
  )
}

/** "We are 19 volunteers" and "costs 380 € a month". "It's our biggest month" hangs on the words before the bracket. */
function isOwnFigure(inside: string, words: ReadingWords): boolean {
  const all = wordsIn(inside)
  const { together, replies } = ownFactWords(words.language)
  const isOurs = (word: string) =>
    together.words.includes(word) ||
    words.sellers.includes(word) ||
    together.endings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  const others = words.pronouns.filter((word) => !isOurs(word))
  return (
    /\d/u.test(inside) &&
    all.length >= FEWEST_WORDS &&
    (all.some(isOurs) || (hasVerb(inside, words) && readPrice(inside) !== null)) &&
    startsWithAny(inside, [...words.asides, ...words.subordinators, ...others, ...replies]) === null
  )
}
