import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { MonthState } from '../overview-contract.ts'

export function monthFacts(state: MonthState): string[] {
  const { ideas, toWrite, outlines, readyForReview, approved, scheduled, sent } = state
  if (outlines === 0) return [ideas === 0 ? 'No ideas yet' : countOf(ideas, 'idea')]
  return [
    toWrite > 0 ? `${outlines} of ${countOf(outlines + toWrite, 'outline')} written` : countOf(outlines, 'outline'),
    readyForReview > 0 && `${readyForReview} ready for review`,
    approved > 0 && `${approved} approved`,
    scheduled > 0 && `${scheduled} scheduled`,
    sent > 0 && `${sent} sent`,
  ].filter((fact) => fact !== false)
}

/** The share of the month's emails that have a date or were sent, from 0 to 1. */
export function monthProgress({ toWrite, outlines, scheduled, sent }: MonthState): number {
  const emails = outlines + toWrite
  return emails === 0 ? 0 : (scheduled + sent) / emails
}
