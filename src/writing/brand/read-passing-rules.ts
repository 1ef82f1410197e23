import type { FactValue } from '#shared/brand-sheet.ts'
import { MONTHS } from '#shared/calendar-dates.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { yearDay } from '#shared/year-days.ts'
import { occasionWords } from '../knowledge/observances.ts'
import spans from '../knowledge/spans-of-days.json' with { type: 'json' }
import { type PassingWords, passingWords } from '../languages/passing-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { findOccasions, unaccented, withoutOccasions } from './find-occasions.ts'
import type { RuleReading } from './rule-reading.ts'
import { findMonth, lengthOfMonth, namedDay } from './read-season.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'

type Check = NonNullable<FactValue<'rule'>['check']>

/** A rule that was found, and the text without the words that say it. */
export interface PassingRule {
  checks: Check[]
  rest: string
}

/** The highest discount that the brand allows: "no discount of more than 15%", "maximal 15 % Rabatt". */
export function discountCapIn(clause: string, words: ReadingWords): Check | null {
  const { discounts, above } = passingWords(words.language)
  const plain = unaccented(clause)
  const isLimit = findPhrase(plain, [...above, ...words.limits.map(unaccented)]) !== null
  const isOnlyUpTo =
    findPhrase(plain, words.only.map(unaccented)) !== null &&
    findPhrase(plain, words.relativeTimes.map(unaccented)) !== null
  if ((!isLimit && !isOnlyUpTo) || findPhrase(plain, discounts) === null) return null
  const [percent] = wordsIn(plain).flatMap((word) => (/^\d{1,2}$/u.test(word) ? [Number(word)] : []))
  return percent === undefined || percent === 0 ? null : { type: 'discount-cap', percent }
}

const LONGEST_LINK = 3

/** "No discounts on the winter blend" says nothing of other goods. "No discounts on anything in our emails" names none. */
export function isDiscountOnSome(clause: string, words: ReadingWords): boolean {
  const { discounts, on, everything } = passingWords(words.language)
  const all = wordsIn(unaccented(clause))
  const links = new Set([...on, ...words.articles].flatMap(partsOf))
  const general = new Set([...everything, ...words.shopWords, ...words.sendWords].flatMap(partsOf))
  const isSmall = smallWords(words)
  const namesGoods = (behind: readonly string[]) => {
    // "Never discount the winter blend"
    const isLinked = links.has(behind[0] ?? '') || behind.slice(0, LONGEST_LINK).some((word) => on.includes(word))
    const named = behind.slice(behind.findIndex((word) => links.has(word))).filter((word) => !links.has(word))
    return isLinked && named.some((word) => !isSmall(word)) && !general.has(named[0]!)
  }
  const last = all.findLastIndex((word) => findPhrase(word, discounts) !== null)
  return last >= 0 && (namesGoods(all.slice(last + 1)) || (on.includes(all[0]!) && namesGoods(all.slice(0, last))))
}

/** Whether the name of an occasion is that of a discount: "winter sales". */
export const isOfDiscounts = (name: string, { language }: ReadingWords): boolean =>
  findPhrase(unaccented(name), passingWords(language).discounts) !== null

export function noPricesIn(clause: string, words: ReadingWords): Check | null {
  const plain = unaccented(clause)
  const { naming } = passingWords(words.language)
  if (findPhrase(plain, words.priceSubjects.map(unaccented)) === null) return null
  if (findPhrase(clause, words.refusals) === null || findPhrase(clause, words.approvals) !== null) return null
  const known = new Set([...naming, ...words.priceSubjects, ...words.tellingVerbs].flatMap(partsOf))
  const isSmall = smallWords(words)
  return wordsIn(plain).every((word) => known.has(word) || isSmall(word)) ? { type: 'no-prices' } : null
}

/** "Only to trade customers" */
export const tradeOnlyIn = (clause: string, { language }: ReadingWords): Check | null =>
  findPhrase(unaccented(clause), passingWords(language).tradeOnly) === null ? null : { type: 'trade-only' }

/** "Don't mix donations and sales" */
export function apartIn(clause: string, words: ReadingWords): Check | null {
  const { mixing } = ownFactWords(words.language)
  const isMixing = findStem(clause, mixing) !== null
  return isMixing && findPhrase(clause, words.refusals) !== null ? { type: 'apart' } : null
}

export function closedWeekdaysIn(said: string, words: ReadingWords): Check[] {
  const all = wordsIn(unaccented(said))
  const days = all.flatMap((word) => WEEKDAY_NUMBERS.get(word) ?? [])
  const isSmall = smallWords(words)
  const isAll = all.every((word) => WEEKDAY_NUMBERS.has(word) || isSmall(word))
  return days.length === 0 || !isAll
    ? []
    : [{ type: 'no-send', weekdays: [...new Set(days)].toSorted((a, b) => a - b) }]
}

/** "Saturdays end with November": what is named isn't offered in the months after it. */
export function endingIn(clause: string, words: ReadingWords): Check | null {
  const { endings } = passingWords(words.language)
  const weekday = wordsIn(clause).find((word) => WEEKDAY_NUMBERS.has(unaccented(word)))
  const month = findMonth(clause, words.language)
  const ending = findPhrase(unaccented(clause), endings)
  if (weekday === undefined || month === null || ending === null) return null
  const before = wordsIn(unaccented(month.rest))
  const isSmall = smallWords(words)
  const known = new Set(endings.flatMap(partsOf))
  const isBare = before.every((word) => WEEKDAY_NUMBERS.has(word) || known.has(word) || isSmall(word))
  return isBare ? { type: 'window', about: weekday, season: { from: '01-01', to: month.range.to } } : null
}

/**
 * Spans of days on which nothing is sent: "not in Holy Week", "the week of July 4", "the third week of September".
 * `isQuiet` tells whether the sentence refuses or closes something.
 */
export function spansIn(
  clause: string,
  isQuiet: boolean,
  { words, country, occasions }: RuleReading,
): PassingRule | null {
  if (!isQuiet) return null
  const passing = passingWords(words.language)
  let rest = unaccented(clause)
  const checks: Check[] = []
  for (const { id, occasion, first, last, name } of SPANS) {
    const said = findPhrase(rest, occasionWords(words.language).spans[id] ?? [])
    if (said === null) continue
    checks.push({ type: 'closed-around', occasion, first, last, name })
    rest = withoutPhrase(rest, said)
  }
  const week = weekOfDay(rest, { words, country, occasions }) ?? weekOfMonth(rest, words)
  if (week !== null) {
    checks.push(week.check)
    rest = week.rest
  }
  if (checks.length === 0 || !isAboutSending(rest, words, passing)) return null
  return { checks, rest }
}

interface Span {
  id: string
  occasion: string
  /** The words after "no emails in". */
  name: string
  first: number
  last: number
}

const SPANS: readonly Span[] = spans

function weekOfDay(plain: string, { words, country, occasions }: RuleReading): { check: Check; rest: string } | null {
  const of = findPhrase(plain, passingWords(words.language).weekOf)
  if (of === null) return null
  const at = plain.indexOf(of)
  const [before, behind] = [plain.slice(0, at), plain.slice(at + of.length)]
  const day = namedDay(behind, words.language)
  if (day !== null) {
    const check: Check = { type: 'closed-week', day: day.day, occasion: null, name: dayInWords(day.day) }
    return { check, rest: `${before} ${day.rest}` }
  }
  const [named] = findOccasions(behind, occasions, country)
  if (named === undefined) return null
  const check: Check = { type: 'closed-week', day: null, occasion: named.id, name: named.name }
  return { check, rest: `${before} ${withoutOccasions(behind, [named], occasions)}` }
}

/** "The third week of September" */
function weekOfMonth(plain: string, words: ReadingWords): { check: Check; rest: string } | null {
  const { week, ordinals } = passingWords(words.language)
  const tokens = wordsIn(plain)
  const at = tokens.findIndex((word, place) => week.includes(word) && ordinals[tokens[place - 1] ?? ''] !== undefined)
  if (at < 0) return null
  const said = `${tokens[at - 1]} ${tokens[at]}`
  const month = findMonth(plain.slice(plain.indexOf(said) + said.length), words.language)
  if (month === null) return null
  const nth = ordinals[tokens[at - 1]!]!
  const number = Number(month.range.from.slice(0, 2))
  const last = lengthOfMonth(number)
  const [from, to] = nth < 0 ? [last - 6, last] : [7 * nth - 6, 7 * nth]
  const check: Check = { type: 'closed', days: { from: yearDay(number, from), to: yearDay(number, to) } }
  return { check, rest: `${plain.slice(0, plain.indexOf(said))} ${month.rest}` }
}

const dayInWords = (day: string) => `${MONTHS[Number(day.slice(0, 2)) - 1]} ${Number(day.slice(3))}`

function withoutPhrase(text: string, phrase: string): string {
  const at = text.indexOf(phrase)
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + phrase.length)}`
}

/** Whether what is left of a clause is about emails, or says nothing at all. */
function isAboutSending(rest: string, words: ReadingWords, { sending, noShipping }: PassingWords): boolean {
  if (findPhrase(rest, [...sending, ...words.sendWords.map(unaccented), ...noShipping]) !== null) return true
  if (findPhrase(rest, words.closures.map(unaccented)) !== null) return true
  const isSmall = smallWords(words)
  return wordsIn(rest).every((word) => isSmall(word) || /^\d+$/u.test(word))
}

const partsOf = (phrase: string): string[] => wordsIn(unaccented(phrase))

/** Tells words that say nothing beside a rule: "no", "please", "emails", "we". */
const smallWords = oncePer((words: ReadingWords): ((word: string) => boolean) => {
  const small = new Set(
    [
      words.refusals,
      words.articles,
      words.sellers,
      words.pronouns,
      words.verbs,
      words.fillers,
      words.nameBreaks,
      words.joiners,
      words.openers,
      words.onDays,
      words.shopWords,
      words.premises,
      words.closures,
      words.sendWords,
      words.genitives,
      passingWords(words.language).sending,
    ]
      .flat()
      .flatMap(partsOf),
  )
  return (word) => small.has(word)
})
