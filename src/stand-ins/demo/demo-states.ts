import type { WorkflowStatus } from '#features/outlines/contract.ts'

export interface DemoState {
  status: WorkflowStatus
  date: string | null
  time: string
}

const UNDER_WAY: readonly WorkflowStatus[] = ['approved', 'ready_for_review', 'in_design', 'assigned']
const TIMES = ['10:00', '18:30', '10:00', '09:00'] as const

/** Last month is done, this month is in progress and next month has just begun. */
export function statesOfMonth(offset: number, dates: readonly string[], today: string): DemoState[] {
  const sent = dates.filter((date) => date < today)
  const coming = dates.filter((date) => date >= today).slice(0, UNDER_WAY.length)
  const planned = [
    ...sent.map((date) => ({ status: 'sent' as const, date })),
    ...coming.map((date, index) => ({ status: UNDER_WAY[index]!, date })),
  ].map((place, index) => ({ ...place, time: TIMES[index % TIMES.length]! }))
  const undated: WorkflowStatus[] = offset < 0 ? ['archived'] : offset === 0 ? ['draft'] : ['assigned', 'draft']
  return [...planned, ...undated.map((status) => ({ status, date: null, time: TIMES[0] }))]
}
