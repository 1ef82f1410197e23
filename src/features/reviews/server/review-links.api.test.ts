import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteLinksEndedBefore } from './retention-store.ts'
import { signedOut } from '#test/client.ts'
import {
  type TestWorkspace,
  aBrand,
  aClientDecision,
  aReviewLink,
  aSession,
  aWorkspace,
  storeOutlines,
  tokenIn,
} from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, HOUR, at, testClock } from '#test/test-clock.ts'
import { MOST_LIVE_LINKS, reviewEndpoints } from '../contract.ts'
import { guestEndpoints } from '../guest-contract.ts'

const { createLink, changeLink, endLink, links, replaceLink } = reviewEndpoints

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'PRO' })
})

async function aMonth(emails = 3) {
  const { id: brandId } = await aBrand(await otherWorkspace())
  const outlineIds = await storeOutlines(
    workspace,
    brandId,
    Array.from({ length: emails }, () => ({})),
  )
  return { brandId, outlineIds }
}
/** Pro has one brand per workspace. */
async function otherWorkspace(): Promise<TestWorkspace> {
  workspace = await aWorkspace({ plan: 'PRO' })
  return workspace
}
const read = (token: string) => signedOut.call(guestEndpoints.read, { params: { token } })
const listed = async (brandId: string) => (await workspace.owner.call(links, { params: { id: brandId } })).body.links
const create = (brandId: string, body: object) =>
  workspace.owner.call(createLink, { params: { id: brandId }, body: { name: 'December', expiresInDays: 14, ...body } })

describe('a review link', () => {
  test('shows the chosen emails, and its address is in one response only', async () => {
    const { brandId, outlineIds } = await aMonth()
    const { status, body } = await create(brandId, { outlineIds: outlineIds.slice(0, 2), message: 'Please read.' })
    expect(status).toBe(201)
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/review\/[\w-]{43}$/)
    expect(body.link).toMatchObject({
      name: 'December',
      message: 'Please read.',
      state: 'live',
      createdByName: 'Robin Test',
      lastOpenedAt: null,
      mayApprove: true,
      mayComment: true,
      reviewed: 0,
      outlines: [
        { id: outlineIds[0], title: 'Outline 0' },
        { id: outlineIds[1], title: 'Outline 1' },
      ],
    })
    expect(await listed(brandId)).toEqual([body.link])
    expect(JSON.stringify(await listed(brandId))).not.toContain(tokenIn(body.url))
    const shared = await read(tokenIn(body.url))
    expect(shared.body.outlines.map(({ id }) => id)).toEqual(outlineIds.slice(0, 2))
  })

  test('is stored as a hash, so that a copy of the table opens nothing', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    const { token } = await aReviewLink(workspace, brandId, outlineIds)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = (await testApp.app.db.execute(
      sql`select * from review_links where workspace_id = ${workspace.id}`,
    )) as { rows: { token_hash: string }[] }
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await read(rows[0]!.token_hash)).status).toBe(404)
    expect((await read(token)).status).toBe(200)
  })

  test('accepts only emails of its brand that exist', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    const team = await aWorkspace({ plan: 'TEAMS' })
    const [one, other] = [await aBrand(team), await aBrand(team)]
    const [foreign] = await storeOutlines(team, other.id, [{}])
    const refused = await team.owner.call(createLink, {
      params: { id: one.id },
      body: { name: 'December', outlineIds: [foreign!], expiresInDays: 7 },
    })
    expect([refused.status, refused.error.field]).toEqual([400, 'outlineIds'])
    const elsewhere = await create(brandId, { outlineIds: [foreign!] })
    expect(elsewhere.status).toBe(404)
    for (const wrong of [{ outlineIds: [] }, { outlineIds, expiresInDays: 8 }, { outlineIds, name: '' }]) {
      expect((await create(brandId, wrong)).status).toBe(400)
    }
    expect(await listed(brandId)).toEqual([])
  })

  test('keeps its address when it changes', async () => {
    const { brandId, outlineIds } = await aMonth()
    const { link, token } = await aReviewLink(workspace, brandId, outlineIds.slice(0, 1))
    const body = { name: 'January', outlineIds: [outlineIds[2]!, outlineIds[0]!], mayApprove: false, expiresInDays: 90 }
    const changed = await workspace.owner.call(changeLink, { params: { id: link.id }, body })
    expect(changed.body.link).toMatchObject({ name: 'January', message: '', mayApprove: false, mayComment: true })
    const shared = await read(token)
    expect(shared.body).toMatchObject({ name: 'January', mayApprove: false })
    expect(shared.body.outlines.map(({ id }) => id)).toEqual(body.outlineIds)
    expect(await at(89 * DAY, async () => (await read(token)).status)).toBe(200)
  })

  test('stops working when it is replaced, and only the new address works', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    const { link, token } = await aReviewLink(workspace, brandId, outlineIds)
    await read(token)
    const { body } = await workspace.owner.call(replaceLink, { params: { id: link.id } })
    expect(body.link).toMatchObject({ id: link.id, lastOpenedAt: null })
    expect((await read(token)).status).toBe(404)
    expect((await read(tokenIn(body.url))).status).toBe(200)
  })

  test('stops working when it is turned off, and stays off', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    const { link, token } = await aReviewLink(workspace, brandId, outlineIds)
    const params = { id: link.id }
    expect((await workspace.owner.call(endLink, { params })).status).toBe(200)
    expect((await read(token)).status).toBe(404)
    expect(await listed(brandId)).toMatchObject([{ state: 'off' }])
    expect((await workspace.owner.call(replaceLink, { params })).status).toBe(409)
    expect((await workspace.owner.call(changeLink, { params, body: { expiresInDays: 30 } })).status).toBe(409)
    expect((await read(token)).status).toBe(404)
  })

  test('works again when a member extends it after it expired', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    const { link, token } = await aReviewLink(workspace, brandId, outlineIds, { expiresInDays: 7 })
    await at(7 * DAY + HOUR, async () => {
      expect((await read(token)).status).toBe(404)
      // The first session is over after a week.
      const owner = await aSession(workspace.owner.user.id)
      const { body } = await owner.call(links, { params: { id: brandId } })
      expect(body.links).toMatchObject([{ state: 'expired' }])
      await owner.call(changeLink, { params: { id: link.id }, body: { expiresInDays: 7 } })
      expect((await read(token)).status).toBe(200)
    })
  })

  test('is one of 50 that work, however many are created at the same time', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    for (let number = 0; number < MOST_LIVE_LINKS - 2; number++) await aReviewLink(workspace, brandId, outlineIds)
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(brandId, { outlineIds })))
    const made = answers.filter(({ status }) => status === 201)
    expect([made.length, answers.filter(({ status }) => status === 409).length]).toEqual([2, 10])
    const [newest] = await listed(brandId)
    await workspace.owner.call(endLink, { params: { id: newest!.id } })
    expect((await create(brandId, { outlineIds })).status).toBe(201)
  })

  test('counts the emails that the client reviewed', async () => {
    const { brandId, outlineIds } = await aMonth()
    const shared = await aReviewLink(workspace, brandId, outlineIds)
    await aClientDecision(shared, outlineIds[0]!)
    await aClientDecision(shared, outlineIds[1]!, { decision: 'changes_requested', note: 'Shorter.' })
    await aClientDecision(shared, outlineIds[2]!, { contentRevision: 1 })
    expect(await listed(brandId)).toMatchObject([{ reviewed: 2 }])
  })

  test('is deleted 90 days after it ended, and its decisions stay', async () => {
    const { brandId, outlineIds } = await aMonth(1)
    const ended = await aReviewLink(workspace, brandId, outlineIds, { expiresInDays: 7 })
    const live = await aReviewLink(workspace, brandId, outlineIds, { expiresInDays: 30 })
    await aClientDecision(ended, outlineIds[0]!)
    await deleteLinksEndedBefore(testApp.app.db, new Date(testClock.now().getTime() + 8 * DAY))
    expect((await listed(brandId)).map(({ id }) => id)).toEqual([live.link.id])
    const { body } = await workspace.owner.call(reviewEndpoints.review, { params: { id: outlineIds[0]! } })
    expect(body).toMatchObject({ decisions: [{ reviewerName: 'Dana Reyes' }], links: [{ id: live.link.id }] })
  })
})
