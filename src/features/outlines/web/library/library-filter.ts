import type { Outline } from '../../contract.ts'

export const FILTERS = ['all', 'my-assignments', 'ready_for_review', 'approved', 'archived'] as const
export type Filter = (typeof FILTERS)[number]

export const FILTER_LABELS: Record<Filter, string> = {
  all: 'All',
  'my-assignments': 'My Assignments',
  ready_for_review: 'Ready for Review',
  approved: 'Approved',
  archived: 'Archived',
}

/** The filter an address names; all of them where it names none we know, or the plan has no filters. */
export function filterOf(named: string | undefined, workflow: boolean): Filter {
  return (workflow ? FILTERS.find((filter) => filter === named) : undefined) ?? 'all'
}

/** Whether a filter shows an outline. What is archived is only shown under Archived. */
export function isShown(
  { workflowStatus, assignedToUserId }: Pick<Outline, 'workflowStatus' | 'assignedToUserId'>,
  filter: Filter,
  userId: string,
): boolean {
  if (filter === 'archived') return workflowStatus === 'archived'
  if (workflowStatus === 'archived') return false
  if (filter === 'my-assignments') return assignedToUserId === userId
  return filter === 'all' || workflowStatus === filter
}
