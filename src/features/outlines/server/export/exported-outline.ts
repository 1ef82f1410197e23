import type { OutlineContent } from '#writing/requests/outline-content.ts'
import type { Country, Language, OutlineType } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'

export interface ExportedOutline extends OutlineContent {
  ideaTitle: string
  mainTopicTitle: string
  type: OutlineType
  workflowStatus: string
  assignedToName: string | null
  designLink: string | null
  notes: string | null
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

export function titleOf(outline: ExportedOutline): string {
  return outline.title.trim() || outline.ideaTitle.trim() || 'Untitled outline'
}

export function inSendOrder(outlines: readonly ExportedOutline[]): ExportedOutline[] {
  const sendTime = (outline: ExportedOutline) =>
    outline.scheduledSendAt === null ? Number.POSITIVE_INFINITY : Date.parse(outline.scheduledSendAt)
  return outlines.toSorted((left, right) => {
    const [leftTime, rightTime] = [sendTime(left), sendTime(right)]
    if (leftTime !== rightTime) return leftTime - rightTime
    return titleOf(left).localeCompare(titleOf(right), left.brandLanguage, { numeric: true })
  })
}
