import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { readDate } from '../brand/read-dates.ts'
import { printedDate } from '../brand/printed-date.ts'
import { partsAtCommas } from '../brand/list-pieces.ts'
import { unaccented } from '../brand/find-occasions.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { saidClosings, saidRests } from '../brand/said-closings.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { passingWords } from '../languages/passing-words.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords, spanInDays } from './told-fact.ts'
import { isOfThePast } from './undated-phrases.ts'

interface RestingDays {
  closings: ToldFact[]
  shipping: ToldFact[]
}

/** When a brand is closed, and when it only ships nothing, with what it says of the days after. */
export function restingDays(brief: BrandBrief, range: readonly string[]): RestingDays {
  const { language, facts } = brief
  const found = [...facts.rules, ...saidRests(brief)].flatMap(({ check, sentence }) => {
    if (check?.type !== 'closed' || !isLong(check.days)) return []
    const after = afterwards(sentence, check.days, language)
    const fact: ToldFact = {
      ...NOTHING_TOLD,
      name: sentence,
      slots: { ...daysInWords(check.days, brief), ...(after === null ? {} : { fact: after }) },
      days: check.days,
    }
    return [{ fact, isShipping: isOnlyShipping(sentence, check.days, language) }]
  })
  return {
    closings: found.filter(({ isShipping }) => !isShipping).map(({ fact }) => fact),
    shipping: found.filter(({ isShipping }) => isShipping).map(({ fact }) => ({ ...fact, lines: range })),
  }
}

const DAYS_OF_NOTICE = 14
/** A day that comes later than this is more likely over. */
const HALF_A_YEAR = 180

/**
 * The sentences about days that are closed within two weeks, and what else the brand says of such a day: "no office hours on
 * January 6". Emails mention them beside their own days.
 */
export function closingsAfter(date: string, brief: BrandBrief): string[] {
  const { language, facts } = brief
  const day = date.slice('YYYY-'.length)
  const isSoon = ({ days }: Closing) => daysUntil(day, days.from) <= DAYS_OF_NOTICE
  const ofRules = facts.rules.flatMap((rule) => closingIn(rule))
  const notices = facts.say.flatMap((sentence): Closing[] => {
    const dated = readDate(sentence, language)
    const year = Number(date.slice(0, 'YYYY'.length)) + (dated !== null && dated.days.from < day ? 1 : 0)
    const isOfYear = dated?.year === null || dated?.year === year
    const isComing = dated?.isAside === true && isOfYear && !isOfThePast(sentence, language)
    return isComing ? [{ sentence, days: dated.days }] : []
  })
  const said = [...saidClosings(brief).flatMap((rule) => closingIn(rule)), ...notices].filter(isSoon)
  // A rule holds the whole span, and a sentence about the same days maybe one of them, or the day after.
  const others = said.filter(
    ({ days }) =>
      !ofRules.some((rule) => daysUntil(rule.days.from, days.from) <= daysUntil(rule.days.from, rule.days.to) + 1),
  )
  const lines = ofRules.filter(isSoon).map((closing) => entryOf(closing, day, brief))
  return [...new Set([...lines, ...others.map(({ sentence }) => printedIn(sentence, day, language))])].filter(
    (line) => line !== null,
  )
}

interface Closing {
  sentence: string
  days: YearRange
}

const closingIn = ({ check, sentence }: FactValue<'rule'>): Closing[] =>
  check?.type === 'closed' ? [{ sentence, days: check.days }] : []

const LONGEST_ENTRY = 70

/** A long closing has its own email, and other emails name its span alone. */
const entryOf = ({ sentence, days }: Closing, day: string, brief: BrandBrief): string | null =>
  (isLong(days) || sentence.length > LONGEST_ENTRY) && !isOnlyShipping(sentence, days, brief.language)
    ? fillSlots(ownFactWords(brief.language).closedFor, { days: spanInDays(days, brief) })
    : printedIn(sentence, day, brief.language)

function printedIn(sentence: string, day: string, language: Language): string | null {
  const coming = withoutPast(sentence, day, language)
  return coming === null ? null : printedDate(coming, language)
}

const LONGEST_GAP = 12
const OPENS_SPAN = /\s(?:from|vom|du|del|dal)\s$/iu

/** "Closed January 1 and January 18", without the first after it. Null where a day that is over can't be cut out. */
function withoutPast(sentence: string, day: string, language: Language): string | null {
  const days = namedDays(sentence, language)
  const at = days.findLastIndex(({ to }) => daysUntil(day, to) > HALF_A_YEAR)
  if (at < 0) return sentence
  const [first, next] = [days[0]!, days[at + 1]]
  const isListed = days.slice(0, at + 1).every((each, place) => days[place + 1]!.at - each.end <= LONGEST_GAP)
  if (next === undefined || !isListed) return null
  const before = sentence.slice(0, first.at)
  if (next.at === days[at]!.at) {
    const over = days.slice(0, at + 1).filter((each) => each.at === next.at).length
    const left = withoutNumbers(sentence.slice(next.at), over)
    return left === null ? null : `${before}${left}`
  }
  const span = OPENS_SPAN.test(before) ? null : OPENS_SPAN.exec(sentence.slice(0, next.at))
  return `${before}${(span?.[0] ?? '').trimStart()}${sentence.slice(next.at)}`
}

const LISTED_NUMBER = /^\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?:,\s|\s(?:and|und|et|y|e)\s)/u

/** "1 y 6 de enero" without the first: "6 de enero". Null for "from January 1 to 6". */
function withoutNumbers(days: string, count: number): string | null {
  const [number] = count === 0 ? [] : (LISTED_NUMBER.exec(days) ?? [])
  if (count > 0 && number === undefined) return null
  return number === undefined ? days : withoutNumbers(days.slice(number.length), count - 1)
}

/** "Closed until January 7" doesn't say since when, so no email announces it. */
export const isStartKnown = (sentence: string, { from }: YearRange, language: Language): boolean =>
  namedDays(sentence, language).length === 0 || namedDays(sentence, language).some((days) => days.from === from)

/** What follows a closing in its sentence: "parts ship again from January 8". */
function afterwards(sentence: string, { to }: YearRange, language: Language): string | null {
  const soon = [yearDayAfter(to, 1), yearDayAfter(to, 2)]
  const next = partsAtCommas(sentence).find((part) => namedDays(part, language).some(({ from }) => soon.includes(from)))
  const [day, other] = next === undefined ? [] : namedDays(next, language)
  if (next === undefined || day === undefined || other !== undefined) return null
  // "We're closed until January 5" isn't news on that day.
  if (findStem(next, ownFactWords(language).closingStems) !== null) return null
  if (findPhrase(next, [...readingWords(language).closures, ...dateWords(language).shuts]) !== null) return null
  return saysOnlyBack(next, language) ? null : printedDate(next, language)
}

/** "Back on January 4" says what an email after a closing says already. */
export function saysOnlyBack(text: string, language: Language): boolean {
  const [day] = namedDays(text, language)
  const { begins, reopening, openAgain } = dateWords(language)
  const said = [...reopening, ...openAgain, ...begins].reduce(
    (rest, phrase) => rest.replaceAll(phrase, ' '),
    `${text.slice(0, day?.at ?? 0)} ${text.slice(day?.end ?? 0)}`.toLowerCase(),
  )
  const weekdays = weekdayNumbersIn(language)
  const telling = wordsIn(said).filter((word) => !weekdays.has(word))
  return tellingStems(telling.join(' '), language).size === 0 && !/\d/u.test(said)
}

/** "No shipping from December 24 on" stops parcels, and the brand still answers. */
function isOnlyShipping(sentence: string, { from }: YearRange, language: Language): boolean {
  const { shippingStems, closingStems } = ownFactWords(language)
  const parts = sentence.split(/[,;]\s/u).filter((each) => namedDays(each, language).length > 0)
  const isOfDays = (part: string) => namedDays(part, language).some((days) => days.from === from)
  const part = parts.find(isOfDays) ?? parts[0] ?? sentence
  const isShipping =
    findStem(part, shippingStems) !== null || findPhrase(unaccented(part), passingWords(language).noShipping) !== null
  return isShipping && findStem(part, closingStems) === null
}

/** Five days. */
const SHORTEST_CLOSING = 4

/** Fewer days off need no email. */
const isLong = ({ from, to }: YearRange): boolean => daysUntil(from, to) >= SHORTEST_CLOSING
