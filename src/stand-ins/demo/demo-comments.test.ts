import { expect, test } from 'vitest'
import type { OutlineInsert } from '#features/outlines/server/store.ts'
import { demoComments } from './demo-comments.ts'

const outline = (id: string, workflowStatus: string) =>
  ({
    id,
    workflowStatus,
    content: { subjectLines: ['One', 'Two', 'Three'], sections: [{ id: 'a', section: 'Hero', visual: '', copy: '' }] },
  }) as unknown as OutlineInsert

const team = { workspaceId: 'w', userId: 'owner', team: [{ userId: 'writer' }, { userId: 'manager' }] }

test('the team wrote six comments in three threads on emails that it works on', () => {
  const rows = demoComments(
    [outline('sent', 'sent'), outline('one', 'assigned'), outline('two', 'draft')],
    team,
    new Date(),
  )
  expect(rows).toHaveLength(6)
  expect(rows.filter(({ parentId }) => parentId === undefined).map(({ outlineId }) => outlineId)).toEqual([
    'one',
    'one',
    'two',
  ])
  const times = rows.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('a month without emails has no comments', () => {
  expect(demoComments([outline('sent', 'sent')], team, new Date())).toEqual([])
})
