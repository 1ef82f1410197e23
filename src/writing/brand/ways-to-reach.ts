import type { Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import {
  type Channel,
  CHANNELS,
  type NumberChannel,
  type PracticalWords,
  practicalWords,
} from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { namedDays } from './find-days.ts'
import { piecesOf } from './list-pieces.ts'

const LONGEST = 600
const LONGEST_BETWEEN = 24
const FEWEST_CHANNELS = 2

/** A number behind a channel. A date and a price have another form. */
const NUMBER = /^(?:\+\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]?)?\d(?:[\s./-]?\d){6,13}(?![\d%€$£])/u
const BEFORE_NUMBER = 16

interface Named {
  channel: Channel
  at: number
  end: number
}

interface Chain {
  links: { channel: Channel; number: string | null }[]
  at: number
  end: number
}

export interface Reach {
  /** "Call or text: 218-555-0143" */
  text: string
  quote: string
}

/**
 * How people get in touch, in a neutral sentence: "Call or text: 218-555-0143". The first text tells how people buy, so it
 * may name ways without a number: "To order: online or by phone". From the others, only a number behind its channel counts.
 */
export function readReach(buying: string, others: readonly string[], language: Language): Reach[] {
  const words = practicalWords(language)
  const found = [buying, ...others].flatMap((text, at) =>
    piecesOf(text).pieces.flatMap((piece) => {
      const said = piece.slice(0, LONGEST)
      if (findPhrase(said, words.hidden) !== null || refusesOnline(said, language)) return []
      return chainsIn(said, language).flatMap((chain) => {
        const reach = sentenceOf(chain, said, at === 0, language)
        return reach === null ? [] : [{ text: reach, quote: piece, hasNumber: /\d/u.test(reach) }]
      })
    }),
  )
  const byNumber = found.filter(({ hasNumber }) => hasNumber)
  // A number says more than that people call.
  return (byNumber.length > 0 ? byNumber.slice(0, MOST_NUMBERS) : found.slice(0, 1)).map(({ text, quote }) => ({
    text,
    quote,
  }))
}

const MOST_NUMBERS = 2

/**
 * Whether a sentence says that no one orders or books online: "No one books online, we haven't got that". It's about no
 * other use of the internet: "You can't smell online".
 */
export function refusesOnline(text: string, language: Language): boolean {
  const words = practicalWords(language)
  const { refusals } = readingWords(language)
  return text
    .slice(0, LONGEST)
    .split(CLAUSE_END)
    .some(
      (clause) =>
        findPhrase(clause, words.channels.online) !== null &&
        findStem(clause, [...words.orderStems, ...words.bookStems]) !== null &&
        findPhrase(clause, [...words.nobody, ...refusals]) !== null,
    )
}

/**
 * Whether a phrase of the sheet tells how to get in touch, in our words or in those that the owner made of them. "Call
 * 989-555-0142 by November 18" is about a day.
 */
export function tellsReach(text: string, language: Language): boolean {
  const words = practicalWords(language)
  const said = text.slice(0, LONGEST)
  if (namedDays(said, language).length > 0) return false
  const isOurs = [words.toOrder, words.toBook, words.toAsk].some((form) => said.startsWith(form.split('{')[0]!))
  return isOurs || chainsIn(said, language).some(({ links }) => links.some(({ number }) => number !== null))
}

/** A text without the part that names its channels: of "order by phone 0123 45678. Deposit 20 €", the deposit. */
export function behindChannels(text: string, language: Language): string {
  const chain = chainsIn(text.slice(0, LONGEST), language).at(-1)
  if (chain === undefined) return text
  // The bracket around a number ends behind it: "by phone (0123 45678, Mon to Fri)".
  const rest = text.slice(chain.end).replace(/^([^()]{0,80})\)/u, '$1')
  const isAll = wordsIn(rest).length === 0 && wordsIn(text.slice(0, chain.at)).length <= 1
  return isMentioned(chain) || isAll ? rest : text
}

/** Whether a text names a way to get in touch. */
export const namesChannel = (text: string, language: Language): boolean =>
  namedIn(text.slice(0, LONGEST), practicalWords(language)).length > 0

const isMentioned = ({ links }: Chain): boolean =>
  links.length >= FEWEST_CHANNELS || links.some(({ number }) => number !== null)

const patternOf = oncePer(
  ({ channels }: PracticalWords): RegExp =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?:${CHANNELS.flatMap((channel) => channels[channel])
        .toSorted((left, right) => right.length - left.length)
        .map((word) => RegExp.escape(word))
        .join('|')})(?![\p{L}\p{N}])`,
      'giu',
    ),
)

function namedIn(text: string, words: PracticalWords): Named[] {
  return [...text.matchAll(patternOf(words))].map((match) => {
    const word = match[0].toLowerCase()
    const channel = CHANNELS.find((each) => words.channels[each].includes(word))!
    return { channel, at: match.index, end: match.index + match[0].length }
  })
}

/** Channels that follow each other: "by phone 0123 45678, fax or WhatsApp". */
function chainsIn(text: string, language: Language): Chain[] {
  const words = practicalWords(language)
  const { joiners, nameBreaks, articles, sellers, premises, shopWords } = readingWords(language)
  const small = new Set([words.between, joiners, nameBreaks, articles, sellers, premises, shopWords].flat())
  const isVerbBehindJoiner = (word: string, between: string) =>
    wordsIn(between).some((other) => joiners.includes(other)) &&
    findStem(word, [...words.orderStems, ...words.bookStems]) !== null
  const isSmall = (between: string) =>
    between.length <= LONGEST_BETWEEN &&
    !/[.;!?]\s/u.test(between) &&
    // "Call, text or book online"
    wordsIn(between).every((word) => small.has(word) || isVerbBehindJoiner(word, between))
  const chains: Chain[] = []
  for (const { channel, at, end } of namedIn(text, words)) {
    const rest = text.slice(end)
    const [person = ''] = PERSON.exec(rest) ?? []
    const behind = numberBehind(rest.slice(person.length), small)
    const number = behind === null ? null : { ...behind, length: behind.length + person.length }
    const before = chains.at(-1)
    const link = { channel, number: number?.written ?? null }
    const close = end + (number?.length ?? 0)
    if (before !== undefined && isSmall(text.slice(before.end, at))) {
      before.links.push(link)
      before.end = close
    } else chains.push({ links: [link], at, end: close })
  }
  return chains
}

/** "By phone, ask for Ms. Oltmanns (04471 5508-20)", "WhatsApp a Silvia, 333 555 0148", "on appelle Nadia au 02 99 55 01 23" */
const PERSON =
  /^\s(?:(?:bei|with|ask for|chez|con|da|to|a)\s)?(?:\p{Lu}[\p{L}.'’-]{1,20},?\s){1,3}(?:(?:au|al|unter|on|at)\s)?(?=[(+\d])/u

function numberBehind(rest: string, small: ReadonlySet<string>): { written: string; length: number } | null {
  const from = /[+\d]|\(\d{1,5}\)/u.exec(rest.slice(0, BEFORE_NUMBER))?.index ?? -1
  if (from < 0 || /[.;!?,]\s/u.test(rest.slice(2, from))) return null
  if (!wordsIn(rest.slice(0, from)).every((word) => small.has(word))) return null
  const written = NUMBER.exec(rest.slice(from, from + LONGEST_NUMBER))?.[0]
  return written === undefined ? null : { written, length: from + written.length }
}

const LONGEST_NUMBER = 40
/** Behind a channel, they may have the same number. A fax rarely has that of a phone, and no one reads an email there. */
const SHARE: ReadonlySet<Channel> = new Set<Channel>(['phone', 'text', 'whatsapp'])
/** What people may use as well as a number. */
const BESIDE: ReadonlySet<Channel> = new Set<Channel>(['online', 'there'])

function sentenceOf(given: Chain, text: string, isOfBuying: boolean, language: Language): string | null {
  const words = practicalWords(language)
  const before = clauseBefore(text, given.at)
  if (findPhrase(before, readingWords(language).refusals) !== null) return null
  const chain = withoutLimited(given, text, words)
  if (chain === null) return null
  const { links } = chain
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  if (links.some(({ number }) => number !== null)) return byNumber(chain, words, list)
  if (!isOfBuying) return null
  const behind = text.slice(chain.end).split(CLAUSE_END, 1)[0]!
  if (findPhrase(behind, readingWords(language).only) !== null) return null
  const around = `${before} ${text.slice(chain.at, chain.end)} ${behind}`
  const orders = findStem(around, words.orderStems) !== null
  const books = findStem(around, words.bookStems) !== null
  const named = [...new Set(links.map(({ channel }) => channel))]
  // "A free call" isn't a way to order, and where the brand is, people find it.
  if (named.length < FEWEST_CHANNELS && (!(orders || books) || named[0] !== 'online')) return null
  const form = orders ? words.toOrder : books ? words.toBook : words.toAsk
  return fillSlots(form, { ways: list.format(named.map((channel) => words.ways[channel])) })
}

/** "Call or text: 218-555-0143, or online". Null where a number is that of an email or a website. */
function byNumber({ links }: Chain, words: PracticalWords, list: Intl.ListFormat): string | null {
  const numbers: { channels: Channel[]; number: string }[] = []
  let open: Channel[] = []
  for (const { channel, number } of links) {
    if (number !== null) {
      numbers.push({ channels: [...open, channel], number })
      open = []
    } else if (SHARE.has(channel)) open.push(channel)
  }
  // "Call 0123 45678 or text": the same number.
  if (numbers.length === 1) numbers[0]!.channels.push(...open)
  if (!numbers.every(({ channels }) => channels.every((channel) => channel in words.byNumber))) return null
  const parts = numbers.map(({ channels, number }) =>
    fillSlots(words.reachByNumber, {
      ways: list.format(channels.map((channel) => words.byNumber[channel as NumberChannel])),
      number: number.trim(),
    }),
  )
  const reach = capitalized(parts.join(', '))
  const also = links.flatMap(({ channel, number }) =>
    number === null && BESIDE.has(channel) ? [words.ways[channel]] : [],
  )
  return also.length === 0 ? reach : fillSlots(words.reachAlso, { reach, ways: list.format(new Set(also)) })
}

const LONGEST_BEHIND = 20
const CLAUSE_END = /[,.;:](?=\s|$)/u
const LONGEST_BEFORE = 60

const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - LONGEST_BEFORE), at)
    .split(CLAUSE_END)
    .at(-1)!

/** "By phone or online booking for massages": the last channel isn't for everything. */
function withoutLimited(chain: Chain, text: string, words: PracticalWords): Chain | null {
  const [next = '', after = ''] = wordsIn(text.slice(chain.end, chain.end + LONGEST_BEHIND + LONGEST_BEHIND))
  const isLimited = words.limiting.includes(next) || words.limiting.includes(after)
  const isGeneral =
    findStem(`${next} ${after} ${text.slice(chain.end, chain.end + LONGEST_BEHIND)}`, [
      ...words.orderStems,
      ...words.bookStems,
    ]) !== null
  if (!isLimited || isGeneral) return chain
  // "Text 0123 45678 for a sample" says what it may be about.
  if (chain.links.length === 1 && chain.links[0]!.number !== null) return chain
  const links = chain.links.slice(0, -1)
  return links.length === 0 ? null : { ...chain, links }
}
