import { describe, expect, test } from 'vitest'
import { PLANS } from '#shared/plan-catalog.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { type AnyInput, type Answer } from './client.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { aMember, aPerson, setPlan, suspend } from './fixtures.ts'

const outcome = ({ status, error }: Answer<unknown>) => (status < 300 ? 'works' : `${status} ${error?.code}`)
const scoped = Object.entries(AUTHORIZATION_TABLE).filter(([, { allowed }]) => typeof allowed === 'object')

describe('an endpoint that not every plan has', () => {
  const gated = scoped.filter(([, { plans }]) => plans.length < PLANS.length)

  test.each(gated)('%s', async (name, { plans }) => {
    const place = await aFilledWorkspace('OMNI')
    const outcomes: Record<string, string> = {}
    for (const plan of PLANS) {
      await setPlan(place.workspace.id, 'OMNI')
      const input = await EXAMPLE_CALLS[name]!(place)
      await setPlan(place.workspace.id, plan)
      outcomes[plan] = outcome(await place.workspace.owner.call(ROWS.get(name)!, input))
    }
    const wanted = PLANS.map((plan) => [plan, plans.includes(plan) ? 'works' : '403 PLAN_REQUIRED'])
    expect(outcomes).toEqual(Object.fromEntries(wanted))
  })
})

test('no other endpoint is rejected for its plan', async () => {
  const everywhere = scoped.filter(([, { plans }]) => plans.length === PLANS.length)
  const place = await aFilledWorkspace('OMNI')
  const inputs = await preparedInputs(place)
  await setPlan(place.workspace.id, 'FREE')
  for (const [name] of everywhere) {
    const { error } = await place.workspace.owner.call(ROWS.get(name)!, inputs.get(name))
    // A small plan may reach its limits here, but no gate.
    expect(`${name}: ${error?.code}`).not.toBe(`${name}: PLAN_REQUIRED`)
  }
})

test('a suspended workspace can read and not write, except for a super admin', async () => {
  const place = await aFilledWorkspace('OMNI')
  const member = await aMember(place.workspace, 'ADMIN')
  const superAdmin = await aPerson({ role: 'SUPERADMIN' })
  const inputs = await preparedInputs(place)
  const before = await place.workspace.owner.call(ROWS.get('GET /api/brands/{id}')!, inputs.get('GET /api/brands/{id}'))
  await suspend(place.workspace.id)

  const outcomes: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  for (const [name, { allowed, whenSuspended }] of scoped) {
    const input = inputs.get(name)!
    for (const [role, client] of Object.entries({ OWNER: place.workspace.owner, ADMIN: member })) {
      const mayAtAll = (allowed as readonly string[]).includes(role)
      outcomes[`${name} by ${role}`] = outcome(await client.call(ROWS.get(name)!, input))
      wanted[`${name} by ${role}`] = !mayAtAll
        ? '403 FORBIDDEN'
        : whenSuspended === 'works'
          ? 'works'
          : '403 WORKSPACE_SUSPENDED'
    }
  }
  expect(outcomes).toEqual(wanted)
  const after = await member.call(ROWS.get('GET /api/brands/{id}')!, inputs.get('GET /api/brands/{id}'))
  expect(after.body).toEqual(before.body)

  for (const [name, { except }] of scoped) {
    const answer = await superAdmin.call(ROWS.get(name)!, inputs.get(name))
    expect(`${name}: ${outcome(answer)}`).toBe(`${name}: ${except?.SUPERADMIN ?? 'works'}`)
  }
})

async function preparedInputs(place: FilledWorkspace): Promise<Map<string, AnyInput>> {
  const inputs = new Map<string, AnyInput>()
  for (const [name] of scoped) inputs.set(name, await EXAMPLE_CALLS[name]!(place))
  return inputs
}
