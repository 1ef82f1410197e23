import { expect, test } from 'vitest'
import type { z } from 'zod'
import { PERMISSIONS } from '#shared/permissions.ts'
import { GATES, PLANS, PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { ROWS } from './example-calls.ts'

test('the product has exactly the calls that the table written by hand lists', () => {
  expect([...ROWS.keys()].toSorted()).toEqual(Object.keys(AUTHORIZATION_TABLE).toSorted())
})

test.each(Object.entries(AUTHORIZATION_TABLE))('%s has the access the table says', (name, rule) => {
  const row = ROWS.get(name)!
  const access = typeof row.access === 'object' ? ['SUPERADMIN', ...PERMISSIONS[row.access.permission]] : row.access
  expect(access).toEqual(
    { everyone: 'public', 'the invited': 'public', 'signed in': 'session', 'super admin': 'superadmin' }[
      String(rule.allowed)
    ] ?? rule.allowed,
  )
  const { gate } = row
  const plans = PLANS.filter((plan) => gate === null || PLAN_CATALOGUE[plan].limits[GATES[gate]])
  expect(plans).toEqual(rule.plans)
  const suspended = { allow: 'works', refuse: 'refused', ignore: 'no workspace involved' }[row.whenSuspended]
  expect(suspended).toBe(rule.whenSuspended)
})

/** Calls that are only about the caller's own place in the workspace they name. */
const ABOUT_ONESELF = ['POST /api/workspaces/{id}/leave']

// The super admin stands above the workspaces: what they name leads to none that they are in.
const inWorkspaces = [...ROWS].filter(([name, row]) => !ABOUT_ONESELF.includes(name) && row.access !== 'superadmin')

test.each(inWorkspaces)('%s leads every id it takes to one workspace', (_, row) => {
  const places = typeof row.access === 'object' ? Object.values(row.access.tenant) : []
  const shapes = { path: row.params, query: row.query, body: row.body } as Record<string, z.ZodObject | undefined>
  const ids = Object.entries(shapes).flatMap(([part, schema]) =>
    Object.keys(schema?.shape ?? {})
      // A checkout is the payment provider's and belongs to nobody until it is linked.
      .filter((key) => key === 'id' || (/Ids?$/.test(key) && key !== 'sessionId'))
      .map((key) => `${part}.${key}`)
      // A person may be in many workspaces and leads to none of them alone: beside a workspace they can be looked for
      // in it, otherwise whether they are a member is for the service to refuse.
      .filter((place) => !place.endsWith('.userId') || (places as string[]).includes(place)),
  )
  expect(ids.toSorted()).toEqual([...places].toSorted())
})
