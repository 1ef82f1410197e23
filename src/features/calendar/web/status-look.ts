import type { WorkflowStatus } from '#features/outlines/contract.ts'

interface StatusLook {
  /** The ground of an email. */
  chip: string
  /** The strip at its edge, and the dot in the legend. */
  strip: string
  /** Small text on that ground. */
  ink: string
}

/** The colour of each status in the calendar. The words are in every email's name, so colour is never the only cue. */
export const STATUS_LOOKS: Record<WorkflowStatus, StatusLook> = {
  draft: { chip: 'bg-surface-3', strip: 'bg-fg-3', ink: 'text-fg-2' },
  assigned: { chip: 'bg-info-soft', strip: 'bg-info', ink: 'text-info' },
  in_design: { chip: 'bg-violet-soft', strip: 'bg-violet', ink: 'text-violet' },
  ready_for_review: { chip: 'bg-warn-soft', strip: 'bg-warn', ink: 'text-warn' },
  approved: { chip: 'bg-ok-soft', strip: 'bg-ok', ink: 'text-ok' },
  sent: { chip: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-2)]', strip: 'bg-line-control', ink: 'text-fg-3' },
  archived: { chip: 'bg-surface-3', strip: 'bg-fg-3', ink: 'text-fg-2' },
}

/** In the order of the work. What is archived is not on the calendar. */
export const SHOWN_STATUSES = ['draft', 'assigned', 'in_design', 'ready_for_review', 'approved', 'sent'] as const
