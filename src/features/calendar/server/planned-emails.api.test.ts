import { expect, test } from 'vitest'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { aBrand, aWorkspace } from '#test/fixtures.ts'
import { planWithTheProduct } from '#test/test-writers.ts'
import { calendarEndpoints } from '../contract.ts'

test('the calendar shows planned emails until their outline is written', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { owner } = workspace
  const { id } = await aBrand(workspace)
  planWithTheProduct(id)
  const december = { year: 2026, month: 12 }
  const { body } = await owner.call(ideaEndpoints.generate, { params: { id }, body: december })
  const emails = body.plan!.emails
  const shown = async () => {
    const query = { brandId: id, year: '2026', month: '12' }
    return (await owner.call(calendarEndpoints.month, { query })).body.planned
  }
  expect(await shown()).toEqual(
    emails.map(({ subtopicId, date }) => ({ ideaId: subtopicId, date, title: expect.any(String) })),
  )
  const [first, second, ...rest] = emails.map(({ subtopicId }) => subtopicId)
  await owner.call(outlineEndpoints.generate, { params: { id: first! } })
  await owner.call(ideaEndpoints.archive, { params: { id: second! } })
  expect((await shown()).map(({ ideaId }) => ideaId)).toEqual(rest)
})
