import { expect, test } from 'vitest'
import { type Role, can } from '#shared/permissions.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { commentRights } from './comment-rights.ts'

const rightsOf = (role: Role, changes: object = {}, isAssignee = false) =>
  commentRights(
    {
      limits: PLAN_CATALOG.PRO.limits,
      may: (permission) => can(role, permission),
      readOnly: false,
      membership: {} as never,
      ...changes,
    },
    isAssignee,
  )

test.each([
  ['OWNER', true, true],
  ['MANAGER', true, true],
  ['CREATOR', false, true],
  ['COLLABORATOR', false, false],
] as const)('%s', (role, manage, askClients) => {
  expect(rightsOf(role)).toEqual({ read: true, write: true, manage, askClients, resolve: manage, reason: null })
})

test('an assignee resolves threads without managing outlines', () => {
  expect(rightsOf('COLLABORATOR', {}, true)).toMatchObject({ resolve: true, manage: false })
})

test.each([
  [{ readOnly: true }, "This workspace is suspended, so you can't add comments."],
  [{ membership: null }, 'Only members of this workspace can write comments.'],
])('%j only reads', (changes, reason) => {
  expect(rightsOf('SUPERADMIN', changes, true)).toEqual({
    read: true,
    write: false,
    manage: false,
    askClients: false,
    resolve: false,
    reason,
  })
})

test('a plan without the workflow has no comments', () => {
  expect(rightsOf('OWNER', { limits: PLAN_CATALOG.STARTER.limits })).toMatchObject({ read: false, write: false })
})
