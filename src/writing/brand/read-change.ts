import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { stopWords } from '../languages/stop-words.ts'
import { type NamedDays, YEAR_BEHIND, namedDays } from './find-days.ts'
import { EVERY_PRICE } from './read-price.ts'

/** An old and a new price as numbers: "24" and "26". */
export interface PriceStep {
  before: string
  now: string
}

export interface SaidChange {
  /** What costs more: "Morning bowl". Null where the sentence names nothing, or all prices. */
  subject: string | null
  /** Whether it is about prices, and about no thing in particular. */
  isOfAll: boolean
  steps: readonly PriceStep[]
  /** The first old and new price with their currency. */
  before: string | null
  now: string | null
  /** How much more it costs: "4 %", "£3". */
  more: string | null
  /** Whether the new price comes first: "$9, it was $8.50". */
  isNowFirst: boolean
}

const LONGEST = 240
/** A new price of the same thing isn't more than twice the old one. */
const MOST_DEARER = 2
const LONGEST_NUMBER = 20
const MOST_BETWEEN = 48
const MOST_BEHIND = 24

interface Amount {
  at: number
  end: number
  number: string
  value: number
  /** As it's written with its currency. */
  money: string | null
}

/** What a sentence says of a price that changes. */
export function changeIn(sentence: string, language: Language): SaidChange {
  const text = sentence.slice(0, LONGEST)
  const amounts = amountsOf(text, language)
  const pairs = pairsOf(amounts, text, language)
  const [first] = pairs
  const priced = amounts.filter(({ money }) => money !== null)
  const [single, another] = pairs.length === 0 ? priced : []
  const added = priced.find((amount) => isOnTop(amount, text, language)) ?? null
  const only = single !== undefined && another === undefined && added === null ? single : null
  const money = first?.now.money ?? first?.before.money ?? null
  const printed = (amount: Amount) => amount.money ?? money?.replace(NUMBER, () => amount.number) ?? null
  const subject = subjectOf(first === undefined ? text : clauseOf(first, amounts, text, language), language)
  const isOfAll = subject === null ? namesPrices(text, language) : isPrice(subject, language)
  return {
    subject: isOfAll ? null : subject,
    isOfAll,
    steps: pairs.map(({ before, now }) => ({ before: before.number, now: now.number })),
    before: first === undefined ? null : printed(first.before),
    now: first === undefined ? (only?.money ?? null) : printed(first.now),
    more: pairs.length > 0 || only !== null ? null : (added?.money ?? PERCENT.exec(text)?.[0] ?? null),
    isNowFirst: first !== undefined && first.now.at < first.before.at,
  }
}

/**
 * Where a sentence tells the new prices of several things, the part of the one whose old price it tells, too: "the plan to
 * £12, and who's on it stays at £11.50" of "service to £99 and the plan to £12, and …". Otherwise the whole sentence.
 */
function clauseOf({ before, now }: Pair, amounts: readonly Amount[], text: string, language: Language): string {
  const start = Math.min(before.at, now.at)
  const last = amounts.findLast((amount) => amount.money !== null && amount.end <= start)
  if (last === undefined) return text
  const between = text.slice(last.end, start)
  const { joiners } = readingWords(language)
  const [cut] = [...between.matchAll(/,\s|\s(\p{L}{1,3}|&)\s/gu)].filter(
    ({ 1: joiner }) => joiner === undefined || joiners.includes(joiner.toLowerCase()),
  )
  return cut === undefined ? text : text.slice(last.end + cut.index + cut[0].length)
}

/** "5 € more", "goes up $1" */
function isOnTop({ at, end }: Amount, text: string, language: Language): boolean {
  const { increments, risesBy } = dateWords(language)
  const before = text.slice(0, at).trimEnd().toLowerCase()
  return (
    startsWithAny(text.slice(end), increments) !== null ||
    [...increments, ...risesBy].some((phrase) => before.endsWith(` ${phrase}`))
  )
}

const PERCENT = /(?<![\d.,])\d{1,2}(?:[.,]\d)?\s?%/u
const NUMBER = /\d{1,6}(?:[.,]\d{1,3})?/u
const BARE = /(?<![\d.,/:])\d{1,5}(?:[.,]\d{1,2})?(?![\d%]|[.,/:]\d|\s?%)/gu

/** "1.200,50" and "8.50" */
export function valueOf(number: string): number {
  const [, whole = number, cents = '0'] = /^(.*)[.,](\d{1,2})$/u.exec(number.slice(0, LONGEST_NUMBER)) ?? []
  return Number(`${whole.replace(/\D+/gu, '')}.${cents}`)
}

/** Prices, and the numbers beside them that leave out their currency: "from 24 to €26". */
function amountsOf(text: string, language: Language): Amount[] {
  const days = namedDays(text, language)
  const isDay = (at: number) => days.some((day) => at >= day.at && at < endWithYear(day, text))
  const priced = [...text.matchAll(EVERY_PRICE)].map(({ 0: money, index }): Amount => {
    const number = NUMBER.exec(money)![0]
    return { at: index, end: index + money.length, number, value: valueOf(number), money: money.trim() }
  })
  const bare = [...text.matchAll(BARE)]
    .filter(({ index }) => !isDay(index) && !priced.some(({ at, end }) => index >= at && index < end))
    .map(({ 0: number, index }): Amount => ({
      at: index,
      end: index + number.length,
      number,
      value: valueOf(number),
      money: null,
    }))
    .filter((amount) => isBesideAPrice(amount, priced, text, language))
  return [...priced, ...bare].toSorted((left, right) => left.at - right.at)
}

/** "24 to €26", "124 statt 119 €" */
function isBesideAPrice(amount: Amount, priced: readonly Amount[], text: string, language: Language): boolean {
  const links = linksOf(dateWords(language))
  const isLink = (between: string) => links.has(wordsIn(between).join(' '))
  return priced.some(
    ({ at, end }) =>
      (at > amount.end && isLink(text.slice(amount.end, at))) ||
      (amount.at > end && isLink(text.slice(end, amount.at)) && !/^\s?\p{L}/u.test(text.slice(amount.end))),
  )
}

/** "Goes to" ends in the word between two prices. */
const linksOf = oncePer(
  ({ steps, upTo }: DateWords): ReadonlySet<string> =>
    new Set([...steps, ...upTo.map((phrase) => phrase.split(' ').at(-1)!)]),
)

interface Pair {
  before: Amount
  now: Amount
}

/** The prices of one thing before and after the day. "Small dogs $55, large dogs $80" is none. */
function pairsOf(amounts: readonly Amount[], text: string, language: Language): Pair[] {
  const words = dateWords(language)
  const links = [...linksOf(words), ...words.afterwards, ...ownFactWords(language).until]
  const pairs: Pair[] = []
  for (let at = 0; at + 1 < amounts.length; at += 1) {
    const [one, other] = [amounts[at]!, amounts[at + 1]!]
    const between = text.slice(one.end, other.at)
    const behind = text.slice(other.end, Math.min(amounts[at + 2]?.at ?? text.length, other.end + MOST_BEHIND))
    const isLinked = between.length <= MOST_BETWEEN && findPhrase(`${between} ${behind}`, links) !== null
    const [before, now] = one.value < other.value ? [one, other] : [other, one]
    if (!isLinked || before.value === now.value || now.value > before.value * MOST_DEARER) continue
    pairs.push({ before, now })
    at += 1
  }
  return pairs
}

const MOST_WORDS = 6
const SHORTEST_WORD = 3
/** What is between the parts of a sentence. The period of "Nr. 3" is none. */
const MOST_PARTS = 16
const BREAKS = /¦|[,;:()]\s?|\s[–—]\s/u

/**
 * What a sentence says of what costs more: it is before the verb, or behind it where that comes first. What stays as it is
 * doesn't cost more.
 */
function subjectOf(text: string, language: Language): string | null {
  const parts = withoutDays(text, language).split(BREAKS, MOST_PARTS)
  // Behind the prices, owners tell their reasons: "peat is dearer again".
  const last = parts.findLastIndex((part) => /\d/u.test(part))
  for (const part of last < 0 ? parts : parts.slice(0, last + 1)) {
    if (findPhrase(part, dateWords(language).unchanged) !== null) continue
    const name = subjectIn(part, language)
    if (name !== null) return capitalized(name)
  }
  return null
}

function subjectIn(part: string, language: Language): string | null {
  const { rising, costing, upTo } = dateWords(language)
  const tokens = part.trim().split(/\s+/u)
  const changes = [...upTo, ...rising, ...costing].filter((phrase) => !isPrice(phrase, language))
  const foundAt = (phrases: readonly string[]) =>
    tokens
      .map((_, at) => ({ at, phrase: startsWithAny(tokens.slice(at).join(' '), phrases) }))
      .find(({ phrase }) => phrase !== null) ?? null
  const verb = foundAt(changes) ?? foundAt(readingWords(language).verbs)
  if (verb === null) return nameOf(tokens, language)
  const behind = verb.at + verb.phrase!.trim().split(/\s+/u).length
  return (
    nameOf(tokens.slice(0, verb.at), language) ??
    nameOf(tokens.slice(behind), language) ??
    // "New postage"
    (rising.includes(verb.phrase!.trim().toLowerCase()) ? nameOf(tokens.slice(verb.at + 1, behind), language) : null)
  )
}

/** A name without its article, up to the next number or preposition: "walnut board" of "the price of the walnut board". */
function nameOf(tokens: readonly string[], language: Language): string | null {
  const { small, from, prices } = dateWords(language)
  const words = readingWords(language)
  const lead = new Set(
    [...small, ...from, ...words.articles, ...words.openers, ...words.sellers].flatMap((phrase) => wordsIn(phrase)),
  )
  const isLead = (token: string, at: number) => {
    const [word = ''] = wordsIn(token)
    const isBehindPrice = at > 0 && words.nameBreaks.includes(word)
    return lead.has(word) || prices.includes(word) || isBehindPrice
  }
  const start = tokens.findIndex((token, at) => !isLead(token, at))
  const rest = start < 0 ? [] : tokens.slice(start)
  const isBreak = (token: string) =>
    (/^[\d$€£]/u.test(token) && !SIZE.test(token)) ||
    (words.nameBreaks.includes(token.toLowerCase()) && !words.genitives.includes(token.toLowerCase()))
  const end = rest.findIndex((token, at) => at > 0 && isBreak(token) && !isMeasure(rest, at))
  const own = (end < 0 ? rest : rest.slice(0, end)).map((token) => token.replace(/[.,;:]$/u, ''))
  const isEnd = (word: string) => lead.has(word) || prices.includes(word)
  while (own.length > 0 && isEnd(wordsIn(own.at(-1)!)[0] ?? '')) own.pop()
  const name = own.join(' ').replace(ELIDED, '')
  const weekdays = weekdayNumbersIn(language)
  const isName =
    own.length > 0 &&
    own.length <= MOST_WORDS &&
    (/^\p{L}/u.test(name) || SIZE.test(name) || isMeasure(own, 0)) &&
    !wordsIn(name).every((word) => weekdays.has(word)) &&
    wordsIn(name).some((word) => word.length >= SHORTEST_WORD && !stopWords(language).has(word))
  return isName ? name : null
}

/** "9-cm-Topf" */
const SIZE = /^\d{1,4}-\p{L}/u
/** "L'abonnement" */
const ELIDED = /^\p{L}{1,4}['’]/u

/** "Garrafa de 5 l" has its size in its name. */
const isMeasure = (tokens: readonly string[], at: number): boolean =>
  /^\d{1,4}(?:[.,]\d)?$/u.test(tokens[at]!) && /^(?:l|kg|g|ml|cl|cm|m|oz|lb)$/iu.test(tokens[at + 1] ?? '')

const isPrice = (name: string, language: Language): boolean =>
  wordsIn(name).some((word) => dateWords(language).prices.includes(word)) &&
  tellingStems(name, language).isSubsetOf(stemsOfPrices(readingWords(language)))

const stemsOfPrices = oncePer(({ language }: ReadingWords): ReadonlySet<string> => {
  const { prices, rising } = dateWords(language)
  return tellingStems([...prices, ...rising].join(' '), language)
})

/** "From February 1 at new prices" */
const namesPrices = (text: string, language: Language): boolean =>
  wordsIn(text).some((word) => dateWords(language).prices.includes(word))

function withoutDays(text: string, language: Language): string {
  let plain = text
  for (const day of namedDays(text, language).toReversed()) {
    plain = `${plain.slice(0, day.at)}¦${plain.slice(endWithYear(day, plain))}`
  }
  return plain
}

const LONGEST_YEAR = 12

/** Where a day ends with the year behind it. */
const endWithYear = ({ end }: Pick<NamedDays, 'end'>, text: string): number =>
  end + (YEAR_BEHIND.exec(text.slice(end, end + LONGEST_YEAR))?.[0].length ?? 0)
