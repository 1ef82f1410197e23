import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Told } from '../packs/pack-schema.ts'
import type { OnDay } from '../brand/dated-fact.ts'
import { yearDay } from '#shared/year-days.ts'
import { NOTHING_TOLD, type ToldFact, nameOfMonth } from './told-fact.ts'

/** Kinds of own days that need an email. */
export const OF_AGENDA = [
  'event',
  'start',
  'opening',
  'sale',
  'deadline',
  'dearer',
  'notice',
] as const satisfies readonly Told[]

/** Fewer dates have an email each. */
const FEWEST_DATES = 5
const MOST_DATES = 8
/** The email goes out in the first days of the month. */
const FIRST_DAY = 8

/** The dates of each month that has many of them, one below the other. */
export function agendasOf(dated: Readonly<Record<OnDay, readonly ToldFact[]>>, brief: BrandBrief): ToldFact[] {
  const all = OF_AGENDA.flatMap((what) => dated[what]).filter(({ days, readers }) => days !== null && readers === null)
  const months = Map.groupBy(all, ({ days }) => Number(days!.from.slice(0, 2)))
  return [...months].flatMap(([month, facts]): ToldFact[] => {
    const first = yearDay(month, FIRST_DAY)
    const later = facts
      .filter(({ days }) => days!.from >= first)
      .toSorted((one, other) => (one.days!.from < other.days!.from ? -1 : 1))
    const lines = [...new Set(later.map(({ slots }) => slots.fact!))].slice(0, MOST_DATES)
    // Days that belong together have one email.
    const emails = facts.filter(({ toldIn }) => toldIn === null)
    if (lines.length < FEWEST_DATES - 1 || emails.length < FEWEST_DATES) return []
    const days = { from: first, to: first }
    // A list of days of one year belongs to no other.
    const on = later.find((fact) => fact.on !== null)?.on ?? null
    return [{ ...NOTHING_TOLD, name: `agenda ${month}`, slots: { moment: nameOfMonth(month, brief) }, lines, days, on }]
  })
}
