import { expect, test } from 'vitest'
import { can, type Role } from '#shared/permissions.ts'
import { PLAN_CATALOGUE, PLANS, type PlanName } from '#shared/plan-catalogue.ts'
import { libraryRights } from './library-rights.ts'

const rightsOn = (plan: PlanName, role: Role = 'OWNER') =>
  libraryRights({ limits: PLAN_CATALOGUE[plan].limits, may: (permission) => can(role, permission) })

test('files come with every paid plan, whole months with Teams and Omni', () => {
  expect(PLANS.filter((plan) => rightsOn(plan).export)).toEqual(['STARTER', 'PRO', 'TEAMS', 'OMNI'])
  expect(PLANS.filter((plan) => rightsOn(plan).monthExport)).toEqual(['TEAMS', 'OMNI'])
})

test('only those who see the bills are sent to the plans', () => {
  expect(rightsOn('FREE', 'ADMIN').upgrade).toBe(true)
  expect(rightsOn('FREE', 'MANAGER').upgrade).toBe(false)
})
