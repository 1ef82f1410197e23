import { STATUS_LABELS, type WorkflowStatus } from '#features/outlines/contract.ts'

/** Where an outline of the demo stands: its status and, when it has a place in the calendar, day and hour of the brand. */
export interface DemoPlace {
  status: WorkflowStatus
  label: string
  day: number | null
  time: string
}

const place = (status: WorkflowStatus, day: number | null, time = '10:00'): DemoPlace => ({
  status,
  label: STATUS_LABELS[status],
  day,
  time,
})

/** Last month is done, this one under way, the next one begun. */
export function placesOfMonth(offset: number): DemoPlace[] {
  if (offset < 0) {
    return [
      place('sent', 4),
      place('sent', 11, '18:30'),
      place('sent', 18),
      place('sent', 25, '09:00'),
      place('archived', null),
    ]
  }
  if (offset === 0) {
    return [
      place('sent', 3),
      place('sent', 10, '18:30'),
      place('approved', 24),
      place('ready_for_review', 26, '09:00'),
      place('in_design', 28),
      place('draft', null),
    ]
  }
  return [
    place('approved', 2),
    place('ready_for_review', 8, '18:30'),
    place('in_design', 10),
    place('assigned', 15),
    place('assigned', null),
    place('draft', null),
    place('draft', null),
  ]
}
