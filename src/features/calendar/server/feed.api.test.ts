import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Country } from '#shared/brand-brief.ts'
import { addressOf, signedOut } from '#test/client.ts'
import { type TestWorkspace, aBrand, aFeedToken, aWorkspace, anOutline, setPlan, suspend } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { HOUR, MINUTE, at, beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../contract.ts'

const { feed, readFeed, revokeFeed, schedule } = calendarEndpoints

beginAt('2026-10-01T12:00:00Z')

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function aScheduled(country: Country = 'US', newSendTime = '2026-12-04T10:00') {
  const { id: brandId } = await aBrand(workspace, { country, language: 'en' })
  const outline = await anOutline(workspace, brandId)
  await workspace.owner.call(schedule, { body: { outlineId: outline.id, brandId, newSendTime } })
  return { brandId, outline, token: await aFeedToken(workspace, brandId) }
}
const read = (token: string) => signedOut.call(readFeed, { params: { token } })
const textOf = async (token: string) => (await read(token)).bytes.toString()

/** ical.js is the parser of Thunderbird. */
async function eventsOf(token: string) {
  const calendar = new ICAL.Component(ICAL.parse(await textOf(token)) as string)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('a feed', () => {
  test('contains everything about an email', async () => {
    const { outline, token } = await aScheduled()
    const [event, ...others] = await eventsOf(token)
    expect(others).toEqual([])
    expect(event!.summary).toBe(outline.title)
    expect(event!.uid).toBe(`${outline.id}@localhost`)
    expect(event!.startDate.toJSDate().toISOString()).toBe('2026-12-04T15:00:00.000Z')
    expect(event!.endDate.toJSDate().toISOString()).toBe('2026-12-04T15:30:00.000Z')
    expect(event!.description).toContain(`Subject line: ${outline.subjectLines[0]}`)
    expect(event!.component.getFirstPropertyValue('url')).toBe(
      `http://localhost:3000/dashboard/email-outlines?id=${outline.id}`,
    )
    expect(event!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    const { headers } = await read(token)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': expect.stringMatching(/\.ics"$/),
    })
  })

  // 10:00 in the brand's zone on the day before, the day of and the day after the clock change.
  test.each([
    ['US', ['2027-03-13T15:00', '2027-03-14T14:00', '2027-03-15T14:00'], '2027-03-13'],
    ['US', ['2026-10-31T14:00', '2026-11-01T15:00', '2026-11-02T15:00'], '2026-10-31'],
    ['CA', ['2027-03-13T15:00', '2027-03-14T14:00', '2027-03-15T14:00'], '2027-03-13'],
    ['GB', ['2027-03-27T10:00', '2027-03-28T09:00', '2027-03-29T09:00'], '2027-03-27'],
    ['DE', ['2027-03-27T09:00', '2027-03-28T08:00', '2027-03-29T08:00'], '2027-03-27'],
    ['FR', ['2026-10-24T08:00', '2026-10-25T09:00', '2026-10-26T09:00'], '2026-10-24'],
    ['ES', ['2027-03-27T09:00', '2027-03-28T08:00', '2027-03-29T08:00'], '2027-03-27'],
    ['IT', ['2027-03-27T09:00', '2027-03-28T08:00', '2027-03-29T08:00'], '2027-03-27'],
    ['AU', ['2027-04-02T23:00', '2027-04-04T00:00', '2027-04-05T00:00'], '2027-04-03'],
  ] as const)('keeps 10:00 in %s across the clock change: %j', async (country, instants, first) => {
    const { brandId, outline, token } = await aScheduled(country)
    for (const [index, instant] of instants.entries()) {
      const day = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10)
      const body = { outlineId: outline.id, brandId, newSendTime: `${day}T10:00` }
      await workspace.owner.call(schedule, { body })
      const [event] = await eventsOf(token)
      expect([day, event!.startDate.toJSDate().toISOString()]).toEqual([day, `${instant}:00.000Z`])
    }
  })

  test('changes only with the schedule, and counts the changes of an email', async () => {
    const { brandId, outline, token } = await aScheduled()
    const before = await textOf(token)
    expect(await at(HOUR, () => textOf(token))).toBe(before)
    const [first] = await eventsOf(token)
    await at(MINUTE, () =>
      workspace.owner.call(schedule, { body: { outlineId: outline.id, brandId, newSendTime: '2026-12-09T18:30' } }),
    )
    const [moved] = await eventsOf(token)
    expect(moved!.uid).toBe(first!.uid)
    expect(moved!.sequence).toBeGreaterThan(first!.sequence)
    expect(moved!.startDate.toJSDate().toISOString()).toBe('2026-12-09T23:30:00.000Z')
  })

  test('sends nothing to an app that already has it', async () => {
    const { brandId, outline, token } = await aScheduled()
    const ask = (etag: string) =>
      testApp.server.inject({ url: addressOf(readFeed, { token }), headers: { 'if-none-match': etag } })
    const etag = String((await read(token)).headers['etag'])
    expect(await ask(`"other", ${etag}`)).toMatchObject({ statusCode: 304, body: '' })
    await workspace.owner.call(schedule, { body: { outlineId: outline.id, brandId, newSendTime: '2026-12-10T10:00' } })
    expect((await ask(etag)).statusCode).toBe(200)
  })

  test('keeps every character of a title and wraps lines as the format requires', async () => {
    const { outline, token } = await aScheduled()
    const title = `A; b, c\\n "d" ${'👩🏽‍🚀 ñandú '.repeat(30)}END`
    await testApp.app.db.execute(sql`update outlines set title = ${title} where id = ${outline.id}`)
    const text = await textOf(token)
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect((await eventsOf(token))[0]!.summary).toBe(title)
  })

  test('leaves out archived and unscheduled emails', async () => {
    const { outline, token } = await aScheduled()
    await testApp.app.db.execute(sql`update outlines set workflow_status = 'archived' where id = ${outline.id}`)
    expect(await eventsOf(token)).toEqual([])
    expect((await read(token)).status).toBe(200)
  })
})

describe('the link of a feed', () => {
  test('is returned once, replaced and turned off', async () => {
    const { brandId, token } = await aScheduled()
    const ask = () => workspace.owner.call(feed, { params: { brandId } })
    const { body } = await ask()
    expect(body.feed).toEqual({ createdAt: expect.any(String), createdByName: expect.any(String), lastReadAt: null })
    expect(JSON.stringify(body)).not.toContain(token)
    await read(token)
    expect((await ask()).body.feed!.lastReadAt).not.toBeNull()

    const renewed = await aFeedToken(workspace, brandId)
    expect([(await read(token)).status, (await read(renewed)).status]).toEqual([404, 200])
    expect((await workspace.owner.call(revokeFeed, { params: { brandId } })).status).toBe(200)
    const gone = await read(renewed)
    expect([gone.status, gone.error]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
    expect((await ask()).body.feed).toBeNull()
  })

  test('cannot be found in the database', async () => {
    const { token } = await aScheduled()
    const { rows } = (await testApp.app.db.execute(sql`select token_hash as hash from calendar_feeds`)) as {
      rows: { hash: string }[]
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ hash }) => hash)).not.toContain(token)
  })

  test('stops while the workspace is suspended, and on a plan without the calendar', async () => {
    const other = await aWorkspace({ plan: 'PRO' })
    const { id: brandId } = await aBrand(other)
    const token = await aFeedToken(other, brandId)
    await setPlan(other.id, 'STARTER')
    expect((await read(token)).status).toBe(404)
    await setPlan(other.id, 'PRO')
    expect((await read(token)).status).toBe(200)
    await testApp.app.db.execute(sql`update brands set archived_at = now() where id = ${brandId}`)
    expect((await read(token)).status).toBe(404)
    await testApp.app.db.execute(sql`update brands set archived_at = null where id = ${brandId}`)
    await suspend(other.id)
    expect((await read(token)).status).toBe(404)
  })

  test('reveals nothing to guesses', async () => {
    for (const token of ['x'.repeat(43), 'x', '../../..', `${'x'.repeat(42)}%00`]) {
      expect([token, (await read(token)).status]).toEqual([token, 404])
    }
  })
})
