import type { AnswerOf } from '#shared/endpoint.ts'
import type { Unscheduled, calendarEndpoints } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import type { RangeItem } from '../range-contract.ts'

export type CalendarData = AnswerOf<typeof calendarEndpoints.month>

/** Where several brands are shown, emails have a brand and an assignee. */
export type CalendarItem = (Schedule | (Unscheduled & { sendTime?: undefined })) & Partial<OfBrand>

type OfBrand = Pick<RangeItem, 'brandId' | 'assignedToName'>

export const isScheduled = (item: CalendarItem): item is Schedule => item.sendTime !== undefined
export const isManual = (item: CalendarItem): boolean => isScheduled(item) && item.manualOverride

/** The brand's local time, `2026-12-04T10:00`. Null for unscheduled emails. */
export const wallTime = (item: CalendarItem): string | null => (isScheduled(item) ? item.sendTime.slice(0, 16) : null)

/** `time` is the brand's local time, `2026-12-04T10:00`. Null unschedules the email. */
export interface CalendarChange {
  item: CalendarItem
  time: string | null
}

export function itemAt(item: CalendarItem, time: string | null): CalendarItem {
  if (time === null) return unscheduled(item)
  const known = isScheduled(item) ? item : { id: item.outlineId, justification: null, notes: null }
  const { id, justification, notes } = known
  return { ...unscheduled(item), id, sendTime: `${time}:00`, manualOverride: true, justification, notes }
}

export function withItem(data: CalendarData, item: CalendarItem): CalendarData {
  const schedules = data.schedules.filter(({ outlineId }) => outlineId !== item.outlineId)
  const others = data.unscheduled.filter(({ outlineId }) => outlineId !== item.outlineId)
  return isScheduled(item)
    ? { ...data, schedules: [...schedules, item].toSorted(byTime), unscheduled: others }
    : { ...data, schedules, unscheduled: [...others, item] }
}

export function itemIn({ schedules, unscheduled: waiting }: CalendarData, id: string): CalendarItem | undefined {
  return schedules.find(({ outlineId }) => outlineId === id) ?? waiting.find(({ outlineId }) => outlineId === id)
}

const byTime = (a: Schedule, b: Schedule) => a.sendTime.slice(0, 16).localeCompare(b.sendTime.slice(0, 16))

function unscheduled(item: CalendarItem): Unscheduled & Partial<OfBrand> {
  const { outlineId, campaignTitle, subjectLine, previewText, template, workflowStatus } = item
  const { mainTopicTitle, isOfSeries, segment, promotion, occasion } = item
  return {
    outlineId,
    campaignTitle,
    subjectLine,
    previewText,
    template,
    workflowStatus,
    mainTopicTitle,
    ...(isOfSeries === true && { isOfSeries }),
    segment,
    promotion,
    occasion,
    ...(item.brandId !== undefined && { brandId: item.brandId, assignedToName: item.assignedToName ?? null }),
  }
}
