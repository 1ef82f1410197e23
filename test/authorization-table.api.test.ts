import { expect, test } from 'vitest'
import type { z } from 'zod'
import { tokenUseOf } from '#shared/endpoint.ts'
import { PERMISSIONS } from '#shared/permissions.ts'
import { GATES, PLANS, PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { ROWS } from './example-calls.ts'

test('the endpoints match the table written by hand', () => {
  expect([...ROWS.keys()].toSorted()).toEqual(Object.keys(AUTHORIZATION_TABLE).toSorted())
})

test.each(Object.entries(AUTHORIZATION_TABLE))('%s has the access in the table', (name, rule) => {
  const row = ROWS.get(name)!
  const access = typeof row.access === 'object' ? ['SUPERADMIN', ...PERMISSIONS[row.access.permission]] : row.access
  expect(access).toEqual(
    { everyone: 'public', 'the invited': 'public', 'signed in': 'session', 'super admin': 'superadmin' }[
      String(rule.allowed)
    ] ?? rule.allowed,
  )
  const { gate } = row
  const plans = PLANS.filter((plan) => gate === null || PLAN_CATALOG[plan].limits[GATES[gate]])
  expect(plans).toEqual(rule.plans)
  const suspended = { allow: 'works', refuse: 'refused', ignore: 'no workspace involved' }[row.whenSuspended]
  expect(suspended).toBe(rule.whenSuspended)
  expect(tokenUseOf(row)).toBe(rule.token ?? 'refuse')
})

/** Endpoints about the caller's own membership. */
const ABOUT_YOURSELF = ['POST /api/workspaces/{id}/leave']

/**
 * A checkout belongs to the payment provider until it is linked, a holiday belongs to no workspace, and an audience
 * belongs to the Klaviyo account of the brand's own key.
 */
const OF_OTHERS = ['sessionId', 'observanceId', 'audienceIds', 'excludedIds']

/** Clients have no workspace. Their link leads to one, and it shows a list of outlines. */
const BY_LINK = '/api/review/{token}/'

// The super admin is above workspaces, so ids don't lead to their own workspaces.
const inWorkspaces = [...ROWS].filter(
  ([name, row]) => !ABOUT_YOURSELF.includes(name) && !row.path.startsWith(BY_LINK) && row.access !== 'superadmin',
)

test.each(inWorkspaces)('%s leads every id to one workspace', (_, row) => {
  const places = typeof row.access === 'object' ? Object.values(row.access.tenant) : []
  const shapes = { path: row.params, query: row.query, body: row.body } as Record<string, z.ZodObject | undefined>
  const ids = Object.entries(shapes).flatMap(([part, schema]) =>
    Object.keys(schema?.shape ?? {})
      .filter((key) => key === 'id' || (/Ids?$/.test(key) && !OF_OTHERS.includes(key)))
      .map((key) => `${part}.${key}`)
      // A user id alone doesn't name a workspace. Beside a workspace id, the user is looked up there. Otherwise the
      // service checks the membership.
      .filter((place) => !place.endsWith('.userId') || (places as string[]).includes(place)),
  )
  expect(ids.toSorted()).toEqual([...places].toSorted())
})
