import type { Country } from '#shared/brand-brief.ts'
import { formatSendTime } from '#shared/calendar-dates.ts'
import { STATUS_LABELS, type WorkflowStatus } from '../contract.ts'

/** Stores ids and no sentences, so that names and wording are current when the log is read. */
export interface ActivityFacts {
  kind: ActivityKind
  data?: ActivityData
  subjectUserId?: string | null
}

export const ACTIVITY_KINDS = [
  'created',
  'copied',
  'edited',
  'regenerated',
  'section_regenerated',
  'restored',
  'deleted',
  'assigned',
  'unassigned',
  'status_changed',
  'review_requested',
  'client_approved',
  'client_requested_changes',
  'design_link_changed',
  'notes_changed',
  'scheduled',
  'unscheduled',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export interface ActivityData {
  from?: WorkflowStatus
  to?: WorkflowStatus
  reason?: 'left_workspace'
  link?: string | null
  hasNotes?: boolean
  time?: string
  version?: number
  section?: number
  title?: string
  text?: string
  /** The name of a client without an account. */
  by?: string
  decisionId?: string
}

export interface StoredActivity {
  kind: ActivityKind
  data: ActivityData
}

type Sentence = (data: ActivityData, names: { subject: string; country: Country }) => string

const label = (status: WorkflowStatus | undefined) => (status === undefined ? '' : STATUS_LABELS[status])

const SENTENCES: Record<ActivityKind, Sentence> = {
  created: () => 'Outline generated',
  copied: ({ title }) => `Copy of “${title ?? ''}”`,
  edited: () => 'Content edited',
  regenerated: () => 'Outline regenerated',
  section_regenerated: ({ section }) => `Section ${section} regenerated`,
  restored: ({ version }) => (version === undefined ? 'Restored from the trash' : `Version ${version} restored`),
  deleted: () => 'Moved to the trash',
  assigned: (_, { subject }) => `Assigned to ${subject}`,
  unassigned: ({ reason }) =>
    reason === 'left_workspace' ? 'Unassigned because the member left the workspace' : 'Unassigned',
  status_changed: ({ from, to }) =>
    from === undefined ? `Status changed to ${label(to)}` : `Status changed from ${label(from)} to ${label(to)}`,
  review_requested: () => 'Review requested',
  client_approved: () => 'Approved by review link',
  client_requested_changes: () => 'Changes requested by review link',
  design_link_changed: ({ link }) => (link ? `Design link set to ${link}` : 'Design link removed'),
  notes_changed: ({ hasNotes }) => (hasNotes === false ? 'Notes removed' : 'Notes changed'),
  scheduled: ({ time }, { country }) =>
    time === undefined ? 'Scheduled' : `Scheduled for ${formatSendTime(time.replace(' ', 'T'), country)}`,
  unscheduled: () => 'Unscheduled',
}

export const activitySentence = (
  { kind, data }: StoredActivity,
  names: { subject: string; country: Country },
): string => data.text ?? SENTENCES[kind](data, names)
