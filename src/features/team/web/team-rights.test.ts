import { describe, expect, test } from 'vitest'
import { type Role, type WorkspaceRole, can } from '#shared/permissions.ts'
import type { Member } from '../contract.ts'
import { READ_ONLY } from '#features/access/web/suspended.ts'
import { type Caller, inviteRefusal, offersFor, seatsLine } from './team-rights.ts'

const caller = (role: Role, readOnly = false): Caller => ({
  userId: 'me',
  role,
  readOnly,
  may: (permission) => can(role, permission),
})
const member = (role: WorkspaceRole, changes: { userId?: string; superAdmin?: boolean } = {}): Member => ({
  id: 'membership',
  userId: changes.userId ?? 'other',
  role,
  user: { name: 'Noor', email: 'noor@example.com', role: changes.superAdmin === true ? 'SUPERADMIN' : 'USER' },
  joinedAt: '2026-11-01T00:00:00.000Z',
})
const nothing = { edit: false, resetPassword: false, transfer: false, remove: false }

describe('for a member', () => {
  test.each<[Role, WorkspaceRole, object]>([
    ['OWNER', 'ADMIN', { edit: true, resetPassword: true, transfer: true, remove: true }],
    ['OWNER', 'OWNER', { ...nothing, edit: true }],
    ['ADMIN', 'ADMIN', { edit: true, resetPassword: true, transfer: false, remove: true }],
    ['ADMIN', 'OWNER', nothing],
    ['MANAGER', 'MANAGER', { edit: true, resetPassword: true, transfer: false, remove: true }],
    ['MANAGER', 'ADMIN', nothing],
    ['CREATOR', 'COLLABORATOR', nothing],
    ['COLLABORATOR', 'COLLABORATOR', nothing],
    ['SUPERADMIN', 'OWNER', { ...nothing, edit: true }],
  ])('a %s is offered for a %s what the role allows', (role, target, offers) => {
    expect(offersFor(caller(role), member(target))).toEqual(offers)
  })

  test("members can't remove, reset or transfer to themselves", () => {
    expect(offersFor(caller('ADMIN'), member('ADMIN', { userId: 'me' }))).toEqual({ ...nothing, edit: true })
  })

  test("the super admin account says why you can't edit it", () => {
    const target = member('CREATOR', { superAdmin: true })
    expect(offersFor(caller('OWNER'), target)).toEqual({ ...nothing, edit: 'Super admin role cannot be changed' })
    expect(offersFor(caller('CREATOR'), target)).toEqual(nothing)
  })

  test('a suspended workspace offers the same, disabled', () => {
    const { edit, remove, transfer } = offersFor(caller('MANAGER', true), member('CREATOR'))
    expect([edit, remove, transfer]).toEqual([READ_ONLY, READ_ONLY, false])
  })
})

describe('inviting', () => {
  test.each<[Role, number, number, boolean, string | undefined]>([
    ['OWNER', 2, 3, false, undefined],
    ['OWNER', 3, 3, false, 'Upgrade your plan to invite more users'],
    ['OWNER', 4, 3, false, 'Upgrade your plan to invite more users'],
    ['OWNER', 900, -1, false, undefined],
    ['SUPERADMIN', 3, 3, false, undefined],
    ['CREATOR', 1, 3, false, "You don't have permission to invite users"],
    ['ADMIN', 1, 3, true, READ_ONLY],
  ])('by a %s with %i of %i seats taken, suspended %s: %s', (role, taken, limit, readOnly, refusal) => {
    expect(inviteRefusal(caller(role, readOnly), { taken, limit })).toBe(refusal)
  })

  test('waits for no answer about the seats: the server counts again', () => {
    expect(inviteRefusal(caller('OWNER'), undefined)).toBeUndefined()
  })
})

test.each([
  [{ taken: 1, limit: 1 }, '1 of 1 seats taken'],
  [{ taken: 1, limit: -1 }, '1 seat taken, no limit'],
  [{ taken: 4, limit: -1 }, '4 seats taken, no limit'],
])('%o reads %s', (seats, line) => {
  expect(seatsLine(seats)).toBe(line)
})
