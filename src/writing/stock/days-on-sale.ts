import type { BrandBrief } from '#shared/brand-brief.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { dateInYear } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { hasWholeName, stemsOfRange } from './listed-offers.ts'
import type { Offer } from './offer-matching.ts'
import { isOfYear } from './own-days.ts'
import { namesPrice } from './printed-price.ts'
import type { ToldFact } from './told-fact.ts'
import { toldFacts } from './told-facts.ts'

const FEWEST_WORDS = 2
/** What is further away belongs to another year. */
const HALF_A_YEAR = 183

const MET: ReadonlySet<Offer['kind']> = new Set(['course', 'event'])
/** What people sign up for, and what may be either. */
const BOOKED: ReadonlySet<Offer['kind']> = new Set([...MET, 'service', 'subscription', null])

/**
 * Whether people can't get an offer on a day, as far as the brand's own days tell: a course that has begun, a club that
 * opens later or has closed, what is ordered until a last day, a few pieces that are gone. `date` is an ISO date.
 */
export function isClosedOn(offer: Offer, brief: BrandBrief, date: string): boolean {
  const told = toldFacts(brief)
  const isOwn = (fact: ToldFact) => isAbout(fact, offer, brief)
  const isOver = (fact: ToldFact) => isPast(fact.until, fact, date)
  const isOut = (fact: ToldFact) => isOver(fact) || isBeforeBooking(fact, brief, date)
  const isMet = MET.has(offer.kind)
  const starts = [...told.start, ...(isMet ? [...told.opening, ...told.event] : [])].filter(isOwn)
  const openings = isMet
    ? []
    : [...told.opening, ...told.event].filter((fact) => isOwn(fact) && !isVariant(fact, offer, brief))
  // What begins later can be booked again.
  const isStillAhead = starts.some((fact) => !isOut(fact))
  const lasts = isStillAhead ? [] : told.deadline.filter((fact) => endsSale(fact, offer, brief))
  return [
    { facts: starts, isClosed: isOut },
    { facts: lasts, isClosed: isOver },
    { facts: openings, isClosed: (fact: ToldFact) => isBefore(fact, date) || isGone(fact, brief, date) },
  ].some(({ facts, isClosed }) => facts.length > 0 && facts.every(isClosed))
}

/** Whether a sentence is about an offer: words that many offers have in their names don't tell. */
function isAbout({ slots }: ToldFact, { name, price }: Offer, brief: BrandBrief): boolean {
  const said = `${slots.moment ?? ''} ${slots.fact ?? ''}`
  const stems = tellingStems(name, brief.language)
  const shared = stems.intersection(tellingStems(said, brief.language))
  const isPriced = price !== null && namesPrice(said, price)
  const own = shared.difference(stemsOfRange(brief))
  return own.size > 0 && shared.size >= (isPriced ? 1 : Math.min(FEWEST_WORDS, stems.size))
}

/**
 * Whether a last day is that of an offer: the sentence has its whole name, and a name of one word is that of something that
 * people sign up for. "Order tea by December 15" doesn't end the tea, and what has to arrive by Christmas is sold behind it.
 */
function endsSale({ slots }: ToldFact, { shortName, kind }: Offer, { language }: BrandBrief): boolean {
  const said = `${slots.moment ?? ''} ${slots.fact ?? ''}`
  if (!hasWholeName(said, shortName, language)) return false
  if (BOOKED.has(kind) && hasWordWith(said, dateWords(language).booking)) return true
  const isOfParcels =
    findStem(said, [...dateWords(language).christmas, ...ownFactWords(language).shippingStems]) !== null
  return wordsIn(shortName).length >= FEWEST_WORDS && !isOfParcels
}

/** "The bag in green arrives on January 21": the bag has been there before. */
function isVariant({ slots: { fact = '' } }: ToldFact, { name, shortName }: Offer, { language }: BrandBrief): boolean {
  const said = fact.toLowerCase()
  const found = [name, shortName].map((each) => each.toLowerCase()).find((each) => said.includes(each))
  if (found === undefined) return false
  const [, behind = ''] = /^\p{L}{0,3} (\p{L}{1,10})/u.exec(said.slice(said.indexOf(found) + found.length)) ?? []
  return practicalWords(language).placeWords.includes(behind)
}

/** "Starts on January 19, sign up from January 4." */
function isBeforeBooking(fact: ToldFact, { language }: BrandBrief, date: string): boolean {
  const { from, booking } = dateWords(language)
  const sentence = fact.slots.fact ?? ''
  const opens = namedDays(sentence, language).find(({ at }) => {
    const before = sentence.slice(Math.max(0, at - LONGEST_BEFORE), at)
    return findPhrase(before, from) !== null && hasWordWith(before, booking)
  })
  const days = opens === undefined ? null : daysTo(opens.from, fact, date)
  return days !== null && days > 0
}

/** "Inscriptions à partir du lundi " */
const LONGEST_BEFORE = 40

const isBefore = (fact: ToldFact, date: string): boolean => {
  const days = fact.days === null ? null : daysTo(fact.days.from, fact, date)
  return days !== null && days > 0
}

/** What can be ordered on some days only, or is sold by the piece, is gone behind its last day. */
function isGone(fact: ToldFact, { language }: BrandBrief, date: string): boolean {
  const { days, slots } = fact
  const sentence = slots.fact ?? ''
  const last = days === null ? null : days.from === days.to ? lastDayIn(sentence, language) : days.to
  const isFewWeeks = findPhrase(sentence, ownFactWords(language).scarce) !== null
  const away = days === null || !isFewWeeks ? null : daysTo(days.to, fact, date)
  if (away !== null && away < -LONGEST_OF_FEW) return true
  return isPast(last ?? (isCounted(sentence, language) ? (days?.to ?? null) : null), fact, date)
}

/** "It's gone when it's gone": no one counts on it after so many days. */
const LONGEST_OF_FEW = 60

/** "It opens on January 16, until we're full or January 31." */
function lastDayIn(sentence: string, language: BrandBrief['language']): string | null {
  const [first, last] = namedDays(sentence, language)
  if (first === undefined || last === undefined) return null
  return findPhrase(sentence.slice(first.end, last.at), ownFactWords(language).until) === null ? null : last.to
}

/** "About 60 of them", "12 pieces". */
function isCounted(sentence: string, language: BrandBrief['language']): boolean {
  const { pieces } = ownFactWords(language)
  const words = wordsIn(sentence)
  const isCount = (word: string) => /^\d{1,3}$/u.test(word)
  return words.some(
    (word, at) => isCount(word) && startsWithAny(words.slice(at + 1, at + 3).join(' '), pieces) !== null,
  )
}

function isPast(day: string | null, fact: ToldFact, date: string): boolean {
  const days = day === null ? null : daysTo(day, fact, date)
  return days !== null && days < 0
}

/** The days from a date to a day of the brand, in the year that is nearest. Null where none is near. */
function daysTo(day: string, fact: ToldFact, date: string): number | null {
  const now = Number(date.slice(0, 'YYYY'.length))
  const isNextYear = fact.days !== null && day < fact.days.from
  const [nearest = null] = [now - 1, now, now + 1]
    .filter((year) => isOfYear(fact, year))
    .map((year) => daysFrom(date, dateInYear(isNextYear ? year + 1 : year, day)))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
  return nearest === null || Math.abs(nearest) > HALF_A_YEAR ? null : nearest
}
