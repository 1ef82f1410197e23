import { type YearMonth, MONTHS } from '#shared/calendar-dates.ts'
import type { MonthState } from '../overview-contract.ts'

export interface NextThing {
  kind: 'plan' | 'pick' | 'write' | 'review' | 'schedule' | 'none'
  count: number
}

/** A review comes first, because a person waits for it. */
export function nextThing(state: MonthState, { calendar }: { calendar: boolean }): NextThing {
  const { ideas, toWrite, outlines, readyForReview, unscheduled } = state
  if (readyForReview > 0) return { kind: 'review', count: readyForReview }
  if (toWrite > 0) return { kind: 'write', count: toWrite }
  if (outlines === 0) return ideas > 0 ? { kind: 'pick', count: ideas } : { kind: 'plan', count: 0 }
  if (calendar && unscheduled > 0) return { kind: 'schedule', count: unscheduled }
  return { kind: 'none', count: 0 }
}

export function nextThingLabel({ kind, count }: NextThing, { month }: YearMonth): string {
  switch (kind) {
    case 'plan':
      return `Plan ${MONTHS[month - 1]}`
    case 'pick':
      return 'Pick ideas'
    case 'write':
      return `Write ${count} ${count === 1 ? 'outline' : 'outlines'}`
    case 'review':
      return `${count} to review`
    case 'schedule':
      return `Schedule ${count}`
    case 'none':
      return 'All set'
  }
}
