import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Told } from '../packs/pack-schema.ts'
import { daysUntil } from '#shared/year-days.ts'
import { tellsTheSame } from '../engine/tells-the-same.ts'
import { isOfYear } from './own-days.ts'
import { closingsAfter } from './resting-days.ts'
import { toldFacts } from './told-facts.ts'

/** Readers who know of a sale in advance would wait for it. */
const COMING = ['event', 'start', 'opening', 'deadline', 'dearer', 'last-days'] as const satisfies readonly Told[]
/** People act until the last day of these. */
const ENDING: ReadonlySet<Told> = new Set(['deadline', 'dearer', 'last-days'])

const DAYS_OF_NOTICE = 7
const MOST_TOLD = 2

/**
 * What the brand's calendar holds in the week after an email, and when it's closed, in its own sentences. Other emails
 * mention it, so that each day is heard of shortly before it comes.
 */
export function comingDays(date: string, brief: BrandBrief, isOpen: (line: string) => boolean): string[] {
  const year = Number(date.slice(0, 4))
  const day = date.slice('YYYY-'.length)
  const told = toldFacts(brief)
  const coming = COMING.flatMap((what) =>
    told[what].flatMap((fact) => {
      const last = fact.days === null ? null : ENDING.has(what) ? fact.days.to : fact.days.from
      const left = last === null ? 0 : daysUntil(day, last)
      const isSoon = left > 0 && left <= DAYS_OF_NOTICE && isOfYear(fact, last! < day ? year + 1 : year)
      return isSoon && fact.slots.fact !== undefined ? [{ left, line: fact.slots.fact }] : []
    }),
  )
  const lines: string[] = []
  for (const { line } of coming.toSorted((one, other) => one.left - other.left)) {
    const isSaid = tellsTheSame(line, lines.join('\n'), brief.language)
    if (!isSaid && isOpen(line)) lines.push(line)
  }
  return [...lines.slice(0, MOST_TOLD), ...closingsAfter(date, brief).filter(isOpen)]
}
