import { type PeopleHere, nameHere } from '#features/access/server/people-store.ts'
import { withZoneOffset } from '#shared/calendar-dates.ts'
import { type Outline, STATUS_LABELS } from '../contract.ts'
import type { OutlineSummary } from '../library-contract.ts'
import { activitySentence } from './activity.ts'
import type { ExportedOutline } from './export/exported-outline.ts'
import type { SummaryView } from './library/library.ts'
import type { ListedView, OutlineView } from './service.ts'
import { type ActivityRow, contentNow } from './store.ts'

type Summarized = Pick<SummaryView, 'assignee' | 'brand'> & {
  outline: Omit<SummaryView['outline'], 'hints' | 'hintsOf'>
}

const assigneeName = ({ assignee }: Summarized) => (assignee === null ? null : nameHere(assignee))

const sendTime = ({ outline, brand }: Summarized) =>
  outline.scheduledSendAt === null ? null : withZoneOffset(outline.scheduledSendAt, brand.timezone)

export function presentOutline(view: ListedView): Outline {
  const { outline, activity, brand } = view
  const { designLink, notes, generatedBy } = outline
  return {
    ...presentSummary(view),
    designLink,
    notes,
    generatedBy,
    ...contentNow(outline),
    activityLog: activity === null ? [] : activity.entries.map((entry) => presentEntry(entry, activity.people, brand)),
    activityLogLocked: activity === null,
  }
}

const presentEntry = (
  entry: ActivityRow,
  people: PeopleHere,
  { country }: SummaryView['brand'],
): Outline['activityLog'][number] => ({
  action: entry.kind,
  userName: entry.data.by ?? people.authorName(entry),
  timestamp: entry.occurredAt.toISOString(),
  details: activitySentence(entry, { subject: people.nameOf(entry.subjectUserId), country }),
})

export function presentSummary(view: Summarized): OutlineSummary {
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
    reviewRequestedAt: view.outline.reviewRequestedAt?.toISOString() ?? null,
    scheduledSendAt: sendTime(view),
    createdAt: view.outline.createdAt.toISOString(),
  }
}

export function presentForExport(view: OutlineView): ExportedOutline {
  const { outline, brand } = view
  const { ideaTitle, mainTopicTitle, type, workflowStatus, designLink, notes } = outline
  return {
    ...contentNow(outline),
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
