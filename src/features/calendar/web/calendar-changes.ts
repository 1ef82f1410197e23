import type { AnswerOf } from '#shared/endpoint.ts'
import type { Schedule, Unscheduled, calendarEndpoints } from '../contract.ts'

export type CalendarData = AnswerOf<typeof calendarEndpoints.month>

/** An email of the calendar; without a schedule it waits in the list beside it. */
export type CalendarItem = (Schedule | (Unscheduled & { sendTime?: undefined })) & { outlineId: string }

export const isScheduled = (item: CalendarItem): item is Schedule => item.sendTime !== undefined

/** Where it stands on the brand's wall clock, `2026-12-04T10:00`; null where it waits. */
export const wallTime = (item: CalendarItem): string | null => (isScheduled(item) ? item.sendTime.slice(0, 16) : null)

/** `time` is the brand's wall clock, `2026-12-04T10:00`; null takes the email off the calendar. */
export interface CalendarChange {
  item: CalendarItem
  time: string | null
}

/** The calendar as it will be when the server has agreed. */
export function afterChange(data: CalendarData, { item, time }: CalendarChange): CalendarData {
  return withItem(data, itemAt(itemIn(data, item.outlineId) ?? item, time))
}

/** The email with another time; null takes it off the calendar. */
export function itemAt(item: CalendarItem, time: string | null): CalendarItem {
  if (time === null) return unscheduled(item)
  const known = isScheduled(item) ? item : { id: item.outlineId, justification: null, notes: null }
  const { id, justification, notes } = known
  return { ...unscheduled(item), id, sendTime: `${time}:00`, manualOverride: true, justification, notes }
}

/** The calendar with an email as it is given, wherever it stood before: also how a refused change is taken back. */
export function withItem(data: CalendarData, item: CalendarItem): CalendarData {
  const schedules = data.schedules.filter(({ outlineId }) => outlineId !== item.outlineId)
  const others = data.unscheduled.filter(({ outlineId }) => outlineId !== item.outlineId)
  return isScheduled(item)
    ? { ...data, schedules: [...schedules, item].toSorted(byTime), unscheduled: others }
    : { ...data, schedules, unscheduled: [...others, item] }
}

/** The email as the calendar shows it; undefined when it shows it not at all. */
export function itemIn({ schedules, unscheduled: waiting }: CalendarData, id: string): CalendarItem | undefined {
  return schedules.find(({ outlineId }) => outlineId === id) ?? waiting.find(({ outlineId }) => outlineId === id)
}

const byTime = (a: Schedule, b: Schedule) => a.sendTime.slice(0, 16).localeCompare(b.sendTime.slice(0, 16))

function unscheduled(item: CalendarItem): Unscheduled {
  const { outlineId, campaignTitle, subjectLine, previewText, template, workflowStatus } = item
  const { mainTopicTitle, segment, promotion, occasion } = item
  return {
    outlineId,
    campaignTitle,
    subjectLine,
    previewText,
    template,
    workflowStatus,
    mainTopicTitle,
    segment,
    promotion,
    occasion,
  }
}
