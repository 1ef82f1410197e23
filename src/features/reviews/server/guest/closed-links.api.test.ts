import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { closeWorkspace } from '#features/access/server/workspace-store.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { addressOf, clientWith, signedOut } from '#test/client.ts'
import {
  type SharedLink,
  type TestWorkspace,
  aBrand,
  aReviewLink,
  aWorkspace,
  setPlan,
  storeOutlines,
  suspend,
} from '#test/fixtures.ts'
import { startApp, testApp } from '#test/test-app.ts'
import { DAY, HOUR, MINUTE, at, testClock } from '#test/test-clock.ts'
import { reviewEndpoints } from '../../contract.ts'
import { guestEndpoints } from '../../guest-contract.ts'

const { read, decide } = guestEndpoints

interface Shared extends SharedLink {
  brandId: string
  outlineId: string
}

async function aShared(workspace?: TestWorkspace): Promise<Shared> {
  const place = workspace ?? (await aWorkspace({ plan: 'PRO' }))
  const { id: brandId } = await aBrand(place)
  const [outlineId] = await storeOutlines(place, brandId, [{}])
  return { ...(await aReviewLink(place, brandId, [outlineId!])), brandId, outlineId: outlineId! }
}

const approval = { decision: 'approved', revision: 0, reviewerName: 'Dana Reyes' }
const decideWith = (token: string, outlineId: string, body: object = approval, app: RunningApp = testApp) =>
  clientWith(null, app).call(decide, { params: { token, outlineId }, body: { ...body } })

/** The bytes of both responses. The two must be the same for every link that doesn't work. */
async function answersOf(token: string, outlineId: string): Promise<string[]> {
  const answers = [await signedOut.call(read, { params: { token } }), await decideWith(token, outlineId)]
  return answers.map(({ status, bytes }) => `${status} ${bytes.toString()}`)
}

const NOTHING = '404 {"error":"Not found","code":"NOT_FOUND"}'

const ENDINGS: Record<string, (shared: Shared) => Promise<{ token?: string; afterMs?: number } | void>> = {
  'a wrong link': async () => ({ token: randomBytes(32).toString('base64url') }),
  'a link of another form': async () => ({ token: "../1' or" }),
  'an expired link': async () => ({ afterMs: 15 * DAY }),
  'a replaced link': async ({ workspace, link }) => {
    await workspace.owner.call(reviewEndpoints.replaceLink, { params: { id: link.id } })
  },
  'a link that is turned off': async ({ workspace, link }) => {
    await workspace.owner.call(reviewEndpoints.endLink, { params: { id: link.id } })
  },
  'a link of a suspended workspace': async ({ workspace }) => suspend(workspace.id),
  'a link of a closed workspace': async ({ workspace }) =>
    void (await closeWorkspace(testApp.app.db, workspace.id, testClock.now())),
  'a link of an archived brand': async ({ workspace, brandId }) => {
    await workspace.owner.call(brandEndpoints.archive, { params: { id: brandId } })
  },
  'a link of a smaller plan': async ({ workspace }) => setPlan(workspace.id, 'STARTER'),
}

describe('a link that does not work', () => {
  test.each(Object.keys(ENDINGS))('gets the same 404 byte by byte: %s', async (name) => {
    const shared = await aShared()
    expect((await signedOut.call(read, { params: { token: shared.token } })).status).toBe(200)
    const { token = shared.token, afterMs = 0 } = (await ENDINGS[name]!(shared)) ?? {}
    expect(await at(afterMs, () => answersOf(token, shared.outlineId))).toEqual([NOTHING, NOTHING])
  })

  test('gets it for emails that are not on the link, foreign, deleted or archived', async () => {
    const team = await aWorkspace({ plan: 'TEAMS' })
    const shared = await aShared(team)
    const [other, archived] = await storeOutlines(team, shared.brandId, [{}, { workflowStatus: 'archived' }])
    const foreign = await aShared()
    const trashed = await aShared(team)
    await team.owner.call(trashEndpoints.removeOutline, { params: { id: trashed.outlineId } })
    const withArchived = await aReviewLink(team, shared.brandId, [archived!])
    const refused = [
      await decideWith(shared.token, other!),
      await decideWith(shared.token, foreign.outlineId),
      await decideWith(shared.token, randomUUID()),
      await decideWith(shared.token, 'no id'),
      await decideWith(trashed.token, trashed.outlineId),
      await decideWith(withArchived.token, archived!),
    ]
    expect(new Set(refused.map(({ status, bytes }) => `${status} ${bytes.toString()}`))).toEqual(new Set([NOTHING]))
    const shown = [trashed.token, withArchived.token].map((token) => signedOut.call(read, { params: { token } }))
    expect((await Promise.all(shown)).map(({ body }) => body.outlines)).toEqual([[], []])
    expect((await decideWith(shared.token, shared.outlineId)).status).toBe(200)
  })
})

test('opening a link 1,000 times changes nothing but the hour of the last opening', async () => {
  const shared = await aShared()
  const tables = [
    'review_links',
    'review_link_outlines',
    'review_decisions',
    'outlines',
    'outline_activity',
    'outline_versions',
  ]
  const rows = async () => {
    const found: Record<string, unknown> = {}
    for (const table of [...tables, 'notifications', 'audit_log']) {
      const { rows } = (await testApp.app.db.execute(
        sql`select * from ${sql.identifier(table)} where workspace_id = ${shared.workspace.id} order by 1, 2`,
      )) as { rows: unknown[] }
      found[table] = rows
    }
    return found
  }
  const openings = async () => {
    const { rows } = (await testApp.app.db.execute(
      sql`select last_opened_at as at from review_links where id = ${shared.link.id}`,
    )) as { rows: { at: Date }[] }
    return new Date(rows[0]!.at).getTime()
  }
  const url = addressOf(read, { token: shared.token })
  await testApp.server.inject({ url })
  const before = await rows()
  const first = await openings()
  for (let time = 0; time < 500; time++) {
    await testApp.server.inject({ url })
    await testApp.server.inject({ url, method: 'HEAD' })
  }
  expect(await rows()).toEqual(before)
  await at(HOUR + MINUTE, () => testApp.server.inject({ url, method: 'HEAD' }))
  expect(await openings()).toBeGreaterThanOrEqual(first + HOUR)
}, 240_000)

/** Another process on the same database, with limits. */
const another = () => startApp({ RATE_LIMITS: 'on' }, { database: testApp.app.database })
/** The database stays open, because the other tests use it. */
async function stop({ app, server }: RunningApp): Promise<void> {
  await server.close()
  await app.jobs.stop()
  await app.live.stop()
}

describe('the limits of guests', () => {
  let limited: RunningApp
  beforeAll(async () => {
    limited = await another()
  })
  afterAll(() => stop(limited))

  test('let an address open links 60 times a minute, and others too', async () => {
    const { token } = await aShared()
    const url = addressOf(read, { token })
    const open = async (remoteAddress: string) => (await limited.server.inject({ url, remoteAddress })).statusCode
    const statuses: number[] = []
    for (let time = 0; time <= RATE_LIMITS.guest.max; time++) statuses.push(await open('198.51.100.7'))
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
    expect(await open('198.51.100.8')).toBe(200)
    expect(await at(MINUTE, () => open('198.51.100.7'))).toBe(200)
  })

  test('let a link make 20 decisions in ten minutes, counted in the database', async () => {
    const shared = await aShared()
    const other = await another()
    const statuses: number[] = []
    for (let time = 0; time < 22; time++) {
      const app = time % 2 === 0 ? limited : other
      statuses.push((await decideWith(shared.token, shared.outlineId, approval, app)).status)
    }
    await stop(other)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
    expect((await at(11 * MINUTE, () => decideWith(shared.token, shared.outlineId, approval, limited))).status).toBe(
      200,
    )
  })
})
