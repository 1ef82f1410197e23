import type { Schedule, Unscheduled } from '../contract.ts'

export interface CalendarData {
  schedules: Schedule[]
  unscheduled: Unscheduled[]
}

/** An email of the calendar; without a schedule it waits in the list beside it. */
export type CalendarItem = (Schedule | (Unscheduled & { sendTime?: undefined })) & { outlineId: string }

export const isScheduled = (item: CalendarItem): item is Schedule => item.sendTime !== undefined

/** `time` is the brand's wall clock, `2026-12-04T10:00`; null takes the email off the calendar. */
export interface CalendarChange {
  item: CalendarItem
  time: string | null
}

/** The calendar as it will be when the server has agreed. */
export function afterChange({ schedules, unscheduled }: CalendarData, { item, time }: CalendarChange): CalendarData {
  const { outlineId, campaignTitle, subjectLine, template, workflowStatus } = item
  const facts = { outlineId, campaignTitle, subjectLine, template, workflowStatus }
  const others = schedules.filter((entry) => entry.outlineId !== outlineId)
  const waiting = unscheduled.filter((entry) => entry.outlineId !== outlineId)
  if (time === null) return { schedules: others, unscheduled: [...waiting, facts] }
  const before = schedules.find((entry) => entry.outlineId === outlineId)
  const placed: Schedule = {
    id: before?.id ?? outlineId,
    ...facts,
    sendTime: `${time}:00`,
    manualOverride: true,
    justification: before?.justification ?? null,
    notes: before?.notes ?? null,
  }
  const sorted = [...others, placed].toSorted((a, b) => a.sendTime.slice(0, 16).localeCompare(b.sendTime.slice(0, 16)))
  return { schedules: sorted, unscheduled: waiting }
}
