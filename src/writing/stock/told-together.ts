import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { daysUntil } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { withoutPeriod } from '../brand/printable.ts'
import type { DatedFact, OnDay } from '../brand/dated-fact.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, hasWordWith, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { ToldFact } from './told-fact.ts'

export interface DatedTold {
  what: OnDay
  fact: ToldFact
  dated: DatedFact
}

/** Days from the first day of what belongs together to its last. */
const LONGEST_BETWEEN = 14
/** More would be a list of dates. */
const MOST_BESIDE = 3
const LEAST_SHARE = 0.5
/** Each day is compared with each other, and no brand tells so many. */
const MOST_COMPARED = 60

/**
 * Days that belong together have one email before the first of them: the last day to sign up for the evening classes, and
 * the days on which they start. Reminders follow that email.
 */
export function toldTogether(facts: readonly DatedTold[], brief: BrandBrief): readonly DatedTold[] {
  if (facts.length > MOST_COMPARED) return facts
  const groups = groupsOf(facts, brief)
  return facts.map((told) => {
    const group = groups.find((each) => each.includes(told))
    if (group === undefined) return told
    // People are invited to the open house, and the last day to reserve a plate is a part of it.
    const main = group.find(({ what }) => what === 'event') ?? group[0]!
    return told === main ? withBeside(main, group) : { ...told, fact: { ...told.fact, toldIn: main.fact.name } }
  })
}

function withBeside(main: DatedTold, group: readonly DatedTold[]): DatedTold {
  const { fact } = main
  const own = group.filter((other) => other !== main)
  const days = fact.days === null ? null : { from: dayOf(group[0]!), to: fact.days.to }
  // The beginning of a sentence says nothing more.
  const said = withoutPeriod(fact.slots.fact ?? '').toLowerCase()
  const isNew = (text: string) => !said.includes(withoutPeriod(text).toLowerCase())
  const beside = own.flatMap((other) => other.fact.slots.fact ?? []).filter(isNew)
  const practical = [...new Set(group.flatMap((other) => other.fact.practical))]
  return { ...main, fact: { ...fact, days, beside, practical } }
}

/** The facts that belong together, each group in the order of its days. */
function groupsOf(facts: readonly DatedTold[], brief: BrandBrief): DatedTold[][] {
  const { language } = brief
  const goods = goodsOf(brief)
  const subjects = new Map(facts.map((told) => [told, subjectOf(told, goods, language)]))
  const groups: DatedTold[][] = []
  for (const first of facts.toSorted(byDay)) {
    if (groups.some((group) => group.includes(first))) continue
    const group = [first]
    for (let size = 0; size < group.length && group.length <= MOST_BESIDE;) {
      size = group.length
      const next = facts.find(
        (other) =>
          !groups.some((each) => each.includes(other)) &&
          !group.includes(other) &&
          daysUntil(dayOf(first), dayOf(other)) <= LONGEST_BETWEEN &&
          group.some((each) => belong(each, other, subjects, language)),
      )
      if (next !== undefined) group.push(next)
    }
    if (group.length > 1) groups.push(group.toSorted(byDay))
  }
  return groups
}

/** The day until which people can act, or on which it is. */
const dayOf = ({ fact, dated }: DatedTold): string => fact.days?.from ?? dated.days.from

/** December is before January. */
const placeOf = (told: DatedTold): string => `${dayOf(told) < MIDDLE_OF_YEAR ? 1 : 0}${dayOf(told)}`
const MIDDLE_OF_YEAR = '07-01'

const byDay = (one: DatedTold, other: DatedTold): number => placeOf(one).localeCompare(placeOf(other))

interface Subject {
  title: ReadonlySet<string>
  sentence: ReadonlySet<string>
}

/** People come to each of two days. */
const PEOPLE_COME: ReadonlySet<OnDay> = new Set(['event', 'start'])
/** What people find where they come to. */
const ON_THE_SPOT: ReadonlySet<OnDay> = new Set(['event', 'start', 'notice'])
/** On one day, a single email tells of all of them. */
const ON_ONE_DAY: ReadonlySet<OnDay> = new Set(['opening', 'deadline', 'dearer'])

function belong(
  one: DatedTold,
  other: DatedTold,
  subjects: ReadonlyMap<DatedTold, Subject>,
  language: Language,
): boolean {
  const { except } = dateWords(language)
  const isOfYear = one.dated.year === null || other.dated.year === null || one.dated.year === other.dated.year
  if (one.what === 'reopening' || other.what === 'reopening' || !isOfYear) return false
  if ([one, other].some(({ dated: { text } }) => findPhrase(text, except) !== null)) return false
  if (one.what === other.what) return ON_ONE_DAY.has(one.what) && dayOf(one) === dayOf(other)
  // "On that Saturday you can bring a knife" is a part of what takes place then.
  if ([one, other].every(({ what }) => ON_THE_SPOT.has(what)) && dayOf(one) === dayOf(other)) return true
  if (PEOPLE_COME.has(one.what) && PEOPLE_COME.has(other.what)) return false
  const [left, right] = [subjects.get(one)!, subjects.get(other)!]
  const fewest = Math.min(left.title.size, right.title.size)
  const isIn = (title: ReadonlySet<string>, sentence: ReadonlySet<string>) =>
    title.size > 0 && title.isSubsetOf(sentence)
  return (
    (fewest > 0 && sharedStems(left.title, right.title) >= LEAST_SHARE * fewest) ||
    isIn(left.title, right.sentence) ||
    isIn(right.title, left.sentence)
  )
}

const subjectOf = ({ fact, dated }: DatedTold, goods: ReadonlySet<string>, language: Language): Subject => ({
  title: stemsOf(fact.slots.moment ?? dated.text, language).difference(goods),
  sentence: stemsOf(dated.text, language).difference(goods),
})

/** What the brand sells doesn't join its days: the evening about rings and the last day at the old price of one. */
const goodsOf = ({ facts, language }: BrandBrief): ReadonlySet<string> =>
  tellingStems(
    facts.offers
      .filter(({ kind }) => kind !== 'course' && kind !== 'event')
      .map(({ name }) => name)
      .join('\n'),
    language,
  )

/** "A1" */
const LEVEL = /^\p{L}{1,2}\d{1,3}$/u

/** The words for what it is about, without those for days, for signing up and for what courses are called. */
function stemsOf(text: string, language: Language): ReadonlySet<string> {
  const dates = dateWords(language)
  const { ordering, units, until, before } = ownFactWords(language)
  const courses = readingWords(language).kinds['course'] ?? []
  const months = monthNumbersIn(language)
  const weekdays = weekdayNumbersIn(language)
  const small = new Set(
    [
      dates.begins,
      dates.ends,
      dates.lastOf,
      dates.from,
      dates.rising,
      dates.costing,
      dates.dayParts,
      dates.advantage,
      dates.next,
      dates.acting,
      dates.small,
      until,
      before,
      courses,
      ...Object.values(units),
    ]
      .flat()
      .flatMap((phrase) => wordsIn(phrase)),
  )
  let plain = text
  for (const { at, end } of namedDays(text, language).toReversed()) plain = `${plain.slice(0, at)} ${plain.slice(end)}`
  const words = wordsIn(plain).filter(
    (word) =>
      !months.has(word) &&
      !weekdays.has(word) &&
      !small.has(word) &&
      !hasWordWith(word, [...ordering, ...dates.booking]),
  )
  return new Set([...tellingStems(words.join(' '), language), ...words.filter((word) => LEVEL.test(word))])
}
