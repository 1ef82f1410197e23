import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { editingEndpoints } from '#features/outlines/editing-contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { type TestWorkspace, aBrand, aWorkspace, anIdea, anOutline } from './fixtures.ts'
import { testApp } from './test-app.ts'
import { DAY, HOUR, at } from './test-clock.ts'
import { aToken } from './tokens.ts'

const key = (value: string) => ({ headers: { 'idempotency-key': value } })

const usedOutlines = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage.outlines

async function runsOf({ id }: TestWorkspace, kind: string): Promise<number> {
  const { rows } = (await testApp.app.db.execute(
    sql`select count(*)::int as runs from generation_runs where workspace_id = ${id} and kind = ${kind}`,
  )) as { rows: { runs: number }[] }
  return rows[0]!.runs
}

/** Fifty answers with a whole plan take a while on a busy machine. */
const LONG = 300_000

describe('an idempotency key', () => {
  test(
    'turns 50 simultaneous requests for an outline into one run and one use of the quota',
    async () => {
      const workspace = await aWorkspace({ plan: 'TEAMS' })
      const brand = await aBrand(workspace)
      const id = await anIdea(workspace, brand.id)
      const byToken = await aToken(workspace)
      const before = await usedOutlines(workspace)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          byToken.call(outlineEndpoints.generate, { params: { id }, body: {}, ...key('january-1') }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1)
      expect(new Set(answers.map(({ body }) => body.outline!.id)).size).toBe(1)
      expect([await runsOf(workspace, 'outline'), await usedOutlines(workspace)]).toEqual([1, before + 1])
      // Later, the same request gets the same answer, and one without the key sees that the outline exists.
      const again = await byToken.call(outlineEndpoints.generate, { params: { id }, body: {}, ...key('january-1') })
      expect(again.body.jobId).toBe(answers[0]!.body.jobId)
      const without = await byToken.call(outlineEndpoints.generate, { params: { id }, body: {} })
      expect(without.error.code).toBe('OUTLINE_EXISTS')
      expect(await usedOutlines(workspace)).toBe(before + 1)
    },
    LONG,
  )

  test(
    'turns 50 simultaneous requests for ideas into one run',
    async () => {
      const workspace = await aWorkspace({ plan: 'TEAMS' })
      const brand = await aBrand(workspace)
      const byToken = await aToken(workspace)
      const body = { year: 2027, month: 1 }
      const ask = () => byToken.call(ideaEndpoints.generate, { params: { id: brand.id }, body, ...key('ideas') })
      const answers = await Promise.all(Array.from({ length: 50 }, ask))
      expect(new Set(answers.map(({ status, body: { jobId } }) => `${status} ${jobId}`)).size).toBe(1)
      expect(answers[0]!.status).toBe(200)
      expect(await runsOf(workspace, 'ideas')).toBe(1)
      // Without the key, a second request adds ideas.
      await byToken.call(ideaEndpoints.generate, { params: { id: brand.id }, body })
      expect(await runsOf(workspace, 'ideas')).toBe(2)
    },
    LONG,
  )

  test('works for regenerating, which may happen again with another key', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const { id } = await anOutline(workspace, brand.id)
    const byToken = await aToken(workspace)
    const ask = (value: string) =>
      byToken.call(editingEndpoints.regenerate, { params: { id }, body: {}, ...key(value) })
    const [first, again, other] = [await ask('one'), await ask('one'), await ask('two')]
    expect([first.status, again.body.jobId]).toEqual([200, first.body.jobId])
    expect(other.body.jobId).not.toBe(first.body.jobId)
    expect(await runsOf(workspace, 'rewrite')).toBe(2)
  })

  test('belongs to one request, one token and one day', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const [one, other] = [await aToken(workspace), await aToken(workspace)]
    const ask = (client: typeof one, month: number) =>
      client.call(ideaEndpoints.generate, { params: { id: brand.id }, body: { year: 2027, month }, ...key('ideas') })
    const first = await ask(one, 1)
    expect(await ask(one, 2)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect((await ask(other, 2)).status).toBe(200)
    await at(23 * HOUR, async () => expect((await ask(one, 1)).body.jobId).toBe(first.body.jobId))
    await at(DAY + HOUR, async () => {
      const next = await ask(one, 1)
      expect([next.status, next.body.jobId === first.body.jobId]).toEqual([200, false])
    })
  })

  test('has 1 to 80 characters', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const byToken = await aToken(workspace)
    const ask = (value: string) =>
      byToken.call(ideaEndpoints.generate, { params: { id: brand.id }, body: { year: 2027, month: 1 }, ...key(value) })
    expect(await ask('x'.repeat(81))).toMatchObject({ status: 400, error: { field: 'Idempotency-Key' } })
    expect(await ask('')).toMatchObject({ status: 400, error: { field: 'Idempotency-Key' } })
    expect((await ask('x'.repeat(80))).status).toBe(200)
  })
})
