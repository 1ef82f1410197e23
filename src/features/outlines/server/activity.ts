import type { Country } from '#shared/brand-brief.ts'
import { formatSendTime } from '#shared/calendar-dates.ts'
import { STATUS_LABELS, type WorkflowStatus } from '../contract.ts'

/** What happened to an outline, as facts: no name and no sentence, so that both can be those of today. */
export interface ActivityFacts {
  kind: ActivityKind
  data?: ActivityData
  /** The person it is about: who was assigned. */
  subjectUserId?: string | null
}

export const ACTIVITY_KINDS = [
  'created',
  'edited',
  'regenerated',
  'section_regenerated',
  'restored',
  'deleted',
  'assigned',
  'unassigned',
  'status_changed',
  'review_requested',
  'design_link_changed',
  'notes_changed',
  'scheduled',
  'unscheduled',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export interface ActivityData {
  /** The statuses of `status_changed`. */
  from?: WorkflowStatus
  to?: WorkflowStatus
  /** Why somebody was unassigned. */
  reason?: 'left_workspace'
  /** The new design link; null when it was removed. */
  link?: string | null
  /** Whether there are notes now. */
  hasNotes?: boolean
  /** The brand's wall-clock time of `scheduled`. */
  time?: string
  /** The version that was restored. */
  version?: number
  /** The number of the section that was written again. */
  section?: number
  /** The words of entries from before facts were stored, where those can no longer be told from the words. */
  text?: string
}

export interface StoredActivity {
  kind: ActivityKind
  data: ActivityData
}

type Sentence = (data: ActivityData, names: { subject: string; country: Country }) => string

const label = (status: WorkflowStatus | undefined) => (status === undefined ? '' : STATUS_LABELS[status])

const SENTENCES: Record<ActivityKind, Sentence> = {
  created: () => 'Outline generated',
  edited: () => 'Content edited',
  regenerated: () => 'Outline regenerated',
  section_regenerated: ({ section }) => `Section ${section} regenerated`,
  restored: ({ version }) => (version === undefined ? 'Restored from the trash' : `Version ${version} restored`),
  deleted: () => 'Moved to the trash',
  assigned: (_, { subject }) => `Assigned to ${subject}`,
  unassigned: ({ reason }) =>
    reason === 'left_workspace' ? 'Assigned to nobody: no longer a member of the workspace' : 'Assigned to nobody',
  status_changed: ({ from, to }) =>
    from === undefined ? `Status changed to ${label(to)}` : `Status changed from ${label(from)} to ${label(to)}`,
  review_requested: () => 'Review requested',
  design_link_changed: ({ link }) => (link ? `Design link set to ${link}` : 'Design link removed'),
  notes_changed: ({ hasNotes }) => (hasNotes === false ? 'Notes removed' : 'Notes changed'),
  scheduled: ({ time }, { country }) =>
    time === undefined ? 'Scheduled' : `Scheduled for ${formatSendTime(time.replace(' ', 'T'), country)}`,
  unscheduled: () => 'Taken off the calendar',
}

/** What the activity log says. `subject`: what the person it is about is called today. */
export const activitySentence = (
  { kind, data }: StoredActivity,
  names: { subject: string; country: Country },
): string => data.text ?? SENTENCES[kind](data, names)
