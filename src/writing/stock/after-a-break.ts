import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { daysUntil } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { printedDate } from '../brand/printed-date.ts'
import { readDate } from '../brand/read-dates.ts'
import { type OnDay } from '../brand/dated-fact.ts'
import { readPrice } from '../brand/read-price.ts'
import { findPhrase, hasWordWith, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { datedFacts } from './dated-facts.ts'
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
        ...factOf(fact, sentences),
      },
      lines: nextAfter(fact.days!.to, left),
    })),
  }
}

interface Sentence {
  text: string
  printed: string
}

const MOST_SENTENCES = 2

function factOf({ slots: { fact: own }, days }: ToldFact, sentences: readonly Sentence[]): ToldFact['slots'] {
  if (sentences.length > 0) {
    const said = sentences.slice(0, MOST_SENTENCES).map(({ printed }) => printed)
    return { fact: said.join(' ') }
  }
  return own === undefined || days === null ? {} : { fact: own }
}

const MOST_DAYS_AFTER = 5
const FIRST_WORDS = 5
/** What people come to, order or pay has its own email. */
const OF_RETURNS: ReadonlySet<OnDay | undefined> = new Set(['reopening', 'opening', 'notice', undefined])

/** What the phrases say of the first days after a break: "orders from the break ship on January 4". */
function sentencesAfter({ days }: ToldFact, { facts, language }: BrandBrief): Sentence[] {
  if (days === null) return []
  const found = facts.say.flatMap((text) => {
    const said = withoutBreak(text, days.from, language)
    const named = namedDays(said, language)
    const isSoon = named.every(({ from }) => isWithin(daysUntil(days.to, from), MOST_DAYS_AFTER))
    if (named.length === 0 || !isSoon || !isOfReturn(said, language)) return []
    const printed = printedDate(said, language)
    return printed === null ? [] : [{ text, printed, day: named[0]!.from }]
  })
  return found.toSorted((one, other) => daysUntil(days.to, one.day) - daysUntil(days.to, other.day))
}

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
