import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, weekdayNumbersIn } from '#shared/day-names.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { yearDay } from '#shared/year-days.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { remembered } from '../gate/remembered.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { datedClauses } from './closed-words.ts'
import { datedEntries } from './dated-entries.ts'
import { behindJoiner, datedListOf, datedPartsOf, earlierFor, furtherDeadlines } from './dated-parts.ts'
import { comingDaysIn } from './days-of-story.ts'
import { withDetails, withoutDetails } from './date-details.ts'
import { wholeSentences } from './whole-sentences.ts'
import { separateDates } from './separate-dates.ts'
import { piecesOf, withoutBrackets } from './list-pieces.ts'
import { type DatedFact, type DayInRole, LONGEST, type OnDay, said } from './dated-fact.ts'
import { closes, isCanceled, isForWriter, isRefused, isUsual, noticed } from './quiet-days.ts'
import { inMonth, onSale, priced } from './day-prices.ts'
import { ordered, signedUp } from './day-orders.ts'
import { arrives, happening } from './day-happenings.ts'
import { inRole } from './day-roles.ts'
import { namesAny } from './day-words.ts'

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
  const further: string[] = []
  for (const given of withDetails(piecesOf(text).pieces, language)) {
    const piece = withMonth(withoutLabel(given, words), language)
    const entries = datedEntries(piece, language)
    for (const each of entries ?? [piece]) {
      yield
      parts.push(...separateDates(each, language, actsBy).map((part) => ({ part, isEntry: entries !== null })))
    }
    further.push(...furtherDeadlines(piece, language))
  }
  const pieces = parts.map(({ part }) => part)
  const datesAt = ({ part: piece, isEntry }: (typeof parts)[number], at: number): readonly DatedFact[] => {
    if (isEntry) return withFurther(readDate(piece, language), piece, language)
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
    const isOfOthers = isOfCustomers && findPhrase(piece, ownFactWords(language).others) !== null
    if (continues || isOfOthers) return fact === null ? [] : [fact]
    return withFurther(fact, piece, language)
  }
  const dates: DatedFact[] = []
  for (const [at, each] of parts.entries()) {
    yield
    dates.push(...datesAt(each, at))
  }
  for (const text of further) {
    yield
    const date = readDate(text, language)
    const isNew = date?.what === 'deadline' && dates.some(({ what }) => what === 'deadline')
    if (isNew && !dates.some(({ days }) => days.from === date.days.from)) dates.push(date)
  }
  return dates
}

/** "The workshop on January 9, canceled": a clause about a day, or one that begins so. */
function isDayCanceled(piece: string, language: Language): boolean {
  const { cancelled } = dateWords(language)
  return datedClauses(piece, { language }).some((clause) =>
    namedDays(clause, language).length > 0
      ? findPhrase(clause, cancelled) !== null
      : startsWithAny(clause, cancelled) !== null,
  )
}

/** What a sentence says of its day, and where it says nothing as a whole or several things, what it says of each. */
function withFurther(fact: DatedFact | null, piece: string, language: Language): readonly DatedFact[] {
  const days = namedDays(piece, language)
  if (days.length === 0) return []
  const dateOf = (text: string) => readDate(text, language)
  const listed = datedListOf(piece, language)?.map(dateOf) ?? []
  const isNew = (each: DatedFact | null) => each !== null && NEWS.has(each.what)
  if (listed.length > 1 && listed.every((each) => each !== null)) return listed
  if (fact?.what === 'sale' && days.length > 1) {
    const earlier = earlierFor(piece, fact.name, fact.days.from, language).map(dateOf)
    return [fact, ...earlier, ...behindJoiner(piece, language).map(dateOf).filter(isNew)].filter(
      (each) => each !== null,
    )
  }
  const saysLittle = fact === null || (fact.what === 'notice' && !fact.isAside && days.length > 1)
  if (!saysLittle || closes(piece, readingWords(language)) || isDayCanceled(piece, language)) {
    return fact === null ? [] : [fact]
  }
  const parts = datedPartsOf(piece, language).flatMap((texts) => {
    const found = texts.map(dateOf).filter((each) => each !== null)
    return found.find(({ what }) => what !== 'notice') ?? found[0] ?? []
  })
  const told = parts.filter(({ what, isAside }) => what !== 'notice' && !isAside)
  return told.length > 0 ? told : fact === null ? [] : [fact]
}

const NEWS: ReadonlySet<OnDay> = new Set(['opening', 'event', 'start'])
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
    const [clause = ''] = piece
      .slice(0, at)
      .split(/[,;:]\s/u)
      .slice(-1)
    const isOver = findPhrase(clause, dateWords(language).lastYear) !== null
    return !isNamed && !isOver && Number(number.replace(/\D+/gu, '')) <= Number(day.from.slice(3))
      ? `${number} ${month}`
      : number
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
  const named = namedDays(text, language)
  const days = named.length === 0 ? named : comingDaysIn(text, language)
  if (named.length === 0) return isForWriter(text, reading) ? null : inMonth(text, language, words)
  if (days.length === 0) return null
  const found = days.map((day) => inRole(narrowed(day, text, language), text, language, words))
  const note = noticed(text, found, language, words)
  if (note !== null) return note
  const isForOthersLater = days.length > 1 && findPhrase(text, words.everyone) !== null
  if ((!isForOthersLater && isForWriter(text, reading)) || isUsual(text, days[0]!.end, words, reading)) return null
  if (closes(text, reading)) return ownReopening(text, found, language, said) ?? besideClosing(text, reading)
  if (isRefused(text, days[0]!, reading) || isCanceled(text, language, words)) return null
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
  if (isThingBack(text, day, language, words)) return null
  return { ...said(text, day), what: 'reopening', name: null, days: { from: day.from, to: day.to } }
}

/** "The winter blend is back in the shop on November 10" tells of a thing, and neither of the shop nor of "we". */
function isThingBack(text: string, day: DayInRole, language: Language, words: DateWords): boolean {
  const { articles, sellers, ownVerbEnds } = readingWords(language)
  const [sentence = ''] = wholeSentences(text, language)
  const isOurs = (word: string) => sellers.includes(word) || ownVerbEnds.some((end) => word.endsWith(end))
  const subject = sentence.slice(0, day.at)
  return (
    (arrives(day, text, language, words) || findPhrase(subject, words.arriving) !== null) &&
    !wordsIn(sentence).some(isOurs) &&
    startsWithAny(subject, articles) !== null &&
    !namesAny(subject.replace(ARRIVAL, ''), [...words.places, ...words.held], language)
  )
}

/** "back in the shop on": where the thing is. */
const ARRIVAL = /\s(?:in|im|en|à|al|a)\s.{1,60}$/iu
