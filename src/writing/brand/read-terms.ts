import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, findStem, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { type Term, TERMS, practicalWords } from '../languages/practical-words.ts'
import { readingWords, type ReadingWords } from '../languages/reading-words.ts'
import { asReply } from './as-reply.ts'
import { hasVerb } from './clause-words.ts'
import { namedDays } from './find-days.ts'
import { partsAtCommas, piecesOf, withoutBrackets } from './list-pieces.ts'
import { withoutPeriod } from './printable.ts'
import { printedReply } from './read-answers.ts'
import { readPrice } from './read-price.ts'
import { inNormalVoice } from './statement-texts.ts'
import { behindChannels } from './ways-to-reach.ts'

const LONGEST = 1000
const MOST_TERMS = 8
const FEWEST_WORDS = 3

export interface ReadTerm {
  text: string
  quote: string
}

/**
 * The terms on which a brand sells, as sentences for its readers: "10 dollars deposit holds the spot". A sentence of a
 * field may hold several, and what it says of customers isn't one.
 */
export function readTerms(text: string, areAboutGoods: boolean, language: Language): ReadTerm[] {
  const words = readingWords(language)
  return piecesOf(text)
    .pieces.flatMap((piece) => sentencesIn(piece.slice(0, LONGEST), language))
    .flatMap((sentence) =>
      clausesIn(sentence, areAboutGoods, words).flatMap((clause) => {
        const line = printedTerm(clause, words)
        return line === null ? [] : [{ text: withoutPeriod(line), quote: sentence }]
      }),
    )
    .slice(0, MOST_TERMS)
}

/** "Minimum order €60. shipping €9": where no day is written with a period, it ends the sentence. */
const sentencesIn = (piece: string, language: Language): string[] =>
  languageBasics(language).capitalizesNouns ? [piece] : piece.split(/(?<=\d)\.\s+(?=\p{L}{3})/u, MOST_PARTS)

/** As many of its parts as fit in a line. */
function printedTerm(parts: readonly string[], words: ReadingWords): string | null {
  const ends = parts.map((_, at) => parts.length - at)
  return ends.reduce<string | null>(
    (found, end) =>
      found ??
      printedReply(asReply(withDayNames(inNormalVoice(parts.slice(0, end).join(', '), words), words), words), words),
    null,
  )
}

const MOST_PARTS = 30
const DAY_NAME = /(?<!\p{L})\p{L}{2,10}(?=\.?\s?(?:[-–—]|\d))|(?<=\p{L}[-–—])\p{L}{2,10}(?!\p{L})/gu

/** "Mo-Do 7:30-19 Uhr" for "mo-do", where a language capitalizes its weekdays. */
function withDayNames(text: string, { language }: ReadingWords): string {
  if (!practicalWords(language).capitalizesDays) return text
  const weekdays = weekdayNumbersIn(language)
  return text.replace(DAY_NAME, (word) => (weekdays.has(word.toLowerCase()) ? capitalized(word) : word))
}

/** What a term is about. Null for any other sentence. */
export function termOf(text: string, language: Language): Term | null {
  const { terms } = practicalWords(language)
  const said = text.slice(0, LONGEST)
  const named = TERMS.find((term) => term !== 'hours' && findPhrase(said, terms[term]) !== null) ?? null
  if (!namesHours(said, language)) return named
  if (named !== null) return findPhrase(said, terms.hours) !== null ? 'hours' : named
  // "We ship Monday and Tuesday, it takes 2 to 3 days".
  return findStem(said, ownFactWords(language).shippingStems) === null ? 'hours' : 'lead'
}

const HOURS = /\d{1,2}(?:[.:h]\d{0,2})?\s?(?:h|uhr|am|pm|a\.m\.|p\.m\.)?\s?(?:[-–—]|to|bis|à|a)\s?\d{1,2}/iu

/** "Tue to Fri 9.30–1", "geöffnet 9-18 Uhr". */
function namesHours(text: string, language: Language): boolean {
  const weekdays = weekdayNumbersIn(language)
  const isOfWeek =
    wordsIn(text).some((word) => word.split('-').some((part) => weekdays.has(part))) ||
    findPhrase(text, practicalWords(language).terms.hours) !== null
  return isOfWeek && readPrice(text) === null && HOURS.test(text)
}

/** The parts of a sentence that state terms, each with what belongs to it. */
function clausesIn(sentence: string, areAboutGoods: boolean, words: ReadingWords): string[][] {
  const { language } = words
  const clauses: { parts: string[]; term: Term }[] = []
  let before = ''
  let isOfOthers = false
  for (const given of partsAtCommas(sentence, MOST_PARTS)) {
    const part = withoutPaying(behindWays(given, words), words)
    const isOut = tellsOfOthers(given, words) || !isForReaders(given, words)
    isOfOthers = isOut || (isOfOthers && continuesOthers(part, words))
    if (part === '' || isOfOthers) {
      before = ''
      continue
    }
    const term = termOf(withoutBrackets(part).text, language)
    const last = clauses.at(-1)
    if (last !== undefined && belongsTo(last, term, part, words)) {
      last.parts.push(part)
      if (last.parts.length === 2 && isShort(last.parts[0]!)) last.term = term ?? last.term
    } else if (term !== null) clauses.push({ parts: before === '' ? [part] : [before, part], term })
    // "Ordered by 3 pm, sent the same day". Among goods, it's the price of one of them.
    before = term === null && !areAboutGoods && /\d/u.test(part) ? part : ''
  }
  return clauses.flatMap(({ parts, term }) => (isTold(parts, term, words) ? [parts] : []))
}

/** "They pay in cash, by card or by transfer" is about them to its end. */
const continuesOthers = (part: string, words: ReadingWords): boolean =>
  !/\d/u.test(part) && startsWithAny(part, words.sellers) === null

/** What customers do: "they ring us", "books by phone". */
function tellsOfOthers(part: string, { language }: ReadingWords): boolean {
  const { others, othersEnds } = ownFactWords(language)
  const { courtesy } = dateWords(language)
  const { customersDo } = practicalWords(language)
  const [first = ''] = wordsIn(part)
  const isTheirs = othersEnds.some((end) => first.length > end.length + 2 && first.endsWith(end))
  const named = others.filter((each) => !courtesy.includes(each))
  return isTheirs || findPhrase(part, [...named, ...customersDo]) !== null
}

/** Without the ways to get in touch, which the sheet has apart. "With £20 deposit" has lost what comes before it. */
function behindWays(part: string, { language, nameBreaks }: ReadingWords): string {
  const rest = withoutEnding(behindChannels(part, language).trim(), ' ,;:').replace(/^[\s.,;:)–—-]{1,9}/u, '')
  return rest.replace(WITH_AMOUNT, (whole, word: string) => (nameBreaks.includes(word.toLowerCase()) ? '' : whole))
}

const WITH_AMOUNT = /^(\p{L}{3,4})\s(?=[\d€£$])/u

/** "Then pay a €90 deposit online" is a deposit of 90 €, online. */
function withoutPaying(part: string, { language }: ReadingWords): string {
  const opening = startsWithAny(part, practicalWords(language).paying)
  const rest = opening === null ? '' : part.slice(opening.length).trim()
  return /^(?:\p{L}{1,3}\s)?[€$£]?\d/u.test(rest) ? rest : part
}

const PAID: ReadonlySet<Term | null> = new Set(['deposit', 'payment'])

/** "Free over $250" and "else 7.90 €" complete what is before them. After a whole sentence, nothing does. */
function belongsTo(
  last: { parts: readonly string[]; term: Term },
  term: Term | null,
  part: string,
  words: ReadingWords,
): boolean {
  if (term === last.term || (PAID.has(term) && PAID.has(last.term))) return true
  const [first = ''] = last.parts
  // "Send us the make, the key and the size of the reed".
  if (term === null && last.term === 'sending') return !hasVerb(part, words)
  // "A quote, a deposit of 30%": the deposit is for what is quoted.
  if (term !== null && last.parts.length === 1 && isShort(first)) return true
  if (term !== null) return /:\s/u.test(first) && !hasVerb(part, words)
  return startsWithAny(first, words.sellers) === null && (/\d/u.test(part) || wordsIn(part).length < FEWEST_WORDS)
}

/** "Shipping €8" is short and says it all. */
export const isShort = (text: string): boolean => wordsIn(text).length < FEWEST_WORDS && readPrice(text) === null

const WHOLE_WITHOUT_NUMBER: ReadonlySet<Term> = new Set(['sending', 'deposit', 'payment', 'members', 'change'])

/** A term says how much or how long, or it's a whole sentence that refuses nothing. */
function isTold(parts: readonly string[], term: Term, words: ReadingWords): boolean {
  const text = parts.join(', ')
  if (isShort(text)) return false
  // "Lead time seven weeks".
  const isWhole = WHOLE_WITHOUT_NUMBER.has(term) || (term === 'lead' && parts.length === 1)
  return /\d/u.test(text) || (isWhole && findPhrase(text, words.refusals) === null)
}

/** Not what holds on a day, what is planned, or what the brand keeps to itself. */
function isForReaders(part: string, words: ReadingWords): boolean {
  const { language, mandatory, closures } = words
  const { plans, replies, remarks } = ownFactWords(language)
  const { courtesy, rising, sale } = dateWords(language)
  const noted = [...plans, ...mandatory].filter((each) => !courtesy.includes(each) && !replies.includes(each))
  return (
    namedDays(part, language).length === 0 &&
    startsWithAny(part, words.relatives) === null &&
    findPhrase(part, [...practicalWords(language).hidden, ...noted, ...remarks, ...rising, ...sale]) === null &&
    (findPhrase(part, closures) === null || namesHours(part, language))
  )
}
