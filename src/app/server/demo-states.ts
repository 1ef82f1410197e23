import type { WorkflowStatus } from '#features/outlines/contract.ts'

/** Where an outline of the demo stands: its status and, when it is in the calendar, its date and time on the brand's clock. */
export interface DemoPlace {
  status: WorkflowStatus
  /** ISO date. */
  date: string | null
  time: string
}

/** How far the emails of a month are that have not gone out, in the order of their dates. */
const UNDER_WAY: readonly WorkflowStatus[] = ['approved', 'ready_for_review', 'in_design', 'assigned']
const TIMES = ['10:00', '18:30', '10:00', '09:00'] as const

/**
 * Last month is done, this one under way, the next one begun: the states of the planned emails by their dates, then those
 * of ideas without one. Some planned emails of the next month have no outline yet.
 */
export function placesOfMonth(offset: number, dates: readonly string[], today: string): DemoPlace[] {
  const sent = dates.filter((date) => date < today)
  const coming = dates.filter((date) => date >= today).slice(0, UNDER_WAY.length)
  const planned = [
    ...sent.map((date) => ({ status: 'sent' as const, date })),
    ...coming.map((date, index) => ({ status: UNDER_WAY[index]!, date })),
  ].map((place, index) => ({ ...place, time: TIMES[index % TIMES.length]! }))
  const undated: WorkflowStatus[] = offset < 0 ? ['archived'] : offset === 0 ? ['draft'] : ['assigned', 'draft']
  return [...planned, ...undated.map((status) => ({ status, date: null, time: TIMES[0] }))]
}
