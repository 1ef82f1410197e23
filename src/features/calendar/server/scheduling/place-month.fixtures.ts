import { type SendEffects, estimateSendEffects } from '#features/history/server/service.ts'
import { scheduleLimits } from '../../contract.ts'
import type { Situation } from './month-problem.ts'
import type { PlannedOutline } from './planned-outline.ts'

export const noHistory: SendEffects = estimateSendEffects([])

export function anEmail(id: string, changes: Partial<PlannedOutline> = {}): PlannedOutline {
  return { id, title: `Email ${id}`, ideaTitle: `Email ${id}`, template: 'Plain-text note', meta: null, ...changes }
}

/** December 2026 of a brand in the United States, without history and with nothing in its calendar. */
export function aSituation(changes: Partial<Situation> = {}): Situation {
  return {
    country: 'US',
    month: { year: 2026, month: 12 },
    first: '2026-12-01',
    last: '2026-12-31',
    outlines: [anEmail('a'), anEmail('b'), anEmail('c'), anEmail('d')],
    standing: [],
    effects: noHistory,
    limits: scheduleLimits.parse({}),
    ...changes,
  }
}
