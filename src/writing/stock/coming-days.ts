import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Told } from '../packs/pack-schema.ts'
import { daysUntil } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { withoutBrackets } from '../brand/list-pieces.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellsTheSame } from '../engine/tells-the-same.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { isOfYear } from './own-days.ts'
import { changeOf } from './price-changes.ts'
import { closingsAfter } from './resting-days.ts'
import type { ToldFact } from './told-fact.ts'
import { toldFacts } from './told-facts.ts'

/** Readers who know of a sale in advance would wait for it. */
const COMING = [
  'event',
  'start',
  'reminder',
  'opening',
  'deadline',
  'dearer',
  'notice',
  'last-days',
] as const satisfies readonly Told[]
/** People act until the last day of these. */
const ENDING: ReadonlySet<Told> = new Set(['deadline', 'dearer', 'last-days'])

const DAYS_OF_NOTICE = 7
/** Emails about what costs more say so in the weeks before. */
const DAYS_OF_PRICES = 21
const MOST_TOLD = 2

/**
 * What the brand's calendar holds in the week after an email, and when it's closed, each in a few words with its day, so
 * that people know of it shortly before. `offers` are those of the email: their new prices come up three weeks ahead.
 */
export function comingDays(
  date: string,
  brief: BrandBrief,
  isOpen: (line: string) => boolean,
  offers: readonly string[] = [],
): string[] {
  const year = Number(date.slice(0, 4))
  const day = date.slice('YYYY-'.length)
  const told = toldFacts(brief)
  const coming = COMING.flatMap((what) =>
    told[what].flatMap((fact) => {
      // What is for a part of the readers has its own email.
      if (fact.readers !== null) return []
      const last = fact.days === null ? null : ENDING.has(what) ? fact.days.to : fact.days.from
      const left = last === null ? 0 : daysUntil(day, last)
      const change = what === 'dearer' ? changeOf(brief, { text: fact.name }) : null
      const isNow = change?.since === day && isOfYear(fact, last! > day ? year - 1 : year)
      if (isNow && fact.slots.fact !== undefined) return [{ left: 0, fact: withSentence(fact), isLastDay: true }]
      const isOfEmail = change?.offers.some(({ offer }) => offers.includes(offer.name)) === true
      const most = isOfEmail ? DAYS_OF_PRICES : DAYS_OF_NOTICE
      const isSoon = left > 0 && left <= most && isOfYear(fact, last! < day ? year + 1 : year)
      return isSoon && fact.slots.fact !== undefined ? [{ left, fact, isLastDay: ENDING.has(what) }] : []
    }),
  )
  const lines: string[] = []
  const facts = new Set<string>()
  for (const { fact, isLastDay } of coming.toSorted((one, other) => one.left - other.left)) {
    const sentence = fact.slots.fact!
    const line = entryOf(fact, isLastDay, brief)
    const isSaid = facts.has(fact.follows ?? fact.name) || tellsTheSame(line, lines.join('\n'), brief.language)
    if (isSaid || !isOpen(line) || !isOpen(sentence)) continue
    facts.add(fact.follows ?? fact.name)
    lines.push(line)
  }
  return [...lines.slice(0, MOST_TOLD), ...closingsAfter(date, brief).filter(isOpen)]
}

/** On the first day of a new price, its title with the old one would be wrong. */
const withSentence = (fact: ToldFact): ToldFact => ({ ...fact, slots: { fact: fact.slots.fact! } })

const FEWEST_WORDS = 2
const LONGEST_ENTRY = 80

/** What happens and when: the title of its email, or the part of its sentence that names the day. */
function entryOf({ slots: { moment, fact = '' } }: ToldFact, isLastDay: boolean, { language }: BrandBrief): string {
  const [part = ''] = withoutBrackets(fact).text.split(/[:;]\s|(?<=\p{L}{3})\.\s/u)
  // "Advent box: November 16" doesn't say that it's the last day.
  const all = isLastDay && part.length <= LONGEST_ENTRY ? [part, moment] : [moment, part]
  const saysWhat = (text: string) => wordsIn(text.replace(/[\d\s.,–-]+/gu, ' ')).length > FEWEST_WORDS
  const entry = all.find((text) => text !== undefined && namedDays(text, language).length > 0 && saysWhat(text))
  const line = (entry ?? fact)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s(?=[,.)])/gu, '')
    .trim()
  return `${capitalized(withoutPeriod(line))}.`
}
