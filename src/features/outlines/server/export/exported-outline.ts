import type { OutlineContent } from '#server/ai/writers.ts'
import type { Country, Language, OutlineType } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'

/** One outline as a file shows it: its content and what the team decided about it. */
export interface ExportedOutline extends OutlineContent {
  ideaTitle: string
  mainTopicTitle: string
  type: OutlineType
  /** The label people see, e.g. "Ready for Review". */
  workflowStatus: string
  assignedToName: string | null
  designLink: string | null
  notes: string | null
  /** ISO 8601 with the brand's offset on that day. */
  scheduledSendAt: string | null
  brandName: string
  brandLanguage: Language
  brandCountry: Country
  planMonth: YearMonth
}

export interface ExportedMonth extends YearMonth {
  brandName: string
  brandLanguage: Language
  brandCountry: Country
  outlines: readonly ExportedOutline[]
}

/** The title people see; a row without one carries its idea's title. */
export function titleOf(outline: ExportedOutline): string {
  return outline.title.trim() || outline.ideaTitle.trim() || 'Untitled outline'
}

/** By send time, unscheduled ones last, then by title in the brand's alphabet. */
export function inSendOrder(outlines: readonly ExportedOutline[]): ExportedOutline[] {
  const sendTime = (outline: ExportedOutline) =>
    outline.scheduledSendAt === null ? Number.POSITIVE_INFINITY : Date.parse(outline.scheduledSendAt)
  return outlines.toSorted((left, right) => {
    const [leftTime, rightTime] = [sendTime(left), sendTime(right)]
    if (leftTime !== rightTime) return leftTime - rightTime
    return titleOf(left).localeCompare(titleOf(right), left.brandLanguage, { numeric: true })
  })
}
