import { type SendEffects, estimateSendEffects } from '#features/history/server/send-effects.ts'
import { scheduleLimits } from '../../contract.ts'
import type { Situation, StandingSend } from './month-problem.ts'
import type { PlannedOutline } from './planned-outline.ts'

export const noHistory: SendEffects = estimateSendEffects([])

export function anEmail(id: string, changes: Partial<PlannedOutline> = {}): PlannedOutline {
  return {
    id,
    title: `Email ${id}`,
    ideaTitle: `Email ${id}`,
    template: 'Plain-text note',
    meta: null,
    plannedFor: null,
    ...changes,
  }
}

export const standingAt = (sendTime: string, changes: Partial<PlannedOutline> = {}): StandingSend => ({
  sendTime,
  email: anEmail(`standing ${sendTime}`, changes),
})

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
    rests: new Map(),
    reserved: new Set(),
    ...changes,
  }
}
