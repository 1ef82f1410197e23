import { expect, test } from 'vitest'
import { can, type Role } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { createRights } from './create-rights.ts'

const as = (role: Role, readOnly = false, plan: PlanName = 'PRO') =>
  createRights({ readOnly, may: (permission) => can(role, permission), workspace: { plan } })

test('a creator makes ideas but neither edits the brand nor sees the plans', () => {
  expect(as('CREATOR')).toEqual({
    create: true,
    reason: undefined,
    editBrand: false,
    upgrade: false,
    askForUpgrade: true,
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
    upgrade: true,
    askForUpgrade: false,
  })
})

test('the largest plans have nothing to upgrade to', () => {
  expect(as('OWNER', false, 'FREE').upgrade).toBe(true)
  expect(as('OWNER', false, 'TEAMS').upgrade).toBe(false)
  expect(as('OWNER', false, 'OMNI').upgrade).toBe(false)
  expect(as('MANAGER', false, 'FREE').askForUpgrade).toBe(true)
  expect(as('MANAGER', false, 'TEAMS').askForUpgrade).toBe(false)
})
