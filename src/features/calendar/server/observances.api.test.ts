import { expect, test } from 'vitest'
import { PLANS } from '#shared/plan-catalog.ts'
import { aBrand, aMember, aWorkspace, setPlan, suspend } from '#test/fixtures.ts'
import { calendarEndpoints } from '../contract.ts'

const MAY = { year: 2027, month: 5 }

test('the holidays around a month are those of the calendar, on every plan and for every member', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { id } = await aBrand(workspace)
  const ask = (by = workspace.owner) => by.call(calendarEndpoints.observances, { params: { id }, query: MAY })
  const { observances } = (await workspace.owner.call(calendarEndpoints.month, { query: { brandId: id, ...MAY } })).body
  expect(observances.map((day) => day.id)).toContain('mothers-day')
  for (const plan of PLANS) {
    await setPlan(workspace.id, plan)
    expect([plan, (await ask()).body.observances]).toEqual([plan, observances])
  }
  expect((await ask(await aMember(workspace, 'COLLABORATOR'))).body.observances).toEqual(observances)
  expect((await ask((await aWorkspace()).owner)).status).toBe(404)
  await suspend(workspace.id)
  expect((await ask()).status).toBe(200)
})

test('a brand in another country has its own holidays', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id } = await aBrand(workspace, { country: 'DE', language: 'de' })
  const ask = (month: number) =>
    workspace.owner.call(calendarEndpoints.observances, { params: { id }, query: { year: 2026, month } })
  const ids = (await ask(11)).body.observances.map((day) => day.id)
  expect(ids).toContain('black-friday')
  expect(ids).not.toContain('thanksgiving')
})
