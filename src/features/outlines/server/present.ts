import { type YearMonth, withZoneOffset } from '#shared/calendar-dates.ts'
import { withSectionIds } from '../content-fields.ts'
import { type Outline, STATUS_LABELS } from '../contract.ts'
import type { OutlineSummary } from '../library-contract.ts'
import type { ExportedOutline } from './export/exported-outline.ts'
import type { SummaryView } from './library/library.ts'
import type { OutlineView } from './service.ts'

const assigneeName = ({ assignee }: SummaryView) => (assignee === null ? null : assignee.name || assignee.email)

const sendTime = ({ outline, brand }: SummaryView) =>
  outline.scheduledSendAt === null ? null : withZoneOffset(outline.scheduledSendAt, brand.timezone)

export function presentOutline(view: OutlineView): Outline {
  const { outline, activity } = view
  const { designLink, notes, generatedBy } = outline
  return {
    ...presentSummary(view),
    designLink,
    notes,
    generatedBy,
    ...outline.content,
    sections: withSectionIds(outline.content.sections),
    activityLog: (activity ?? []).map(({ action, userName, occurredAt, details }) => ({
      action,
      userName,
      timestamp: occurredAt.toISOString(),
      details,
    })),
    activityLogLocked: activity === null,
  }
}

/** What a row of the library shows. */
export function presentSummary(view: SummaryView): OutlineSummary {
  const { id, brandId, title, ideaTitle, mainTopicTitle, type, template, workflowStatus, assignedToUserId } =
    view.outline
  return {
    id,
    brandId,
    title,
    ideaTitle,
    mainTopicTitle,
    type,
    template,
    workflowStatus,
    assignedToUserId,
    planMonth: { year: view.outline.planYear, month: view.outline.planMonth },
    assignedToName: assigneeName(view),
    scheduledSendAt: sendTime(view),
    createdAt: view.outline.createdAt.toISOString(),
  }
}

/** The outlines by planned month, in the order they come in. */
export function presentByMonth(views: OutlineView[]): { planMonth: YearMonth; outlines: Outline[] }[] {
  const months = Map.groupBy(views, ({ outline }) => `${outline.planYear}-${outline.planMonth}`)
  return [...months.values()].map((ofMonth) => {
    const outlines = ofMonth.map(presentOutline)
    return { planMonth: outlines[0]!.planMonth, outlines }
  })
}

/** What a document shows of an outline. */
export function presentForExport(view: OutlineView): ExportedOutline {
  const { outline, brand } = view
  const { title, template, ideaTitle, mainTopicTitle, type, workflowStatus, designLink, notes } = outline
  return {
    ...outline.content,
    title,
    template,
    ideaTitle,
    mainTopicTitle,
    type,
    designLink,
    notes,
    workflowStatus: STATUS_LABELS[workflowStatus],
    assignedToName: assigneeName(view),
    scheduledSendAt: sendTime(view),
    brandName: brand.name,
    brandLanguage: brand.language,
    brandCountry: brand.country,
    planMonth: { year: outline.planYear, month: outline.planMonth },
  }
}
