import type { Language } from '#shared/brand-brief.ts'
import type { DAYS_TOLD, YearRange } from '#shared/brand-sheet.ts'
import { MONTH_NUMBERS, weekdayNumbersIn } from '#shared/day-names.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { daysUntil, yearDay, yearDayAfter } from '#shared/year-days.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { CLAUSE_END } from './clause-words.ts'
import { closureAt, datedClauses } from './closed-words.ts'
import { remembered } from '../gate/remembered.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { findOccasions, unaccented } from './find-occasions.ts'
import { type NamedDays, YEAR_BEHIND, namedDays } from './find-days.ts'
import { findMonth } from './read-season.ts'
import {
  actsIn,
  behindDay,
  comesFirst,
  endsInLastHour,
  hourBehind,
  isCalledLast,
  startsSeries,
  withoutLastHour,
  withoutSmall,
  withoutWorkplace,
} from './day-first.ts'
import { datedEntries } from './dated-entries.ts'
import { withDetails, withoutDetails } from './date-details.ts'
import { wholeSentences } from './whole-sentences.ts'
import { separateDates } from './separate-dates.ts'
import { commasIn, partsAtCommas, piecesOf, withoutBrackets } from './list-pieces.ts'
import { nameOfDay } from './name-of-day.ts'
import { changeIn } from './read-change.ts'
import { readPrice, withoutPrice } from './read-price.ts'

/**
 * What happens on a day: people can come (`event`), take part if they sign up (`start`), get what begins (`opening`), find
 * the brand there again (`reopening`), act until then (`deadline`), pay less until then (`dearer`) or from then on (`sale`).
 * A `notice` is something to know of a day on which there is nothing to do, such as shorter hours.
 */
export type OnDay = (typeof DAYS_TOLD)[number]

export interface DatedFact {
  what: OnDay
  /** The sentence, in its owner's words. */
  text: string
  /** What the day is called: "Cheese fair in Bad Tölz". */
  name: string | null
  days: YearRange
  /** The further days of an event or a start: "January 9 and 23". */
  others: YearRange[]
  /** The last day to sign up, where that comes before. */
  by: string | null
  /** The first day to sign up, where that comes before. */
  opens: string | null
  /** How many days before each day people have to sign up. */
  ahead: number | null
  /** The first day of a new price. */
  since: string | null
  /** Whether it fills no email, such as shorter hours: others mention it. */
  isAside: boolean
  /** The days beside which the text names a weekday or a year: they belong to no other year. */
  named: YearRange
  weekday: number | null
  year: number | null
}

const LONGEST = 240
const LONGEST_SENTENCE = 200

/**
 * The sentences of a text that name a day of the brand's own calendar. A closing is a rule. `isOfCustomers`: the text tells
 * what customers do, so only the brackets of a sentence may be the brand's.
 */
export const readDates = (text: string, language: Language, isOfCustomers = false): DatedFact[] =>
  atOnce(readingDateSteps(text, language, isOfCustomers))

export function* readingDateSteps(text: string, language: Language, isOfCustomers = false): Steps<DatedFact[]> {
  const words = dateWords(language)
  const actsBy = (part: string) => ACTING.has(readDate(part, language)?.what ?? 'event')
  const parts: { part: string; isEntry: boolean }[] = []
  for (const given of withDetails(piecesOf(text).pieces, language)) {
    const piece = withMonth(withoutLabel(given, words), language)
    const entries = datedEntries(piece, language)
    for (const each of entries ?? [piece]) {
      yield
      parts.push(...separateDates(each, language, actsBy).map((part) => ({ part, isEntry: entries !== null })))
    }
  }
  const pieces = parts.map(({ part }) => part)
  const datesAt = ({ part: piece, isEntry }: (typeof parts)[number], at: number): readonly DatedFact[] => {
    if (isEntry) return [readDate(piece, language) ?? []].flat()
    const before = pieces[at - 1] ?? ''
    const isSignUp = (next: string, said: string) =>
      said.length + next.length < LONGEST_SENTENCE && tellsSignUp(next, language, words)
    if (at + 1 < pieces.length && isSignUp(pieces[at + 1]!, piece)) return []
    const continues =
      at > 0 &&
      (isSignUp(piece, before) || (namedDays(before, language).length === 0 && continuesBefore(piece, language, words)))
    const whole = continues
      ? `${withoutEnding(before, '. ')}. ${piece}`
      : (ownPart(piece, isOfCustomers, language) ?? piece)
    const fact = whole.length > LONGEST_SENTENCE ? null : readDate(whole, language)
    return fact === null ? [] : [fact]
  }
  const dates: DatedFact[] = []
  for (const [at, each] of parts.entries()) {
    yield
    dates.push(...datesAt(each, at))
  }
  return dates
}

const ACTING: ReadonlySet<OnDay> = new Set(['deadline', 'dearer', 'sale'])

const UNTIL_NUMBER =
  /(?<=(?:jusqu['’]au|(?:como|muy) tarde el|al più tardi|au plus tard le|d['’]ici le|no later than(?: the)?|hasta el|entro il|entro|fino al|fino a|avant le|antes del|by the|until the)\s(?:\p{L}{5,10}\s)?)(\d{1,2})(?:st|nd|rd|th)?(?=[.,;)\s]|$)/gu

/** "Contest on 30 janvier, inscriptions jusqu'au 24": the 24th is a day of that month, where it comes before. */
function withMonth(piece: string, language: Language): string {
  const days = namedDays(piece, language)
  const [day] = days
  if (day === undefined) return piece
  const month = /(?<=\d\s(?:de\s|of\s)?)\p{L}{3,12}/u.exec(piece.slice(day.at, day.end))?.[0]
  if (month === undefined) return piece
  return piece.replace(UNTIL_NUMBER, (number: string, _: string, at: number) => {
    const isNamed = days.some((each) => at < each.end && each.at < at + number.length)
    return !isNamed && Number(number.replace(/\D+/gu, '')) <= Number(day.from.slice(3)) ? `${number} ${month}` : number
  })
}

/** "Dates: first tour on January 8", "January dates: first tour on the 8th". */
function withoutLabel(piece: string, { labels, small }: DateWords): string {
  const [label = ''] = piece.split(':', 1)
  const said = wordsIn(label).filter((word) => !MONTH_NUMBERS.has(word))
  // "En novembre : atelier le 28 novembre", but not a list of several days of that month.
  const isMonth = said.length < wordsIn(label).length && said.every((word) => small.includes(word))
  return labels.includes(said.join(' ')) || isMonth ? piece.slice(label.length + 1).trim() : piece
}

/**
 * "They come to the open day (January 9, 2 pm to 5 pm) and then sign up" tells of customers, and its brackets of the
 * brand: "open day: January 9, 2 pm to 5 pm". Null for any other sentence.
 */
function ownPart(sentence: string, isOfCustomers: boolean, language: Language): string | null {
  const { text, inside } = withoutBrackets(sentence)
  const dated = inside.find((part) => namedDays(part, language).length > 0)
  const isOfOthers = isOfCustomers || startsWithAny(sentence, ownFactWords(language).others) !== null
  if (dated === undefined || !isOfOthers || namedDays(text, language).length > 0) return null
  const { nameBreaks, articles, joiners } = readingWords(language)
  const before = sentence
    .slice(0, sentence.indexOf(`(${dated}`))
    .trim()
    .split(/\s+/u)
  const small = new Set([...nameBreaks, ...articles, ...joiners])
  const start = before.findLastIndex((word) => small.has(word.toLowerCase())) + 1
  const name = before.slice(start).join(' ')
  return name === '' ? null : `${name}${languageBasics(language).colon} ${dated}`
}

/** "Sign-up closes January 26" says nothing of what people sign up for. */
function tellsSignUp(piece: string, language: Language, { booking, ends }: DateWords): boolean {
  const [first = ''] = wordsIn(piece)
  const [day] = namedDays(piece, language)
  if (day === undefined || !booking.some((stem) => first.startsWith(stem))) return false
  const said = wordsIn(piece.slice(0, day.at)).filter(
    (word) => !booking.some((stem) => word.startsWith(stem)) && findPhrase(word, ends) === null,
  )
  return tellingStems(said.join(' '), language).size === 0
}

/** "Next one on January 22" says nothing of what it is. */
function continuesBefore(piece: string, language: Language, { next }: DateWords): boolean {
  const opening = startsWithAny(piece, next)
  const [day] = namedDays(piece, language)
  if (opening === null || day === undefined) return false
  const weekdays = weekdayNumbersIn(language)
  const between = wordsIn(piece.slice(opening.length, day.at)).filter((word) => !weekdays.has(word))
  return tellingStems(between.join(' '), language).size === 0
}

const HOUR =
  /\b\d{1,2}(?:[.:]\d{2})?\s?(?:uhr|h|am|pm|[ap](?!\s\p{L}{5})|o'clock)\b|\b(?:um|ore|alle|dalle|a las|desde las|at)\s\d{1,2}(?![\d€$£])|(?<![\d.,])\d{1,2}:\d{2}(?!\d)/iu

/** Whether a text names an hour: "8 pm", "19h30", "um 20 Uhr". */
export const namesHour = (text: string): boolean => HOUR.test(text.slice(0, LONGEST))

type Role = 'until' | 'from' | 'on'

interface DayInRole extends NamedDays {
  role: Role
  isBefore: boolean
  /** Whether it is a last day by the word in front of it: "by January 8". */
  isOwn: boolean
  /** Whether the words behind it call it one: "January 8 is the last day to order". */
  isCalledLast: boolean
  /** Whether an hour until which people can act is in front of it: "by 5 pm on". */
  isByHour: boolean
}

/**
 * What a sentence says of a day. Null where it names none, closes something or is a note to the writer. Callers share the
 * objects and must not change them.
 */
export const readDate = (sentence: string, language: Language): Readonly<DatedFact> | null =>
  readers.getOrInsertComputed(language, () =>
    remembered((given) => dateIn(given, language) ?? dateOfOne(given, language)),
  )(sentence)

const readers = new Map<Language, (sentence: string) => Readonly<DatedFact> | null>()

/** The only sentence of a text that names a day, with the others. Null for a single sentence. */
function onlyDated(text: string, language: Language): { dated: string; others: string[]; isFirst: boolean } | null {
  const sentences = wholeSentences(text.slice(0, LONGEST), language)
  const isDated = (each: string) => namedDays(each, language).length > 0
  const [dated, another] = sentences.length === 1 ? [] : sentences.filter(isDated)
  if (dated === undefined || another !== undefined) return null
  return { dated, others: sentences.filter((each) => each !== dated), isFirst: dated === sentences[0] }
}

/** "I do 14 weddings a year. Tell me by January 24": titles and emails begin with the sentence that has the day. */
export function dayFirst(text: string, language: Language): string {
  const only = onlyDated(text, language)
  return only === null || only.isFirst ? text : [only.dated, ...only.others].join(' ')
}

/** What the only dated sentence of a text says, with the whole text. */
function dateOfOne(text: string, language: Language): DatedFact | null {
  const only = onlyDated(text, language)
  const found = only === null ? null : dateIn(only.dated, language)
  return found === null ? null : { ...found, text }
}

function dateIn(sentence: string, language: Language): DatedFact | null {
  const said = sentence.slice(0, LONGEST).trim()
  const text = withMonth(said, language)
  const words = dateWords(language)
  const reading = readingWords(language)
  const days = namedDays(text, language)
  if (days.length === 0) return isForWriter(text, reading) ? null : inMonth(text, language, words)
  const found = days.map((day) => inRole(narrowed(day, text, language), text, language, words))
  const note = noticed(text, found, language, words)
  if (note !== null) return note
  const isForOthersLater = days.length > 1 && findPhrase(text, words.everyone) !== null
  if ((!isForOthersLater && isForWriter(text, reading)) || isUsual(text, days[0]!.end, words)) return null
  if (closes(text, reading)) return ownReopening(text, found, language, said) ?? besideClosing(text, reading)
  if (isRefused(text, days[0]!, reading) || isCancelled(text, language, words)) return null
  // What a thing costs may be told behind its day.
  const told = withoutDetails(text, language)
  const fact =
    backAgain(told, found, language, words) ??
    onSale(told, found, language, words) ??
    priced(told, found, language, words) ??
    ordered(text, found, language, words) ??
    signedUp(text, found, language) ??
    happening(text, found, language, words)
  return fact === null ? null : { ...fact, text: said }
}

/** "On Saturdays, usually from March 6" names no certain day. "December 2, usually full two weeks before" does. */
function isUsual(text: string, end: number, { usually }: DateWords): boolean {
  const behind = text.slice(end).search(/[,;:]\s/u)
  return findPhrase(behind < 0 ? text : text.slice(0, end + behind), usually) !== null
}

/** "The workshop on January 9: canceled", but not "in the shop from January 9, and when they are gone there are none". */
function isCancelled(text: string, language: Language, { cancelled }: DateWords): boolean {
  return text
    .split(SENTENCE_OR_COLON)
    .some((part) =>
      namedDays(part, language).length > 0
        ? findPhrase(part, cancelled) !== null
        : startsWithAny(part, cancelled) !== null,
    )
}

const SENTENCE_OR_COLON = /[;:.!]\s/u

/** "After the holidays we're open again from January 11" names no day on which it is closed. */
function ownReopening(text: string, days: readonly DayInRole[], language: Language, said: string): DatedFact | null {
  const words = dateWords(language)
  const fact = days.length === 1 && days[0]!.role === 'from' ? backAgain(text, days, language, words) : null
  return fact === null ? null : { ...fact, text: said }
}

/** "Order by December 13. We're closed from December 17 to January 3": the last day before a closing is one. */
function besideClosing(text: string, words: ReadingWords): DatedFact | null {
  const sentences = wholeSentences(text, words.language)
  const open = sentences.filter((sentence) => !closes(sentence, words))
  if (open.length === 0 || open.length === sentences.length) return null
  const dated = readDate(open.join(' '), words.language)
  return dated?.what === 'deadline' ? { ...dated, text } : null
}

/** "Night of reading, January 21 to 24: we read aloud on Friday the 22nd": the evening of the brand is one of them. */
function narrowed(day: NamedDays, text: string, language: Language): NamedDays {
  if (day.from === day.to || day.from.slice(0, 2) !== day.to.slice(0, 2)) return day
  const weekdays = weekdayNumbersIn(language)
  const behind = text.slice(day.end)
  const own = [...behind.matchAll(WEEKDAY_AND_NUMBER)].find(
    ([, weekday, number]) =>
      weekdays.has(weekday!.toLowerCase()) &&
      Number(number) >= Number(day.from.slice(3)) &&
      Number(number) <= Number(day.to.slice(3)),
  )
  if (own === undefined) return day
  const one = yearDay(Number(day.from.slice(0, 2)), Number(own[2]))
  return { ...day, from: one, to: one, weekday: weekdays.get(own[1]!.toLowerCase()) ?? null }
}

const WEEKDAY_AND_NUMBER =
  /(?<!\p{L})(\p{L}{5,12}),?\s(?:the\s|den\s|le\s|el\s|il\s)?(\d{1,2})(?:st|nd|rd|th|\.)?(?=[\s,;)]|$)/gu

const said = (
  text: string,
  day: NamedDays,
): Pick<
  DatedFact,
  'text' | 'named' | 'weekday' | 'year' | 'others' | 'by' | 'opens' | 'ahead' | 'since' | 'isAside'
> => ({
  text,
  named: { from: day.from, to: day.to },
  weekday: day.weekday,
  year: day.year,
  others: [],
  by: null,
  opens: null,
  ahead: null,
  since: null,
  isAside: false,
})

const MOST_WORDS_BACK = 16

/** "We're back on January 5" */
function backAgain(
  text: string,
  [day, ...others]: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  const own = wholeSentences(text.slice(0, day?.end), language).at(-1) ?? ''
  const isShort = wordsIn(own).filter((word) => !/\d/u.test(word)).length <= MOST_WORDS_BACK
  const isBack =
    isShort && [own, wholeSentences(text, language)[0] ?? ''].some((part) => findPhrase(part, words.reopening) !== null)
  if (day === undefined || others.length > 0 || day.role === 'until' || day.from !== day.to || !isBack) return null
  return { ...said(text, day), what: 'reopening', name: null, days: { from: day.from, to: day.to } }
}

const LONGEST_SALE = 70
const LONGEST_AT_HOUR = 1

/** "Winter sale January 8 to 17", "Boots £139 instead of £189 from January 8": what costs less, and when. */
function onSale(text: string, days: readonly DayInRole[], language: Language, words: DateWords): DatedFact | null {
  const [first] = days
  if (first === undefined || first.role === 'until' || rises(text, words)) return null
  if (findPhrase(text.slice(0, first.end), readingWords(language).refusals) !== null) return null
  // "Half price from January 11 to 14, best before the 20th"
  const last = first.from === first.to ? days.find((day) => day !== first && day.role === 'until') : undefined
  const span = { from: first.from, to: last?.to ?? first.to }
  // "We're at booth 22, 10% off if you book there" is about the fair.
  if (findPhrase(text, words.presence) !== null) return null
  // A week in which gifts are doubled has nothing for sale, and a gift with each order costs no less.
  const isPriced = isReduction(text) || namesSale(text, words)
  if (!isPriced && findPhrase(text, [...words.giving, ...words.withEach]) !== null) return null
  // A jumble sale at an hour is an event.
  const isAtHour = namesHour(text) && !text.includes('%') && daysUntil(span.from, span.to) <= LONGEST_AT_HOUR
  // "15 € off a pair from 80 €" has two amounts as well.
  const isSale = isReduction(text)
    ? findPhrase(text, words.costing) !== null || namesSale(text, words)
    : namesSale(text, words) || isCampaign(text, span, language, words)
  if (!isSale || (isAtHour && !isReduction(text)) || daysUntil(span.from, span.to) > LONGEST_SALE) return null
  return { ...said(text, first), what: 'sale', name: nameOfDay(text, first, language), days: span }
}

const SHORTEST_CAMPAIGN = 2
/** "3 for 2", "2 + 1", "10 boxes = 2 free" */
const GIVES_MORE =
  /(?<![\d,.])\d{1,2}\s(?:\p{L}{2,12}\s){0,3}=\s?\d{1,2}(?!\d)|(?<![\d,.])\d\s?(?:for|für|pour|por|per|x|\+)\s?\d(?![\d,.]|\s?\p{L})/u

/** "The sampler box for $18": what has this price on these days. */
const SPECIAL_PRICE = /(?<!\p{L})(?:for|are|is|für|um|pour|por|per|à|a)\s(?:[€$£]\s?\d|\d{1,5}(?:[.,]\d{2})?\s?[€$£])/iu

/** "Beginners' weeks January 16 to 31: the first dive for 34 €". */
function isCampaign(text: string, { from, to }: YearRange, language: Language, words: DateWords): boolean {
  const { campaigns, advantage } = words
  if (daysUntil(from, to) < SHORTEST_CAMPAIGN || namesCourse(text, language) || namesHour(text)) return false
  const [label = ''] = text.split(':', 1)
  const isCalled = label.length < text.length && namesAny(label, campaigns, language)
  // A free check-up isn't on sale, and no one goes to a gift.
  const isGiven =
    findPhrase(text, advantage) !== null &&
    !startsFree(text, words) &&
    !namesGathering(text, language, words) &&
    findPhrase(text, [...words.presence, ...words.open.filter((phrase) => !advantage.includes(phrase))]) === null
  return GIVES_MORE.test(text) || isGiven || SPECIAL_PRICE.test(text) || (isCalled && readPrice(text) !== null)
}

/** "-10% on saddles", "20 % auf alles", "15 % con el código TOMILLO15" */
const PERCENT_OFF =
  /[€$£]\s?\d{1,4}\soff\s(?:an?|any|every|all|your|on|the)(?!\p{L})|(?<![\d.,])(?:[-−–]\s?\d{1,2}\s?%|\d{1,2}\s?%\s(?:(?:auf|off|sur|sobre|en|su)(?!\p{L})|[^.;%]{0,30}(?<!\p{L})(?:code|código|codice|coupon|cupón)(?!\p{L})))/iu

/** What is on sale on a day is new, and nothing is reduced. */
function namesSale(text: string, { sale, forSale, freeShipping }: DateWords): boolean {
  if (PERCENT_OFF.test(text.slice(0, LONGEST)) || findPhrase(text, freeShipping) !== null) return true
  const plain = text.toLowerCase().replaceAll('’', "'")
  return (
    findPhrase(
      forSale.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), plain),
      sale,
    ) !== null
  )
}

/** "£139 instead of £189" */
function isReduction(text: string): boolean {
  const [, now, before] = BARE_REDUCTION.exec(text.slice(0, LONGEST)) ?? []
  if (now !== undefined) return Number(now.replace(',', '.')) < Number(before!.replace(',', '.'))
  const [first = null, second = null] = amountsIn(text)
  return first !== null && second !== null && first < second
}

/** "19 statt 25 €" */
const BARE_REDUCTION =
  /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,2})?)\s(?:statt|instead of|au lieu de|invece di|en vez de|en lugar de)\s(\d{1,5}(?:[.,]\d{1,2})?)(?:\s?[€$£]|(?=[\s.,;]|$))/u

const AMOUNT = /[€$£]\s?(\d{1,5}(?:[.,]\d{1,2})?)|(\d{1,5}(?:[.,]\d{1,2})?)\s?(?:[€$£]|CHF|Fr\b)/gu

const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, behind, before]) => Number((behind ?? before)!.replace(',', '.')))

/** Prices hold until the day before the new ones. */
function priced(text: string, days: readonly DayInRole[], language: Language, words: DateWords): DatedFact | null {
  const from = days.find(({ role }) => role === 'from')
  // "On sale from January 28, £14 instead of £13" is new, at a higher price than the one before.
  const isNew = from !== undefined && beginsAt(text.slice(0, from.at), words) && !isReduction(text)
  const isRising = rises(text, words) || isStep(text, days, words) || (!isNew && changeIn(text, language).isNowFirst)
  const change = from ?? (isRising ? days.find(({ role }) => role === 'on') : undefined)
  // "From February 1 at new prices, until January 29 at the old ones".
  const isBeforeChange = ({ to }: DayInRole) =>
    change === undefined || daysUntil(to, change.from) <= LONGEST_AT_OLD_PRICE
  const day = days.find((each) => each.role === 'until' && isBeforeChange(each)) ?? change ?? days[0]!
  const price = readPrice(text)
  if (!isRising && isNew) return null
  // "The course costs 15 € and is on January 16, sign up by the 13th", "class moves to 7 pm on January 14"
  const isOther =
    (!isRising && days.length > 1 && hasWordWith(text, [...words.booking, ...ownFactWords(language).ordering])) ||
    (isRising && price === null && MOVES.test(text))
  if (isOther || isFeeBehind(text, day, language, words)) return null
  if (!isRising && (price === null || findPhrase(text, words.costing) === null)) return null
  // "Concert on January 29, it costs 10 €" has one price and no change.
  if (!isRising && day.role === 'on' && readPrice(withoutPrice(text)) === null) return null
  const last = day.role === 'until' && !day.isBefore ? day.to : yearDayAfter(day.from, -1)
  const name = nameOfDay(text, change ?? day, language)
  // "Orders placed until January 29 are at the old price" don't name a day.
  const isOrder = name !== null && hasWordWith(name, [...ownFactWords(language).ordering, ...words.booking])
  return {
    ...said(text, day),
    what: 'dearer',
    name: isOrder ? null : name,
    days: { from: last, to: last },
    since: change?.from ?? null,
  }
}

/** "Prices go up", "the box moves to $32". */
function rises(text: string, { rising, upTo }: DateWords): boolean {
  if (findPhrase(text, rising) !== null) return true
  const lower = text.toLowerCase().replaceAll('’', "'")
  return upTo.some((phrase) => {
    const at = lower.indexOf(` ${phrase} `)
    return at >= 0 && PRICE_NEXT.test(text.slice(at + phrase.length + 2))
  })
}

const PRICE_NEXT = /^(?:[€$£]\s?\d|\d{1,5}(?:[.,]\d{1,2})?\s?(?:[€$£]|euros?(?!\p{L})))/u

/** "Records should reach us by Monday, after that a charge of £60 applies": no price changes. */
function isFeeBehind(text: string, day: DayInRole, language: Language, words: DateWords): boolean {
  const before = text.slice(0, day.at)
  // "Sube tus fotos" is "upload your photos", and "sube" is "goes up".
  if (day.isByHour && amountsIn(text).length === 0) return true
  const isAct = findPhrase(before, words.acting) !== null && findPhrase(text, words.rising) === null
  return isAct && day.isOwn && readPrice(before) === null && amountsIn(text).length === 1
}

/** "January 31 is the last day to renew at £45, from February 1 it's £52". */
function isStep(text: string, days: readonly DayInRole[], { afterwards }: DateWords): boolean {
  const [now = null, later = null] = amountsIn(text)
  const isNext = (last: DayInRole) =>
    days.some((day) => day.role !== 'until' && day !== last && LONGEST_STEP.has(daysUntil(last.to, day.from)))
  const isThen = ({ end, isOwn }: DayInRole) =>
    isOwn && days.length === 1 && findPhrase(text.slice(end), afterwards) !== null
  return (
    now !== null &&
    later !== null &&
    now < later &&
    days.some((day) => day.role === 'until' && (isNext(day) || isThen(day)))
  )
}

const LONGEST_STEP: ReadonlySet<number> = new Set([1, 2, 3, 4])

/** Days from the last one at the old price to the new one. Who keeps the old price until a later day has it already. */
const LONGEST_AT_OLD_PRICE = 60
const LAST_WORDS = 7

/** "On sale from" */
const beginsAt = (before: string, { begins }: DateWords): boolean =>
  findPhrase(wordsIn(before).slice(-LAST_WORDS).join(' '), begins) !== null

/** "Goes to 7 pm" */
const MOVES = /(?<![\d.,])\d{1,2}(?::\d{2}|\s?(?:h|uhr|am|pm)(?!\p{L}))/iu

/** "On sale February 8, orders January 25 to 31": readers can order between two days. Of a course, they sign up then. */
function ordered(text: string, days: readonly DayInRole[], language: Language, words: DateWords): DatedFact | null {
  const { ordering } = ownFactWords(language)
  const startOf = (day: NamedDays) => commasIn(text).findLast((at) => at < day.at) ?? -1
  const isOrdering = (day: DayInRole) =>
    hasWordWith(text.slice(startOf(day) + 1, day.at), [...ordering, ...words.booking]) ||
    isOrderedBehind(text, day, language)
  const window = days.find(
    (day) => day.from !== day.to && daysUntil(day.from, day.to) <= LONGEST_SALE && isOrdering(day),
  )
  if (window === undefined) return openedUntil(text, days, language, words)
  const event = days.find((day) => day !== window && day.role !== 'until')
  const isPlace = namesCourse(text, language) || limitsGroup(text, words, readingWords(language)) || namesHour(text)
  const isBehind = isOrderedBehind(text, window, language)
  if (event === undefined && !isBehind && namesCourse(text.slice(window.end), language)) return null
  return event !== undefined && isPlace
    ? {
        ...said(text, event),
        what: 'start',
        name: nameOfDay(text, event, language),
        days: { from: event.from, to: event.to },
        by: window.to,
      }
    : {
        ...said(text, window),
        what: 'opening',
        name: orderOf(nameOfDay(text, event ?? window, language), text.slice(startOf(window) + 1, window.at), language),
        days: { from: window.from, to: window.to },
      }
}

/** "Pre-orders open January 5 and close January 20" */
function openedUntil(
  text: string,
  [first, last]: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  if (first === undefined || last?.role !== 'until' || first.role === 'until') return null
  const before = text.slice(0, first.at)
  const opens = actsIn(before, language) && findPhrase(before, words.begins) !== null
  if (!opens || daysUntil(first.from, last.to) > LONGEST_SALE) return null
  return {
    ...said(text, first),
    what: 'opening',
    name: nameOfDay(text, first, language),
    days: { from: first.from, to: last.to },
  }
}

const SHORTEST_WINDOW = 4

/** "From January 4 to 31 you can sign up for the box", but not "January 11 to 15 summer course, book now". */
function isOrderedBehind(text: string, day: DayInRole, language: Language): boolean {
  const [clause = ''] = behindDay(text, day, language).split(CLAUSE_START)
  const stems = [...ownFactWords(language).ordering, ...dateWords(language).booking]
  const words = wordsIn(clause)
  const at = words.findIndex((word) => stems.some((stem) => word.startsWith(stem)))
  const isWindow = daysUntil(day.from, day.to) >= SHORTEST_WINDOW && comesFirst(text, day, language)
  return isWindow && at >= 0 && !namesHour(clause) && !namesCourse(words.slice(0, at).join(' '), language)
}

/** "Pre-order spring bulbs": what people can do, before the day of "release of the spring bulbs". */
function orderOf(name: string | null, clause: string, language: Language): string | null {
  const { booking, release } = dateWords(language)
  const stems = [...ownFactWords(language).ordering, ...booking]
  const order = clause.match(/[\p{L}-]{3,40}/gu)?.find((word) => hasWordWith(word, stems))
  if (name === null || order === undefined || hasWordWith(name, stems)) return name
  const thing = name.slice(startsWithAny(name, release)?.length ?? 0).trim()
  const isNoun = languageBasics(language).capitalizesNouns
  return `${capitalized(order)} ${isNoun ? thing : thing.charAt(0).toLowerCase() + thing.slice(1)}`
}

/** Shorter hours on a day, none on one, and what the brand itself sends until then. */
function noticed(text: string, days: readonly DayInRole[], language: Language, words: DateWords): DatedFact | null {
  const { shorter, held, cancelled, booking, ends, latest, shuts, begins } = words
  const [day, next] = days
  const { ordering, shippingStems } = ownFactWords(language)
  const { refusals } = readingWords(language)
  const before = text.slice(0, day!.at)
  const isShorter = findPhrase(text, shorter) !== null
  // "No office hours on January 6", "rehearsal canceled on January 19"
  const isOff =
    (findPhrase(before, refusals) !== null && findPhrase(before, held) !== null) ||
    (findPhrase(text, cancelled) !== null && findPhrase(text, held) !== null)
  const isSentUntil =
    day!.role === 'until' &&
    !day!.isByHour &&
    findStem(text, shippingStems) !== null &&
    !hasWordWith(text, [...ordering, ...booking]) &&
    findPhrase(text, [...ends, ...latest, ...words.acting]) === null &&
    startsWithAny(text, words.asksSome) === null &&
    readPrice(before) === null
  const isOrdered = hasWordWith(text, [...ordering, ...booking])
  // "For the fair the shop closes at noon on November 5"
  const isEarly =
    !isOrdered &&
    day!.role === 'on' &&
    namesHourOrNoon(text, words) &&
    (findPhrase(before, shuts) !== null || shutsBehind(text, days, language, words))
  // "The season ends on November 29, from March 1 we ride again"
  const isPause =
    !isOrdered &&
    day!.role === 'until' &&
    next?.role === 'from' &&
    readPrice(text) === null &&
    findPhrase(text.slice(next.end), begins) !== null
  if (!isShorter && !isOff && !isSentUntil && !isEarly && !isPause) return null
  return { ...said(text, day!), what: 'notice', name: null, isAside: true, days: { from: day!.from, to: day!.to } }
}

const namesHourOrNoon = (text: string, { noon }: DateWords): boolean =>
  namesHour(text) || findPhrase(text, noon) !== null

/** "On Thursday, December 24 we close at 1 pm" */
function shutsBehind(text: string, days: readonly DayInRole[], language: Language, words: DateWords): boolean {
  const [day] = days
  if (day === undefined || days.length > 1) return false
  const before = text.slice(0, day.at)
  if (!comesFirst(text, day, language) && !namesHoliday(before, language)) return false
  const [clause = ''] = text
    .slice(day.end)
    .replace(/^[\s,:]{1,3}/u, '')
    .split(SIGN_AND_SPACE)
  return findPhrase(clause, words.shuts) !== null && namesHourOrNoon(clause, words)
}

/** "In January, 5 € off the mud bath on Thursdays": what costs less in a month. */
function inMonth(text: string, language: Language, words: DateWords): DatedFact | null {
  const month = findMonth(text, language)
  const isSale = MONEY_OFF.test(text) || namesSale(text, words)
  const { refusals } = readingWords(language)
  if (month === null || !isSale || !/\d/u.test(text) || findPhrase(text, refusals) !== null) return null
  const { from } = month.range
  // A sale that ends with February ends on the 28th in most years.
  const to = month.range.to === '02-29' ? '02-28' : month.range.to
  const day: NamedDays = { from, to, at: 0, end: 0, weekday: null, year: null }
  const [name = ''] = month.rest.split(MONEY_OFF)
  return { ...said(text, day), what: 'sale', name: nameOfDay(name, day, language), days: { from, to } }
}

/** "-5 €", "−10 %" */
const MONEY_OFF = /(?<![\d.,]|\p{L})[-−–]\s?\d{1,3}(?:[.,]\d{2})?\s?[€$£%]|(?<!\p{L})[-−–]\s?[€$£]\s?\d{1,3}/u

/** Days between the last day to order and what it is for. A later day is a reason to order and nothing to go to. */
const LONGEST_AHEAD = 35

function signedUp(text: string, days: readonly DayInRole[], language: Language): DatedFact | null {
  const { ordering } = ownFactWords(language)
  const { booking, ends, latest, advantage, acting, asksSome } = dateWords(language)
  const isOrdering = hasWordWith(text, [...ordering, ...booking]) || findPhrase(text, acting) !== null
  const lasts = days.filter(({ role }) => role === 'until')
  const unsent = lasts.filter((day) => !isSent(text, day, language))
  const untils = unsent.length > 0 ? unsent : lasts
  // "Order deadline for wheels on March 15: February 6"
  const called = lasts.find((day) => day.isCalledLast)
  const asked = unsent.filter((day) => day.isOwn && isAsked(day, text, language))
  const sooner = firstToAct(asked, text, language)
  const isSooner = (day: DayInRole) => called === undefined || daysUntil(day.to, called.to) <= LONGEST_AHEAD
  const isLabeledLast = startsWithAny(text, ends) !== null
  const last =
    sooner !== undefined && (called !== undefined || isLabeledLast) && isSooner(sooner)
      ? sooner
      : (called ??
        (isLabeledLast
          ? (untils.find(({ at }) => at > text.indexOf(':')) ?? untils[0])
          : firstToAct(untils, text, language)))
  const isOver = findPhrase(unaccented(text), passingWords(language).endings) !== null
  if (last === undefined) return null
  // "36 € until January 27": what holds until a day is over after it.
  const isFavor = findPhrase(text, advantage) !== null || namesSale(text, dateWords(language))
  const holds = days[0] === last && (isFavor || (readPrice(text) !== null && !last.isBefore))
  const isNamed = findPhrase(text, [...ends, ...latest]) !== null || isOfLabel(text, last, language)
  const isOfSome = startsWithAny(text, asksSome) !== null && commasIn(text).some((at) => at < last.at)
  const isLast =
    isNamed ||
    last.isCalledLast ||
    last.isByHour ||
    isOfSome ||
    endsBehind(text, last, language) ||
    isLastOf(text, dateWords(language))
  if (!isOrdering && !isOver && !holds && !isLast) return null
  const by = last.isBefore ? yearDayAfter(last.from, -1) : last.to
  const isCourse = namesCourse(text, language)
  // "Orientation on Saturday at 10 am, tell us by Thursday"
  const isAnnounced = namesHour(text) && findPhrase(text, acting) !== null
  const isBooked = hasWordWith(text, booking) || findStem(text, booking) !== null
  // "Last tour before Christmas is December 22, orders by the 18th"
  const isLastTour = !isBooked && isOrdering && startsLast(text, language)
  const takesPart = isBooked || (!isLastTour && (isCourse || isAnnounced))
  // "Book the Advent calendar by November 15, out from November 20: €29"
  const isGoods = !isCourse && readPrice(text) !== null && !namesHour(text) && !startsSeries(text, days[0]!, language)
  const event = days.find(
    (day) =>
      takesPart &&
      !(isGoods && day.role === 'from') &&
      day !== last &&
      day.role !== 'until' &&
      !isSent(text, day, language) &&
      daysUntil(by, day.from) <= LONGEST_AHEAD,
  )
  return event === undefined
    ? {
        ...said(text, last),
        what: 'deadline',
        name: nameOfDay(text, last, language),
        days: { from: by, to: by },
      }
    : {
        ...said(text, event),
        what: 'start',
        name: nameOfDay(text, event, language),
        days: { from: event.from, to: event.to },
        by,
      }
}

/** Of "$74 through June 30 if you order by November 30", the day to order by. Else the first of several. */
function firstToAct(untils: readonly DayInRole[], text: string, language: Language): DayInRole | undefined {
  const asked = untils.filter((day) => isAsked(day, text, language))
  const isBefore = (one: DayInRole, other: DayInRole) => daysUntil(one.to, other.to) <= LONGEST_AHEAD
  return (asked.length > 0 ? asked : untils).toSorted((left, right) => (isBefore(left, right) ? -1 : 1))[0]
}

/** "Until December 10, after that it will be January" */
function endsBehind(text: string, day: DayInRole, language: Language): boolean {
  const clauses = text.slice(day.end).replace(YEAR_BEHIND, '').split(SIGN_AND_SPACE)
  return day.isOwn && startsWithAny(clauses[1] ?? '', dateWords(language).afterwards) !== null
}

/** Whether the clause in front of a day says what to do until then. */
const isAsked = ({ at }: DayInRole, text: string, language: Language): boolean =>
  actsIn(withoutWeekday(text.slice(0, at), language).split(SIGN_AND_SPACE).at(-1)!, language)

const SIGN_AND_SPACE = /[,;:.]\s/u

/** "Earplugs for carnival: impression until January 22": what is done until the first day that a label has. */
function isOfLabel(text: string, day: DayInRole, language: Language): boolean {
  const start = labelEnd(text, day)
  return (
    start > 0 &&
    day.role === 'until' &&
    namedDays(text.slice(0, day.at), language).length === 0 &&
    tellingStems(withoutWeekday(text.slice(start, day.at), language), language).size > 0
  )
}

/** "Last roast before Christmas: December 17" */
function isLastOf(text: string, { lastOf, gatherings }: DateWords): boolean {
  const [label = ''] = text.slice(0, LONGEST_LABEL).split(SIGN_AND_SPACE)
  return (
    startsWithAny(text, lastOf) !== null &&
    findOccasions(label, HOLIDAYS, null).length > 0 &&
    findPhrase(label, gatherings) === null &&
    !namesHour(text)
  )
}

/** "Sent from March 15": no one goes to it. */
const isSent = (text: string, day: NamedDays, language: Language): boolean =>
  findStem(
    withoutWeekday(text.slice(0, day.at), language).split(',').at(-1) ?? '',
    ownFactWords(language).shippingStems,
  ) !== null

/** "Bean evening on January 29, 28 €": people come, and don't buy it from then on. */
const namesGathering = (text: string, language: Language, { gatherings }: DateWords): boolean =>
  namesAny(text, gatherings, language)

const namesCourse = (text: string, language: Language): boolean =>
  namesAny(withoutWorkplace(text, dateWords(language)), readingWords(language).kinds['course'] ?? [], language)

/** Whether a text holds one of these words. Where the language joins nouns, "Siedekurs" is a "Kurs". */
function namesAny(text: string, names: readonly string[], language: Language): boolean {
  if (findPhrase(text, names) !== null) return true
  return languageBasics(language).joinsNouns && wordsIn(text).some((word) => names.some((name) => word.endsWith(name)))
}

function happening(text: string, days: readonly DayInRole[], language: Language, words: DateWords): DatedFact | null {
  // What pauses begins again on the last day that its sentence names.
  const pauses = findPhrase(text, words.pausing) !== null || isInterrupted(days)
  const coming = days.filter(({ role }) => role !== 'until')
  const later = soldLater(coming, text, language, words)
  const day = pauses
    ? days.slice(1).findLast(({ role }) => role !== 'until')
    : (coming.find((each) => coming.length > 1 && isForReaders(each, text, language)) ?? later ?? coming[0])
  // A season says when something is for sale, and no one goes to it on a day.
  const isCourse = namesCourse(text, language)
  if (day === undefined) return null
  const isLong = daysUntil(day.from, day.to) > LONGEST_EVENT
  // "Free check-up weeks January 11 to 29"
  if (isLong && !isCourse && !namesCampaign(text, day, language, words)) return null
  const before = text.slice(0, day.at)
  // "On Giving Tuesday, December 1, each gift is matched" says what happens then, and "Easter: April 4" doesn't.
  const isBare = tellingStems(text.slice(day.end), language).size < FEWEST_TOLD
  // "Friday, " isn't Good Friday.
  if (isBare && !comesFirst(text, day, language) && namesHoliday(before, language)) return null
  const isThere = findPhrase(text, words.presence) !== null
  // "On January 12, bookings open"
  const isBehind =
    startsWithAny(text.slice(day.end).replace(/^[\s,:]{1,3}(?:(?:del?\s)?20\d{2}[\s,:]{1,2})?/u, ''), words.begins) !==
    null
  const begins =
    isBehind ||
    (day.role === 'from' && day.from === day.to) ||
    (!isThere && findPhrase(text.slice(0, day.at), words.begins) !== null)
  // "Free entry, sign up first" and "no sign-up" name both.
  const open = words.open.filter((phrase) => findPhrase(text, [phrase]) !== null)
  const isFree =
    open.some((phrase) => findStem(phrase, words.booking) !== null) ||
    (open.length > 0 && findStem(text, words.booking) === null)
  // "Socks start on January 12, six Tuesdays, £72"
  const isSeries = begins && readPrice(text) !== null && startsSeries(text, { at: text.length }, language)
  const isPlace =
    isCourse || isSeries || findStem(text, words.booking) !== null || limitsGroup(text, words, readingWords(language))
  const books = isPlace && !isFree
  if (findPhrase(text, words.thenOnly) !== null && day.from === day.to && !isThere && !books) {
    // A gift with each order of that day is nothing that people could do before.
    const isGift = findPhrase(text, [...words.giving, ...words.withEach]) !== null
    return {
      ...said(text, day),
      what: isGift ? 'sale' : 'deadline',
      name: nameOfDay(text, day, language),
      days: { from: day.from, to: day.to },
    }
  }
  // What has a price and no places is bought from that day on.
  const isBought =
    readPrice(text) !== null &&
    !isThere &&
    !isPlace &&
    !isFree &&
    !namesGathering(text, language, words) &&
    !((namesHour(text) || HOURS_BEHIND.test(text.slice(day.end))) && day.from === day.to) &&
    !paysByAge(text, words)
  // "A free mug with every subscription" on some days, or a week in which each donation is doubled
  const isGift =
    findPhrase(text, [...words.withEach, ...words.giving]) !== null &&
    daysUntil(day.from, day.to) >= SHORTEST_CAMPAIGN &&
    !namesHour(text)
  const opens =
    pauses ||
    isStaged(coming, text, language, words) ||
    (!isPlace && arrivesBehind(day, text, language, words)) ||
    (isLong && !isCourse) ||
    isBought ||
    isGift ||
    goesOnline(text, { isPlace: isPlace || isThere }, language, words) ||
    (day.role === 'from' && !isCourse && endsInOrder(text.slice(0, day.at), language, words)) ||
    isForReaders(day, text, language) ||
    (begins && !books) ||
    (day.role === 'from' && !isCourse && opensBehind(text.slice(day.end), language, words)) ||
    opensBooking(text.slice(0, day.at), words, language)
  // "Receipts are sent on January 20" invites no one.
  const isOnlySent = isSent(text, day, language) && !isPlace && !isThere && !namesGathering(text, language, words)
  if (isOnlySent && !namesHour(text) && !(opens && (day.role === 'from' || beginsAt(before, words)))) {
    return { ...said(text, day), what: 'notice', name: null, isAside: true, days: { from: day.from, to: day.to } }
  }
  const isOpen = findPhrase(
    text,
    open.filter((phrase) => !words.advantage.includes(phrase)),
  )
  const isInvited = isOpen !== null || isThere || paysByAge(text, words) || invites(text, day, language, words)
  // "The last parcel leaves on December 18"
  const isLast = !isPlace && !isThere && startsLast(text, language) && (opens || !isInvited)
  const what = isLast ? 'deadline' : opens ? 'opening' : books ? 'start' : isInvited ? 'event' : 'notice'
  const signUp = what === 'start' ? firstToSignUp(day, days, text, language) : null
  const others =
    opens || isLast || what === 'notice'
      ? []
      : days.filter(
          (other) =>
            other !== day && other.role === 'on' && other.from !== signUp && !isOfOtherCourse(other, text, language),
        )
  return {
    ...said(text, day),
    what,
    others: others.map(({ from, to }) => ({ from, to })),
    name: nameOfDay(text, isForReaders(day, text, language) || day === later ? coming[0]! : day, language),
    // Of a course of many weeks, only the first day is news.
    days: { from: day.from, to: opens ? lastOfWindow(day, days) : isLong && isCourse ? day.from : day.to },
    opens: signUp,
    ...(opens || isLast ? {} : signUpAhead(text, day, language, words)),
  }
}

/** "The club opens on January 16, until January 31" */
const lastOfWindow = (day: DayInRole, days: readonly DayInRole[]): string =>
  days.find((other) => other.role === 'until' && other.at > day.at && isSoonAfter(day, other))?.to ?? day.to

const isSoonAfter = (day: NamedDays, other: NamedDays): boolean => daysUntil(day.to, other.to) <= LONGEST_AHEAD

/** "The course starts on January 19, sign-up from January 4" */
function firstToSignUp(day: DayInRole, days: readonly DayInRole[], text: string, language: Language): string | null {
  const signUp = days.find(
    (other) =>
      other !== day &&
      other.role !== 'until' &&
      daysUntil(other.from, day.from) <= LONGEST_SALE &&
      opensSignUp(text.slice(0, other.at).split(CLAUSE_START).at(-1)!, other, language),
  )
  return signUp?.from ?? null
}

const opensSignUp = (clause: string, { role }: DayInRole, language: Language): boolean =>
  actsIn(clause, language) && (role === 'from' || findPhrase(clause, dateWords(language).begins) !== null)

/** "The last parcel", "L'ultimo pacco" */
const startsLast = (text: string, language: Language): boolean =>
  [text, withoutArticle(text, language).trimStart(), text.replace(ELIDED_ARTICLE, '')].some(
    (part) => startsWithAny(part, dateWords(language).lastOf) !== null,
  )

const ELIDED_ARTICLE = /^l['’]/iu

/** "January 23: bean evening", but not "the harvest begins on November 2, and there's new oil that same evening". */
const firstWords = (behind: string): string => wordsIn(behind).slice(0, FIRST_WORDS).join(' ')

/** "On January 21 at 10 am the new colors go online": no one goes anywhere. */
const goesOnline = (text: string, { isPlace }: { isPlace: boolean }, language: Language, words: DateWords): boolean =>
  !isPlace &&
  findPhrase(text, ownFactWords(language).online.slice(0, 1)) !== null &&
  !namesGathering(text, language, words) &&
  !namesAny(text, words.coming, language)

/** Whether people can come on a day: to a market, to a barn, or at an hour. */
function invites(text: string, day: NamedDays, language: Language, words: DateWords): boolean {
  return (
    namesGathering(`${text.slice(0, day.at)} ${firstWords(behindDay(text, day, language))}`, language, words) ||
    namesAny(text, words.coming, language) ||
    namesAny(text, words.places, language) ||
    namesHour(text) ||
    HOURS_BEHIND.test(text.slice(day.end))
  )
}

/** "The floor course starts on January 11, the back course on January 13" */
function isOfOtherCourse({ at }: NamedDays, text: string, language: Language): boolean {
  const start = commasIn(text).findLast((each) => each < at)
  const own = start === undefined ? '' : text.slice(start, at)
  return namesCourse(own, language) && namesCourse(text.slice(0, start), language)
}

/** "On January 12 we stir the next batch, from January 19 in the shop": customers wait for the second day. */
function soldLater(coming: readonly DayInRole[], text: string, language: Language, words: DateWords): DayInRole | null {
  const [first, second] = coming
  const isPair = coming.length === 2 && first!.role === 'on' && second!.role === 'from'
  const { sellers } = readingWords(language)
  const isMade = isPair && wordsIn(text.slice(0, second!.at)).some((word) => sellers.includes(word))
  return isMade && !namesHour(text) && !hasWordWith(text, words.booking) && !namesGathering(text, language, words)
    ? second!
    : null
}

/** "Members can book from November 23, everyone else from November 30" */
function isStaged(coming: readonly DayInRole[], text: string, language: Language, words: DateWords): boolean {
  const [first, second] = coming
  if (first === undefined || second === undefined) return false
  const before = text.slice(0, second.at)
  const isFirst = first.role === 'from' || findPhrase(before, words.readers) !== null || actsIn(before, language)
  return isFirst && findPhrase(text.slice(first.end), words.everyone) !== null
}

/** "On Thursday, November 12 the new olive oil arrives" */
function arrivesBehind(day: DayInRole, text: string, language: Language, words: DateWords): boolean {
  if (day.role !== 'on' || day.from !== day.to || !comesFirst(text, day, language)) return false
  const [clause = ''] = behindDay(text, day, language).split(SIGN_AND_SPACE)
  const isSold = startsWithAny(withoutSmall(clause, language), [...words.release, ...words.arriving]) !== null
  return (
    isSold ||
    (!namesHour(text) && !namesGathering(text, language, words) && findPhrase(clause, words.arriving) !== null)
  )
}

/** "Free check-ups", "Gratis-Lupencheck" */
const startsFree = (text: string, { advantage }: DateWords): boolean =>
  advantage.includes(wordsIn(text.slice(0, LONGEST_LABEL))[0]?.split('-', 1)[0] ?? '')

/** Before a longer time, which has an end. */
const namesCampaign = (text: string, { at, from, to }: NamedDays, language: Language, words: DateWords) =>
  daysUntil(from, to) <= LONGEST_SALE &&
  (namesAny(text.slice(0, at), words.campaigns, language) || startsFree(text, words))

/** "January 30, 9-1, Red Bank" */
const HOURS_BEHIND =
  /^(?:[\s,]{1,3}20\d{2})?,\s\d{1,2}(?::\d{2})?\s?(?:[–-]|to|bis)\s?\d{1,2}(?::\d{2})?(?=[,.;]|\s|$)/u

const LONGEST_AHEAD_TO_SIGN_UP = 30

/** "Book at least 3 days before": for each of the days. */
function signUpAhead(
  text: string,
  day: NamedDays,
  language: Language,
  { ahead, booking }: DateWords,
): Pick<DatedFact, 'by' | 'ahead'> {
  const { units } = ownFactWords(language)
  const clause = datedClauses(text, { language }).find((part) => hasWordWith(part, booking) && AHEAD.test(part)) ?? ''
  const [said = '', number = '0', unit = ''] = AHEAD.exec(clause) ?? []
  const count = units.day.includes(unit.toLowerCase())
    ? Number(number)
    : units.week.includes(unit.toLowerCase())
      ? 7 * Number(number)
      : 0
  const isAhead = startsWithAny(clause.slice(clause.indexOf(said) + said.length), ahead) !== null
  if (!isAhead || count < 1 || count > LONGEST_AHEAD_TO_SIGN_UP) return { by: null, ahead: null }
  return { by: yearDayAfter(day.from, -count), ahead: count }
}

const AHEAD = /(?<![\d.,])(\d{1,2})\s(\p{L}{3,12})/u

/** "Opens January 11, members of our list get in on the 9th": readers have their own day. */
const isForReaders = (day: NamedDays, text: string, language: Language): boolean => {
  const clauses = text.slice(0, day.at).split(CLAUSE_START)
  return clauses.length > 1 && findPhrase(clauses.at(-1)!, dateWords(language).readers) !== null
}

const MOST_WORDS_OF_AGE = 3

/** "Adults 19 €, children 9 €, kids free" */
export const paysByAge = (text: string, { ages }: DateWords): boolean =>
  partsAtCommas(text).some(
    (part) => startsWithAny(part, ages) !== null && (/\d/u.test(part) || wordsIn(part).length <= MOST_WORDS_OF_AGE),
  )

const HOLIDAYS = observanceNames()

/** "Carnival 2027" is a holiday, which has its own emails, and "carnival bread" is something else. */
export function namesHoliday(text: string, language: Language): boolean {
  const name = text.replace(/\d+/gu, ' ')
  const stems = tellingStems(name, language)
  // "Carnivals"
  const isName = (of: ReadonlySet<string>) =>
    of.size > 0 && of.size === stems.size && sharedStems(of, stems) === of.size
  if (stemsOfHolidays(language).some(isName)) return true
  return findOccasions(name, HOLIDAYS, null).some((found) => stems.size <= tellingStems(found.name, language).size)
}

const stemsOfHolidays = (language: Language): readonly ReadonlySet<string>[] =>
  holidayStems.getOrInsertComputed(language, () => HOLIDAYS.map(({ name }) => tellingStems(name, language)))

const holidayStems = new Map<Language, readonly ReadonlySet<string>[]>()

/** "At most 10 people" and "12 guests" tell how many can come. */
const limitsGroup = (text: string, { guests }: DateWords, { counts }: ReadingWords): boolean => {
  const isNumber = (word: string) => /^\d{1,3}$/u.test(word) || Object.hasOwn(counts, word)
  // "Adults 19 €, children 9 €" limits no one.
  return [...text.toLowerCase().matchAll(COUNTED_GUESTS)].some(
    ([, number, word]) => guests.includes(word!) && isNumber(number!),
  )
}

const COUNTED_GUESTS = /(?<![\p{L}\d])(\d{1,3}|\p{L}{2,10})\s(?=(\p{L}{4,16}))/gu

/** "Reservations for spring open January 12": from then on, people can sign up. */
function opensBooking(before: string, { begins, booking }: DateWords, language: Language): boolean {
  const text = withoutLastHour(withoutWeekday(before, language)).split(CLAUSE_START).at(-1)!
  const verb = begins.find((phrase) => endsWithPhrase(text, phrase) || endsWithPhrase(withoutLastWord(text), phrase))
  if (verb === undefined) return false
  const said = wordsIn(text.slice(0, text.toLowerCase().lastIndexOf(verb) + verb.length))
  return said.some((word) => booking.some((stem) => word.startsWith(stem)))
}

/** "120 hatchlings to reserve from January 9" */
const endsInOrder = (before: string, language: Language, { booking }: DateWords): boolean =>
  hasWordWith(wordsIn(withoutWeekday(before, language)).slice(-ORDER_WORDS).join(' '), [
    ...booking,
    ...ownFactWords(language).ordering,
  ])

const ORDER_WORDS = 3

/** "From November 9 you can book for the first harvest". */
const opensBehind = (behind: string, language: Language, { booking }: DateWords): boolean =>
  hasWordWith(wordsIn(behind).slice(0, FIRST_WORDS).join(' '), [...booking, ...ownFactWords(language).ordering])

const CLAUSE_START = /[,;:(]\s?/u
/** Without "on" or "le" in front of the day. */
const withoutLastWord = (text: string) => text.trimEnd().replace(/\s\S{1,4}$/u, '')

/** "From the 11th to the 15th the raft is in the yard, from the 16th it's back". */
function isInterrupted(days: readonly DayInRole[]): boolean {
  const [first, second] = days
  return (
    first !== undefined &&
    second !== undefined &&
    first.from !== first.to &&
    second.role === 'from' &&
    daysUntil(first.to, second.from) <= MOST_DAYS_AFTER
  )
}

const MOST_DAYS_AFTER = 4

const LONGEST_EVENT = 10
const BESIDE = 32

function inRole(day: NamedDays, text: string, language: Language, words: DateWords): DayInRole {
  const own = ownFactWords(language)
  const before = withoutWeekday(text.slice(Math.max(0, day.at - BESIDE), day.at), language)
  const endsIn = (phrases: readonly string[]) => endsInAny(before, phrases)
  // "Until we're full or January 31"
  const sooner = OR_BEFORE.exec(before)
  const isAlternative = sooner !== null && findPhrase(before.slice(0, sooner.index), own.until) !== null
  // "Before Sunday, January 10, midnight" is until the end of that day.
  const behind = text.slice(day.end).replace(YEAR_BEHIND, '')
  const isUntilMidnight = startsWithAny(behind.replace(/^[\s,(]{1,3}/u, ''), words.midnight) !== null
  // "Before Tuesday, December 15 at 2 pm" and "before December 15, noon" are on that day, too.
  const isUntilHour = AT_HOUR.test(behind) || hourBehind(behind, language) !== ''
  const isBefore = endsIn(own.before) && !isUntilMidnight && !isUntilHour
  const { refusals } = readingWords(language)
  const isByHour = endsInLastHour(before, words, words.byHour)
  const isOwn =
    isAlternative ||
    endsIn(own.before) ||
    endsIn(own.until) ||
    endsIn(words.latest) ||
    (ARTICLE_LAST.test(before) && endsInAny(before.replace(ARTICLE_LAST, ''), words.latest)) ||
    isByHour ||
    (actsIn(text, language) && endsInLastHour(before, words, words.untilHour))
  const isNamedLast = isCalledLast(text, day, language)
  const isLast =
    isNamedLast ||
    // "Orders after November 6 don't arrive in time"
    (endsIn(words.after) && findPhrase(text.slice(day.end), refusals) !== null) ||
    endsIn(words.ends) ||
    isLastOf(text, words) ||
    isLastToAct(text.slice(0, day.at), language, words) ||
    [text, text.slice(labelEnd(text, day)), withoutArticle(text, language)].some(
      (part) => startsWithAny(part, words.ends) !== null,
    ) ||
    startsWithAny(text.slice(day.end).replace(/^[\s,]{1,3}/u, ''), words.latest) !== null ||
    isLabeled(text, day, words) ||
    (endsSomething(text, day, language, words) && !endsIn(words.from))
  const role = isBefore || isOwn || isLast ? 'until' : endsIn(words.from) ? 'from' : 'on'
  return { ...day, role, isBefore, isOwn, isByHour, isCalledLast: isNamedLast }
}

const OR_BEFORE = /\s(?:or|oder|ou|o|oppure)(?:\s(?:on|am|le|el|il|bis))?\s?$/iu

/** "For the islands, the last day to order is December 10" */
function isLastToAct(before: string, language: Language, { lastDay }: DateWords): boolean {
  const phrase = namedDays(before, language).length > 0 ? null : findPhrase(before, lastDay)
  return phrase !== null && actsIn(before.slice(before.toLowerCase().lastIndexOf(phrase)), language)
}

const AT_HOUR = /^,?\s(?:at|um|à|a las|alle|alle ore)\s\d{1,2}(?![\d€$£%])/iu
const ARTICLE_LAST = /(?<=\s)(?:el|il|le|am|den|on)\s?$/iu

const withoutArticle = (text: string, language: Language): string =>
  text.slice(startsWithAny(text, readingWords(language).articles)?.length ?? 0)

const endsInAny = (before: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => endsWithPhrase(before, phrase))

const LONGEST_LABEL = 70

/** Where the words behind a label begin: "Christmas: last day to ship is December 17". */
function labelEnd(text: string, { at }: NamedDays): number {
  const colon = text.indexOf(': ')
  return colon > 0 && colon < at && colon <= LONGEST_LABEL ? colon + 2 : 0
}

/** "Order deadline for jugs: January 15" */
function isLabeled(text: string, { at }: NamedDays, { ends }: DateWords): boolean {
  const colon = text.indexOf(':')
  return (
    colon > 0 &&
    colon <= LONGEST_LABEL &&
    /^[\s:]{1,3}$/u.test(text.slice(colon, at)) &&
    findPhrase(text.slice(0, colon), ends) !== null
  )
}

const LONGEST_CLAUSE = 60

/** "The course closes for sign-ups on January 15". */
function endsSomething(text: string, day: NamedDays, language: Language, { ends, booking }: DateWords): boolean {
  const clause =
    text
      .slice(Math.max(0, day.at - LONGEST_CLAUSE), day.at)
      .split(/[,;:.]\s/u)
      .at(-1) ?? ''
  const { ordering } = ownFactWords(language)
  const isOrdering = hasWordWith(clause, [...ordering, ...booking])
  return isOrdering && namedDays(clause, language).length === 0 && findPhrase(clause, ends) !== null
}

const endsWithPhrase = (text: string, phrase: string): boolean => {
  const plain = withoutEnding(text.toLowerCase().replaceAll('’', "'"), ' ,:')
  return plain.endsWith(phrase) && !/[\p{L}\p{N}]/u.test(plain.charAt(plain.length - phrase.length - 1))
}

/** "Until Friday, the 22nd" ends in "until". */
function withoutWeekday(text: string, language: Language): string {
  const last = wordsIn(text).at(-1) ?? ''
  if (!weekdayNumbersIn(language).has(last)) return text
  const plain = text.slice(0, text.toLowerCase().replaceAll('’', "'").lastIndexOf(last))
  return plain.replace(/(?<=\p{L}\s)(?:the|den|dem|il|le|el)\s{1,3}$/u, '')
}

/** "No emails between January 1 and 6", "don't mention the sale on January 10": for the writer alone. */
function isForWriter(
  text: string,
  { language, refusals, tellingVerbs, sendWords, mandatory, noticeWords }: ReadingWords,
): boolean {
  const { mailStems, others, ordering } = ownFactWords(language)
  const refuses = findPhrase(text, refusals) !== null
  return (
    (findStem(text, mailStems) !== null &&
      (refuses ||
        (isAboutMails(text, mailStems) && !hasWordWith(text, [...ordering, ...dateWords(language).booking])))) ||
    startsWithAny(text, refusals) !== null ||
    (refuses && findPhrase(text, [...tellingVerbs, ...sendWords]) !== null) ||
    findPhrase(text, noticeWords) !== null ||
    (findPhrase(text, mandatory) !== null && findPhrase(text, others) !== null)
  )
}

const FIRST_WORDS = 5
const FEWEST_TOLD = 3

/** "Email on January 14 about the open house", but not "open house on January 14, the link comes by email". */
const isAboutMails = (text: string, mailStems: readonly string[]): boolean =>
  findStem(wordsIn(text).slice(0, FIRST_WORDS).join(' '), mailStems) !== null

/** "No lessons on January 18": nothing happens then. */
function isRefused(text: string, day: NamedDays, { refusals }: ReadingWords): boolean {
  const clause = text.slice(0, day.at).split(CLAUSE_END).at(-1) ?? ''
  // "Gluten-free" is "sin gluten".
  return (
    findPhrase(
      clause,
      refusals.filter((word) => !WITHOUT.has(word)),
    ) !== null
  )
}

const WITHOUT: ReadonlySet<string> = new Set(['without', 'ohne', 'sans', 'sin', 'senza'])

/** Whether a clause that names a day says that something is closed then, and not that it opens. */
function closes(text: string, words: ReadingWords): boolean {
  const { language } = words
  const { begins, booking } = dateWords(language)
  // A course in the school holidays is one.
  if (hasWordWith(text, booking) && namesCourse(text, language)) return false
  const [first] = namedDays(text, language)
  // "The workshop will be closed from Monday, 8 to Saturday, 13 February"
  const before = first === undefined ? '' : text.slice(0, first.at)
  if (findPhrase(before, words.closures) !== null && findPhrase(before, begins) === null) return true
  return datedClauses(text, words).some((clause) => {
    const [day] = namedDays(clause, language)
    const isClosing =
      closureAt(clause, words) !== null || findPhrase(unaccented(clause), passingWords(language).noShipping) !== null
    return isClosing && day !== undefined && findPhrase(clause.slice(0, day.at), begins) === null
  })
}
