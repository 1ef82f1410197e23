import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { WORKFLOW_STATUSES, type Outline, type WorkflowStatus } from '../../contract.ts'
import { LIBRARY_FILTERS, NOBODY, type LibraryFilter, type LibraryQuery } from '../../library-contract.ts'
import type { LibraryAddress } from './library-address.ts'

export const FILTER_LABELS: Record<LibraryFilter, string> = {
  all: 'All',
  'my-assignments': 'My Assignments',
  ready_for_review: 'Ready for Review',
  approved: 'Approved',
  archived: 'Archived',
}

export const NARROWING_STATUSES: readonly WorkflowStatus[] = WORKFLOW_STATUSES.filter((each) => each !== 'archived')

const LONGEST_SEARCH = 200

export function filterOf(named: string | undefined, workflow: boolean): LibraryFilter {
  return (workflow ? LIBRARY_FILTERS.find((filter) => filter === named) : undefined) ?? 'all'
}

export const namesStatus = (filter: LibraryFilter) => filter !== 'all' && filter !== 'my-assignments'

export function queryOf(address: LibraryAddress, workflow: boolean): Omit<LibraryQuery, 'including'> {
  const filter = filterOf(address.filter, workflow)
  const search = address.q?.trim().slice(0, LONGEST_SEARCH)
  const type = OUTLINE_TYPES.find((each) => each === address.type)
  const status = NARROWING_STATUSES.find((each) => each === address.status)
  const { assignee } = address
  return {
    ...(filter !== 'all' && { filter }),
    ...(search !== undefined && search !== '' && { search }),
    ...(type !== undefined && { type }),
    ...(workflow && status !== undefined && !namesStatus(filter) && { status }),
    ...(workflow && assignee !== undefined && filter !== 'my-assignments' && isAssignee(assignee) && { assignee }),
  }
}

const isAssignee = (given: string) => given === NOBODY || isId(given)
const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
export const isId = (given: string) => ID.test(given)

export const isNarrowed = ({ search, type, status, assignee }: LibraryQuery) =>
  [search, type, status, assignee].some((each) => each !== undefined)

export function isShown(
  outline: Pick<Outline, 'workflowStatus' | 'assignedToUserId' | 'type'>,
  { filter = 'all', status, assignee, type }: LibraryQuery,
  userId: string,
): boolean {
  const { workflowStatus, assignedToUserId } = outline
  if ((workflowStatus === 'archived') !== (filter === 'archived')) return false
  if (filter === 'my-assignments' && assignedToUserId !== userId) return false
  if (filter !== 'archived' && namesStatus(filter) && workflowStatus !== filter) return false
  if (status !== undefined && workflowStatus !== status) return false
  if (assignee !== undefined && assignedToUserId !== (assignee === NOBODY ? null : assignee)) return false
  return type === undefined || outline.type === type
}
