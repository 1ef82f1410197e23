import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { daysUntil } from '#shared/year-days.ts'
import { isOwnVerb } from '../brand/clause-words.ts'
import { closureAt, datedClauses } from '../brand/closed-words.ts'
import { type NamedDays, namedDays } from '../brand/find-days.ts'
import { unaccented } from '../brand/find-occasions.ts'
import { withFixedDays } from '../brand/fixed-days.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { printedDate } from '../brand/printed-date.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { NOTHING_TOLD, type ToldFact, dayInWords } from './told-fact.ts'
import { onDays, withWeekday } from './days-in-sentence.ts'
import { titleOfDay } from './title-of-day.ts'

const LONGEST_SENTENCE = 400
const SHORTEST = 3
const LONGEST = 45
/** A last day to order so shortly before says it already. */
const DAYS_AFTER_LAST_ORDER = 14
const MOST_READ = 80
const LONGEST_TITLE = 66

/**
 * What the brand doesn't do between two days without being closed: "From December 19 to January 7 we place no cats". It
 * has an email before it begins, unless the email about the last day to order does that.
 */
export function pausesAhead(brief: BrandBrief, known: readonly ToldFact[]): ToldFact[] {
  const { facts, language } = brief
  const texts = new Set([...facts.rules.map(({ sentence }) => sentence), ...facts.say].slice(0, MOST_READ))
  const goods = tellingStems(facts.offers.map(({ name }) => name).join('\n'), language)
  const isTold = ({ from }: NamedDays) =>
    known.some(({ days }) => days !== null && daysUntil(days.to, from) <= DAYS_AFTER_LAST_ORDER)
  return [...texts].flatMap((sentence) => {
    const text = sentence.slice(0, LONGEST_SENTENCE)
    const days = pauseIn(withFixedDays(text, readingWords(language)), goods, language)
    const fact = days === null ? null : printedDate(text, language)
    if (days === null || fact === null || (isOfShipping(text, language) && isTold(days))) return []
    const day = { from: days.from, to: days.from }
    const on = dayInWords(days.from, brief)
    const [clause = ''] = datedClauses(fact, readingWords(language))
    const title =
      clause.length <= LONGEST_TITLE && namedDays(clause, language).length > 0
        ? withoutPeriod(clause)
        : titleOfDay(fact, { what: 'notice', name: null, named: days }, on, language)?.text
    if (title === undefined) return []
    const thing = withoutDays(clause, language)
    return [
      {
        ...NOTHING_TOLD,
        name: sentence,
        slots: {
          to: withWeekday(days.from, days.weekday, brief),
          on: onDays([day], brief),
          fact,
          moment: title,
          ...(thing === null ? {} : { thing }),
        },
        days: day,
        on: { days: { from: days.from, to: days.to }, weekday: null, year: days.year },
      },
    ]
  })
}

/** "We place no cats" of "from December 19 to January 7 we place no cats", for lines that name the day beside it. */
function withoutDays(clause: string, language: Language): string | null {
  const [day] = namedDays(clause, language)
  const { from, onTheDay } = dateWords(language)
  const { articles, between } = readingWords(language)
  const leads = new Set([from, onTheDay, articles, between].flat().flatMap((phrase) => wordsIn(phrase)))
  const isLead = (token: string | undefined) => token !== undefined && wordsIn(token).every((word) => leads.has(word))
  const before = day === undefined ? [] : clause.slice(0, day.at).trim().split(' ')
  while (before.length > 0 && isLead(before.at(-1))) before.pop()
  const behind = day === undefined ? '' : clause.slice(day.end)
  const thing = capitalized(withoutPeriod(`${before.join(' ')} ${behind}`.replaceAll(/\s+/gu, ' ').trim()))
  return wordsIn(thing).length >= FEWEST_WORDS && thing.length <= LONGEST_THING ? thing : null
}

const FEWEST_WORDS = 2
const LONGEST_THING = 36

const isOfShipping = (text: string, language: Language): boolean =>
  findPhrase(unaccented(text), passingWords(language).noShipping) !== null

/** The days on which a clause says that the brand, or what it sells, pauses. */
function pauseIn(text: string, goods: ReadonlySet<string>, language: Language): NamedDays | null {
  const words = readingWords(language)
  const { mailStems } = ownFactWords(language)
  if (findStem(text, mailStems) !== null || findPhrase(text, [...words.noticeWords, ...words.tellingVerbs]) !== null) {
    return null
  }
  for (const clause of datedClauses(text, words)) {
    const [days, more] = namedDays(clause, language)
    if (days === undefined || more !== undefined || closureAt(clause, words) !== null) continue
    const length = daysUntil(days.from, days.to)
    if (days.from === days.to || length < SHORTEST || length > LONGEST) continue
    if (isOfShipping(clause, language)) return days
    const isOurs =
      wordsIn(clause).some(
        (word) => words.sellers.includes(word.split("'", 1)[0]!) || isOwnVerb(word, words, SHORTEST_VERB),
      ) ||
      findPhrase(clause, dateWords(language).ours) !== null ||
      sharedStems(tellingStems(clause, language), goods) > 0
    if (isOurs && findPhrase(clause, words.refusals) !== null) return days
  }
  return null
}

const SHORTEST_VERB = 5
