import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { monthNumbersIn } from '#shared/day-names.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { namedDays } from '../brand/find-days.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type EmailPlan, type PlannedLine, isAboutDay } from './email-plan.ts'
import { offersOfDay } from './offers-of-day.ts'

/**
 * The first thought of an email about a day adds to its headline. Below "Burns Night: Saturday, January 23", it begins behind
 * the name and the day: "five smoky teas, $38". Where the headline says the whole sentence, the email begins with what the
 * offers of the day are. An email with nothing else keeps its sentence.
 */
export function withContentFirst(plan: EmailPlan, brief: BrandBrief): EmailPlan {
  const [first] = plan.lines
  if (!isAboutDay(plan) || !isPlain(first) || first.line.includes('\n')) return plan
  const { language } = brief
  if (isSaidBy(plan.headline, first.line, language)) return withOffersFirst(plan, first, brief)
  const rest = behindHeadline(plan.headline, first.line, language)
  return rest === null ? plan : { ...plan, lines: [{ ...first, line: rest }, ...plan.lines.slice(1)] }
}

const SHORTEST_REST = 20
const LONGEST_SENTENCE = 400
const BEGINS_WITH_HOUR = /^,\s\d/u
const ENDS_OF_START = /(?:\s?:|,)\s/gu

/**
 * What a sentence says behind the name and the days that its headline has: after a colon, or without a verb right after the
 * day or before an hour.
 */
function behindHeadline(headline: string, sentence: string, language: Language): string | null {
  if (sentence.length > LONGEST_SENTENCE) return null
  const days = namedDays(sentence, language)
  const cut = [...sentence.matchAll(ENDS_OF_START)].findLast(
    ({ 0: sign, index }) =>
      days.some(
        ({ end }) =>
          end === index || (end < index && (sign.includes(':') || BEGINS_WITH_HOUR.test(sentence.slice(index)))),
      ) && isSaidBy(headline, sentence.slice(0, index), language),
  )
  if (cut === undefined) return null
  const rest = sentence.slice(cut.index + cut[0].length)
  const { joiners } = readingWords(language)
  const isClause =
    cut[0].includes(':') || (!hasVerb(rest, readingWords(language)) && startsWithAny(rest, joiners) === null)
  return isClause && rest.length >= SHORTEST_REST ? capitalized(rest) : null
}

const TO_ORDER: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['deadline', 'last-call'])

function withOffersFirst(plan: EmailPlan, first: PlannedLine, brief: BrandBrief): EmailPlan {
  const rest = plan.lines.slice(1)
  const entries = entriesOf(plan, brief)
  const at = rest.findIndex(({ line }) => line?.split('\n').some((each) => entries.has(each)) === true)
  const told = at < 0 ? [] : rest[at]!.line!.split('\n')
  const own = told.filter((each) => entries.has(each))
  const isOfHeadline = own.every((entry) => namedIn(plan.headline, entry, brief.language) !== null)
  if (own.length === 0 || (!isOfHeadline && !TO_ORDER.has(plan.ownDay ?? null))) return plan
  const others = told.filter((each) => !entries.has(each))
  const [entry] = own
  const thought = own.length === 1 ? withoutName(entry!, plan.headline, brief.language) : own.join('\n')
  const left = others.length === 0 ? [] : [{ ...rest[at]!, line: others.join('\n') }]
  return { ...plan, lines: [{ ...first, line: thought }, ...rest.toSpliced(at, 1, ...left)] }
}

const isPlain = (line: PlannedLine | undefined): line is PlannedLine & { line: string } =>
  line !== undefined && line.line !== null && line.question === null && line.part === null

/** The lines about the offers of a day, or those that an email to order lists. */
function entriesOf(plan: EmailPlan, brief: BrandBrief): ReadonlySet<string> {
  const names = offersOfDay(plan, brief).map(({ name }) => name.toLowerCase())
  const ofCourse = (plan.own?.practical ?? []).filter((line) =>
    names.some((name) => line.toLowerCase().startsWith(name)),
  )
  return new Set([...(plan.own?.offers ?? []), ...ofCourse])
}

/** Whether a headline has each word and each number of a sentence, besides those about days and orders. */
function isSaidBy(headline: string, sentence: string, language: Language): boolean {
  const { lastDay, lastOf, ends, begins, arriving, small, courtesy } = dateWords(language)
  const { orderStems } = practicalWords(language)
  const common = tellingStems(
    [...lastDay, ...lastOf, ...ends, ...begins, ...arriving, ...small, ...courtesy].join(' '),
    language,
  )
  const said = tellingStems(headline, language)
  const own = [...tellingStems(withoutDates(sentence, language), language)]
  const isSaid = (stem: string) => said.has(stem) || common.has(stem) || findStem(stem, orderStems) !== null
  const numbers = new Set(headline.match(NUMBER))
  const months = monthNumbersIn(language)
  const named = new Set(wordsIn(headline))
  const isTold = wordsIn(sentence).every((word) => !months.has(word) || named.has(word))
  const isNamed = (sentence.match(ACRONYM) ?? []).every((name) => headline.includes(name))
  return isTold && isNamed && own.every(isSaid) && (sentence.match(NUMBER) ?? []).every((number) => numbers.has(number))
}

/** "BC" and "USA", which have no stem. */
const ACRONYM = /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu
const NUMBER = /\d{1,6}/gu
const LONGEST_PRICE = 40

/** What an entry says of a thing that a headline names: "€75. At most 6 people." of "First aid for furniture: €75. …" */
function namedIn(headline: string, entry: string, language: Language): string | null {
  const [, name = '', told = ''] = /^([^:]{3,80}?)\s?:\s(.{1,600})$/u.exec(entry) ?? []
  const isNamed = name !== '' && tellingStems(name, language).isSubsetOf(tellingStems(headline, language))
  return isNamed ? told : null
}

/** "A Saturday morning, at most 6 people. €75." of "First aid for furniture: €75. A Saturday morning, …" below that name. */
export function withoutName(entry: string, headline: string, language: Language): string {
  const told = namedIn(headline, entry, language)
  if (told === null) return entry
  const [, price = '', fact = ''] = /^([^.,]{1,40}?(?:[.,]\d{2}\s?\p{Sc}?)?)[.,]\s(.{1,600})$/u.exec(told) ?? []
  const isPrice = price.length <= LONGEST_PRICE && readPrice(price) !== null && readPrice(fact) === null
  return isPrice ? `${withoutPeriod(capitalized(fact))}. ${capitalized(price)}.` : capitalized(told)
}
