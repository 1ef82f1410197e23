import { expect, test } from 'vitest'
import { can, type Role } from '#shared/permissions.ts'
import { PLAN_CATALOG, PLANS, type PlanName } from '#shared/plan-catalog.ts'
import { libraryRights } from './library-rights.ts'

const rightsOn = (plan: PlanName, role: Role = 'OWNER') =>
  libraryRights({ limits: PLAN_CATALOG[plan].limits, readOnly: false, may: (permission) => can(role, permission) })

test('files come with every paid plan, whole months with Teams and Omni', () => {
  expect(PLANS.filter((plan) => rightsOn(plan).export)).toEqual(['STARTER', 'PRO', 'TEAMS', 'OMNI'])
  expect(PLANS.filter((plan) => rightsOn(plan).monthExport)).toEqual(['TEAMS', 'OMNI'])
})

test('only those who see the bills are sent to the plans', () => {
  expect(rightsOn('FREE', 'ADMIN').upgrade).toBe(true)
  expect(rightsOn('FREE', 'MANAGER').upgrade).toBe(false)
})

test('the workflow comes with Pro and up, and is changed by owners, admins and managers', () => {
  expect(PLANS.filter((plan) => rightsOn(plan).workflow)).toEqual(['PRO', 'TEAMS', 'OMNI'])
  const roles = ['OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
  expect(roles.filter((role) => rightsOn('PRO', role).manage)).toEqual(['OWNER', 'ADMIN', 'MANAGER'])
})

test('drafts in Klaviyo come with Teams and Omni, for owners, admins and managers', () => {
  expect(PLANS.filter((plan) => rightsOn(plan).klaviyo)).toEqual(['TEAMS', 'OMNI'])
  const roles = ['OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
  expect(roles.filter((role) => rightsOn('TEAMS', role).klaviyo)).toEqual(['OWNER', 'ADMIN', 'MANAGER'])
})

test('roles that can generate outlines can edit them, on every plan', () => {
  expect(PLANS.filter((plan) => rightsOn(plan).edit)).toEqual([...PLANS])
  const roles = ['OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
  expect(roles.filter((role) => rightsOn('FREE', role).edit)).toEqual(['OWNER', 'ADMIN', 'MANAGER', 'CREATOR'])
})
