import type { WorkflowStatus } from '#features/outlines/contract.ts'

interface StatusLook {
  chip: string
  strip: string
  ink: string
}

/** Each email's name contains its status, so color is never the only cue. */
export const STATUS_LOOKS: Record<WorkflowStatus, StatusLook> = {
  draft: { chip: 'bg-surface-3', strip: 'bg-fg-3', ink: 'text-fg-2' },
  assigned: { chip: 'bg-info-soft', strip: 'bg-info', ink: 'text-info' },
  in_design: { chip: 'bg-violet-soft', strip: 'bg-violet', ink: 'text-violet' },
  ready_for_review: { chip: 'bg-warn-soft', strip: 'bg-warn', ink: 'text-warn' },
  approved: { chip: 'bg-ok-soft', strip: 'bg-ok', ink: 'text-ok' },
  sent: { chip: 'bg-surface shadow-[inset_0_0_0_1px_var(--line-2)]', strip: 'bg-line-control', ink: 'text-fg-3' },
  archived: { chip: 'bg-surface-3', strip: 'bg-fg-3', ink: 'text-fg-2' },
}

export const SHOWN_STATUSES = ['draft', 'assigned', 'in_design', 'ready_for_review', 'approved', 'sent'] as const
