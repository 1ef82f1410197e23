import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Outline } from '#features/outlines/contract.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import { aDatabaseWithBrand } from './databases.ts'
import { RemotePerson } from './remote-person.ts'
import { startServerProcess } from './server-process.ts'

const ROUNDS = 20
const OUTLINES_A_ROUND = 6
const OUTLINES_IN_BULK = 12
const YEAR = 2027
const MONTHS = 4
const SETTLES_WITHIN_MS = 90_000

test('twenty kills during generation lose nothing acknowledged and leak no quota', { timeout: 900_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'crash-'))
  const { settings, cookie, workspaceId, brandId } = await aDatabaseWithBrand(folder)
  const acknowledged = { outlines: [] as string[], months: [] as number[] }
  let server = await startServerProcess(settings)
  try {
    const person = new RemotePerson(server, cookie)
    const before = (await person.outlines(brandId)).length
    const usedBefore = await person.usage(workspaceId)
    const anIdea = async (title: string) => {
      const { body } = await person.call('POST', `/api/brands/${brandId}/manual-idea`, {
        title,
        year: YEAR,
        month: 12,
      })
      return (body as { idea: { id: string } }).idea.id
    }
    const inBulk: string[] = []
    while (inBulk.length < OUTLINES_IN_BULK) inBulk.push(await anIdea(`One of many, ${inBulk.length}`))

    for (let round = 0; round < ROUNDS; round++) {
      const ideas: string[] = []
      for (let index = 0; index < OUTLINES_A_ROUND; index++) {
        ideas.push(await anIdea(`Round ${round}, idea ${index}`))
      }
      // This request is sent once without waiting for it, so that the kills of every round happen in between.
      if (round === 0) {
        const { status } = await person.call('POST', `/api/brands/${brandId}/outline-bulks`, { ideaIds: inBulk })
        expect(status).toBe(202)
      }
      const asked: Promise<void>[] = ideas.map(async (id) => {
        const { status, body } = await person.call('POST', `/api/ideas/${id}/outline`, {})
        if (status === 200) acknowledged.outlines.push((body as { outline: Outline }).outline.id)
      })
      if (round < MONTHS) {
        asked.push(
          (async () => {
            const { status } = await person.call('POST', `/api/brands/${brandId}/plan`, {
              year: YEAR,
              month: round + 1,
            })
            if (status === 200) acknowledged.months.push(round + 1)
          })(),
        )
      }
      // A client that is waiting when the process dies was promised nothing.
      const answered = Promise.allSettled(asked)
      await wait(15 * (round + 1))
      await server.kill()
      await answered
      server = await startServerProcess(settings)
      person.continuesAt(server)
    }

    // Enqueues the work of dead processes, then compares the quota with the stored outlines.
    const giveUpAt = Date.now() + SETTLES_WITHIN_MS
    for (;;) {
      const written = (await person.outlines(brandId)).length - before
      const plans = await Promise.all(
        Array.from({ length: MONTHS }, (_, index) => person.plan(brandId, YEAR, index + 1)),
      )
      const usage = await person.usage(workspaceId)
      const found = await person.call('GET', `/api/brands/${brandId}/outline-bulks`)
      const [bulk] = (found.body as { bulks: Bulk[] }).bulks
      const used = { outlines: usage.outlines - usedBefore.outlines, topics: usage.topics - usedBefore.topics }
      const topics = plans.flatMap(({ mainTopics }) => mainTopics).length
      const isSettled = plans.every(({ generating }) => !generating) && bulk?.status === 'done'
      if (isSettled && used.outlines === written && used.topics === topics) break
      if (Date.now() > giveUpAt) {
        expect({
          outlines: used.outlines,
          topics: used.topics,
          generating: plans.some(({ generating }) => generating),
          bulk: bulk?.status,
        }).toEqual({ outlines: written, topics, generating: false, bulk: 'done' })
      }
      await wait(500)
    }
    const found = await person.call('GET', `/api/brands/${brandId}/outline-bulks`)
    const [bulk] = (found.body as { bulks: Bulk[] }).bulks
    expect(bulk!.items.map(({ state }) => state)).toEqual(inBulk.map(() => 'written'))
    const ids = new Set((await person.outlines(brandId)).map(({ id }) => id))
    expect(acknowledged.outlines.filter((id) => !ids.has(id))).toEqual([])
    for (const month of acknowledged.months) {
      expect((await person.plan(brandId, YEAR, month)).mainTopics).toHaveLength(10)
    }
    // The kills happen at different times, so some work completes before them and most doesn't.
    expect(ids.size - before).toBeGreaterThan(acknowledged.outlines.length)
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
})
