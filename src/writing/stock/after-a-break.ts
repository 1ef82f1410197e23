import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { daysUntil } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { printedDate } from '../brand/printed-date.ts'
import { dayFirst, readDate } from '../brand/read-dates.ts'
import type { DatedFact, OnDay } from '../brand/dated-fact.ts'
import { partsAtCommas } from '../brand/list-pieces.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { namedMonths } from '../brand/read-season.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { readPrice } from '../brand/read-price.ts'
import { findPhrase, hasWordWith, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { datedFacts } from './dated-facts.ts'
import { changeOf } from './price-changes.ts'
import { saysOnlyBack } from './resting-days.ts'
import { speaksAlone } from './speaks-alone.ts'
import type { ToldFact } from './told-fact.ts'

type DatedFacts = ReturnType<typeof datedFacts>

/** The first days of what is there again, with what comes next. Days on which only that begins again have no other email. */
export function afterBreaks(
  closings: readonly ToldFact[],
  dated: DatedFacts,
  brief: BrandBrief,
): Pick<DatedFacts, 'reopening' | 'opening' | 'notice'> {
  const breaks = closings.length > 0 ? closings : dated.reopening
  const returns = breaks.map((fact) => ({ fact, sentences: sentencesAfter(fact, brief) }))
  const told = new Map(
    returns.flatMap(({ fact, sentences }) => sentences.map(({ text }) => [text, fact.name] as const)),
  )
  const without = (facts: readonly ToldFact[]) =>
    facts.map((fact) => (told.has(fact.name) ? { ...fact, toldIn: told.get(fact.name)! } : fact))
  const left = { ...dated, opening: without(dated.opening), notice: without(dated.notice) }
  return {
    opening: left.opening,
    notice: left.notice,
    reopening: returns.map(({ fact, sentences }) => ({
      ...fact,
      slots: {
        ...fact.slots,
        moment: ownFactWords(brief.language).back[speaksAlone(brief) ? 'alone' : 'together'],
        ...factOf(fact, sentences, nextAfter(fact.days!.to, left), brief),
      },
      lines: nextAfter(fact.days!.to, left),
    })),
  }
}

interface Sentence {
  text: string
  printed: string
}

interface DatedSentence extends Sentence {
  day: string
  isPrice: boolean
}

const MOST_SENTENCES = 3

function factOf(
  { slots: { fact: own }, days }: ToldFact,
  sentences: readonly Sentence[],
  next: readonly string[],
  { language }: BrandBrief,
): ToldFact['slots'] {
  if (sentences.length > 0) {
    const said = sentences.map(({ printed }) => printed)
    return { fact: said.join(' ') }
  }
  if (own !== undefined && days !== null) return { fact: own }
  return next.length > 0 ? {} : { fact: ownFactWords(language).waited }
}

const MOST_DAYS_AFTER = 5
const LEAST_OWN = 3
const FIRST_WORDS = 5
/** What people come to, order or pay has its own email. */
const OF_RETURNS: ReadonlySet<OnDay | undefined> = new Set(['reopening', 'opening', 'notice', undefined])

/**
 * What the phrases say of the first days after a break, and what began in it or on its first day: "orders from the break
 * ship on January 4", a new price, sign-ups that have opened.
 */
function sentencesAfter({ days }: ToldFact, brief: BrandBrief): Sentence[] {
  if (days === null) return []
  const { facts, language } = brief
  const found = facts.say.flatMap((text): DatedSentence[] => {
    const began = beganIn(text, days, brief)
    if (began !== null) return [began]
    const said = clauseAfter(withoutBreak(text, days.from, language), days, language)
    const named = namedDays(said, language)
    const isSoon = named.every(({ from }) => isWithin(daysUntil(days.to, from), MOST_DAYS_AFTER))
    // What comes out some days later has its own email on its day.
    const isOwn =
      readDate(said, language)?.what === 'opening' && named.some(({ from }) => daysUntil(days.to, from) > LEAST_OWN)
    if (named.length === 0 || !isSoon || isOwn || !isOfReturn(said, language)) return []
    if (said !== text && saysOnlyBack(said, language)) return []
    const printed = printedDate(capitalized(said), language)
    return printed === null ? [] : [{ text, printed, day: named[0]!.from, isPrice: false }]
  })
  const place = ({ day, isPrice }: (typeof found)[number]) => daysUntil(days.from, day) + (isPrice ? LAST : 0)
  const inOrder = found.toSorted((one, other) => place(one) - place(other))
  return [...inOrder.slice(0, MOST_SENTENCES), ...stillClosed(days, brief)]
}

/** What people can do comes before what costs more. */
const LAST = 366

const MOST_MONTHS_CLOSED = 6

/** What the brand says of a part that stays closed: "the yard is open again from April". */
function stillClosed({ to }: YearRange, { facts, language }: BrandBrief): Sentence[] {
  const { openAgain, places } = dateWords(language)
  const month = Number(to.slice(0, 2))
  return facts.say.flatMap((text) => {
    const part = wholeSentences(text, language)
      .flatMap((sentence) => partsAtCommas(sentence))
      .find((each) => {
        const [later, another] = namedMonths(each, language)
        const left = later === undefined ? 0 : (later - month + 12) % 12
        const isLater = another === undefined && left > 0 && left <= MOST_MONTHS_CLOSED
        return isLater && namedDays(each, language).length === 0 && saysBoth(each, openAgain, places)
      })
    return part === undefined ? [] : [{ text: '', printed: `${withoutPeriod(capitalized(part))}.` }]
  })
}

const saysBoth = (text: string, verbs: readonly string[], places: readonly string[]): boolean =>
  findPhrase(text, verbs) !== null && findPhrase(text, places) !== null

/** "Last box on December 22, the first one ships on January 5": only the second part is about the days after a break. */
function clauseAfter(text: string, { to }: YearRange, language: Language): string {
  const isAfter = ({ from }: { from: string }) => isWithin(daysUntil(to, from), MOST_DAYS_AFTER)
  if (namedDays(text, language).every(isAfter)) return text
  const parts = wholeSentences(text, language).flatMap((sentence) => partsAtCommas(sentence))
  const isOnlyAfter = (part: string) => {
    const named = namedDays(part, language)
    return named.length > 0 && named.every(isAfter)
  }
  const [own, another] = parts.filter(isOnlyAfter)
  return own === undefined || another !== undefined || wordsIn(own).length < FEWEST_WORDS ? text : own
}

const FEWEST_WORDS = 6

/** A price that is new, or a sign-up that has opened, since the break began. */
function beganIn(text: string, days: YearRange, brief: BrandBrief): DatedSentence | null {
  const { language } = brief
  const dated = readDate(dayFirst(text, language), language)
  const since = dated?.what === 'dearer' ? changeOf(brief, dated)?.since : opensOn(dated, language)
  if (since === undefined || since === null) return null
  const isNew = daysUntil(days.from, since) <= daysUntil(days.from, days.to) + 1
  const printed = isNew ? printedDate(dated!.text, language) : null
  return printed === null ? null : { text, printed, day: since, isPrice: dated?.what === 'dearer' }
}

/** The day on which sign-ups open, where a sentence is about nothing else. */
function opensOn(dated: Readonly<DatedFact> | null, language: Language): string | null {
  if (dated === null || !OPENING.has(dated.what) || !hasWordWith(dated.text, dateWords(language).booking)) return null
  const isAlone = namedDays(dated.text, language).length === 1 && dated.others.length === 0 && dated.by === null
  return isAlone && findPhrase(dated.text, dateWords(language).begins) !== null ? dated.days.from : null
}

const OPENING: ReadonlySet<OnDay> = new Set(['opening', 'start'])

const isWithin = (count: number, most: number): boolean => count > 0 && count <= most

function isOfReturn(text: string, language: Language): boolean {
  const { closures } = readingWords(language)
  const isClosing = findPhrase(wordsIn(text).slice(0, FIRST_WORDS).join(' '), closures) !== null
  const isOrder = hasWordWith(text, dateWords(language).booking)
  return !isClosing && !isOrder && readPrice(text) === null && OF_RETURNS.has(readDate(text, language)?.what)
}

/** "Orders that come in while we're closed (December 20 to January 3) ship on January 4" without the brackets. */
const withoutBreak = (text: string, first: string, language: Language): string =>
  text.replace(BRACKETS, (part) => (namedDays(part, language).some(({ from }) => from === first) ? '' : part))

const BRACKETS = /\s\([^()]{1,80}\)/gu

const NEXT = [
  'event',
  'start',
  'opening',
  'deadline',
  'dearer',
  'notice',
] as const satisfies readonly (keyof DatedFacts)[]
const ENDING: ReadonlySet<keyof DatedFacts> = new Set(['deadline', 'dearer'])
const DAYS_AHEAD = 28
const MOST_NEXT = 2

/** The next own days behind a break, in the sentences that tell them. */
function nextAfter(last: string, dated: DatedFacts): string[] {
  const coming = NEXT.flatMap((what) =>
    dated[what].flatMap(({ days, slots: { fact }, toldIn }) => {
      const left = days === null ? 0 : daysUntil(last, ENDING.has(what) ? days.to : days.from)
      return fact !== undefined && toldIn === null && isWithin(left - 1, DAYS_AHEAD) ? [{ left, fact }] : []
    }),
  )
  const inOrder = coming.toSorted((one, other) => one.left - other.left).map(({ fact }) => fact)
  return [...new Set(inOrder)].slice(0, MOST_NEXT)
}

const LONGEST_BEFORE = 8

/** The last day to order before a closing. */
export function lastOrderBefore(closing: ToldFact, deadlines: readonly ToldFact[]): string | null {
  const first = closing.days!.from
  const open = deadlines.filter(({ days }) => days !== null && daysUntil(days.to, first) <= LONGEST_BEFORE)
  const latest = open.toSorted((one, other) => daysUntil(one.days!.to, first) - daysUntil(other.days!.to, first))[0]
  return latest?.slots.fact ?? null
}
