import { expect, test } from 'vitest'
import { can, type Role } from '#shared/permissions.ts'
import { createRights } from './create-rights.ts'

const as = (role: Role, readOnly = false) => createRights({ readOnly, may: (permission) => can(role, permission) })

test('a creator makes ideas but neither edits the brand nor sees the plans', () => {
  expect(as('CREATOR')).toEqual({
    create: true,
    reason: undefined,
    editBrand: false,
    createBrand: false,
    upgrade: false,
  })
})

test('a collaborator looks', () => {
  expect(as('COLLABORATOR')).toMatchObject({ create: false, reason: 'Your role can view ideas, not create them' })
})

test('a suspended workspace is read only for everyone, and its plan can still be looked at', () => {
  expect(as('OWNER', true)).toEqual({
    create: false,
    reason: 'This workspace is suspended',
    editBrand: false,
    createBrand: false,
    upgrade: true,
  })
})
