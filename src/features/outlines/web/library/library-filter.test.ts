import { describe, expect, test } from 'vitest'
import { filterOf, isShown, queryOf } from './library-filter.ts'

const me = '0198c5a0-0000-7000-8000-000000000001'
const other = '0198c5a0-0000-7000-8000-000000000002'
const draft = { workflowStatus: 'draft', assignedToUserId: null, type: 'design-based' } as const

describe('the filter of an address', () => {
  test.each([
    [undefined, true, 'all'],
    ['approved', true, 'approved'],
    ['nonsense', true, 'all'],
    ['approved', false, 'all'],
  ] as const)('%s is, with the workflow %s, %s', (named, workflow, filter) => {
    expect(filterOf(named, workflow)).toBe(filter)
  })
})

describe('what an address asks for', () => {
  test.each([
    [{}, {}],
    [
      { q: '  gift ', type: 'text-based' },
      { search: 'gift', type: 'text-based' },
    ],
    [{ q: '   ', type: 'x', status: 'x', assignee: 'x', filter: 'x' }, {}],
    [
      { status: 'draft', assignee: 'nobody' },
      { status: 'draft', assignee: 'nobody' },
    ],
    [
      { filter: 'my-assignments', status: 'sent', assignee: other },
      { filter: 'my-assignments', status: 'sent' },
    ],
    [
      { filter: 'approved', status: 'sent', assignee: other },
      { filter: 'approved', assignee: other },
    ],
    [{ status: 'archived' }, {}],
  ])('%j is %j', (address, query) => {
    expect(queryOf(address, true)).toEqual(query)
  })

  test('a plan without the workflow keeps search and type', () => {
    const address = { filter: 'approved', q: 'x', type: 'text-based', status: 'draft', assignee: 'nobody' }
    expect(queryOf(address, false)).toEqual({ search: 'x', type: 'text-based' })
  })
})

describe('an outline is shown', () => {
  test.each([
    [draft, {}, true],
    [{ ...draft, workflowStatus: 'archived' }, {}, false],
    [{ ...draft, workflowStatus: 'archived' }, { filter: 'archived' }, true],
    [draft, { filter: 'archived' }, false],
    [draft, { filter: 'my-assignments' }, false],
    [{ ...draft, assignedToUserId: me }, { filter: 'my-assignments' }, true],
    [{ ...draft, assignedToUserId: me, workflowStatus: 'archived' }, { filter: 'my-assignments' }, false],
    [draft, { filter: 'approved' }, false],
    [{ ...draft, workflowStatus: 'approved' }, { filter: 'approved' }, true],
    [draft, { status: 'sent' }, false],
    [draft, { assignee: 'nobody' }, true],
    [{ ...draft, assignedToUserId: other }, { assignee: 'nobody' }, false],
    [{ ...draft, assignedToUserId: other }, { assignee: other, type: 'design-based' }, true],
    [draft, { type: 'text-based' }, false],
  ] as const)('%j under %j: %s', (outline, query, shown) => {
    expect(isShown(outline, query, me)).toBe(shown)
  })
})
