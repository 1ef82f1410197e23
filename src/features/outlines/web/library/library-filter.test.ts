import { expect, test } from 'vitest'
import { WORKFLOW_STATUSES } from '../../contract.ts'
import { FILTERS, filterOf, isShown } from './library-filter.ts'

test('an address may name a filter; unknown ones, and any on a plan without the workflow, are all', () => {
  expect(FILTERS.map((filter) => filterOf(filter, true))).toEqual(FILTERS)
  expect([filterOf('sent', true), filterOf(undefined, true), filterOf('approved', false)]).toEqual([
    'all',
    'all',
    'all',
  ])
})

test('each status is under the filters that name it, archived outlines under theirs alone', () => {
  const shownUnder = (filter: (typeof FILTERS)[number]) =>
    WORKFLOW_STATUSES.filter((workflowStatus) => isShown({ workflowStatus, assignedToUserId: 'me' }, filter, 'me'))
  const current = WORKFLOW_STATUSES.filter((status) => status !== 'archived')
  expect(FILTERS.map(shownUnder)).toEqual([current, current, ['ready_for_review'], ['approved'], ['archived']])
})

test('my assignments are mine', () => {
  const shown = (assignedToUserId: string | null) =>
    isShown({ workflowStatus: 'assigned', assignedToUserId }, 'my-assignments', 'me')
  expect([shown('me'), shown('other'), shown(null)]).toEqual([true, false, false])
})
