import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import {
  type StoredOutline,
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anArchivedBrand,
  storeOutlines,
} from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beginAt, testClock } from '#test/test-clock.ts'
import { calendarEndpoints } from '../../contract.ts'
import { rangeEndpoints } from '../../range-contract.ts'
import { putSchedule } from '../store.ts'

beginAt('2026-11-02T12:00:00Z')

let workspace: TestWorkspace
let berlin: string
let newYork: string

beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
  berlin = (await aBrand(workspace, { name: 'Tannholt Kaffee', country: 'DE', language: 'de' })).id
  newYork = (await aBrand(workspace, { name: 'Quill & Hound' })).id
})

async function scheduled(brandId: string, given: readonly StoredOutline[], at = workspace): Promise<string[]> {
  const ids = await storeOutlines(at, brandId, given)
  const now = testClock.now()
  await withWorkspace(testApp.app.db, at.id, async (scope) => {
    for (const outlineId of ids) {
      const row = { workspaceId: at.id, id: newId(), outlineId, manualOverride: true }
      await putSchedule(scope, { ...row, createdAt: now, updatedAt: now })
    }
  })
  return ids
}

const ask = (query: Record<string, string>, at = workspace, by = at.owner) =>
  by.call(rangeEndpoints.read, { params: { workspaceId: at.id }, query: query as never })
const read = async (query: Record<string, string>, at = workspace) => (await ask(query, at)).body

describe('the calendar of all brands', () => {
  test('shows each email at the local time of its brand, on that day', async () => {
    // The clock changes on March 14 in New York and on March 28 in Berlin.
    const instants = ['2027-03-14T03:30:00Z', '2027-03-15T03:30:00Z', '2027-03-28T03:59:00Z']
    for (const [brandId, times] of [
      [berlin, ['2027-03-14 04:30:00', '2027-03-15 04:30:00', '2027-03-28 05:59:00']],
      [newYork, ['2027-03-13 22:30:00', '2027-03-14 23:30:00', '2027-03-27 23:59:00']],
    ] as const) {
      await scheduled(
        brandId,
        times.map((scheduledSendAt) => ({ scheduledSendAt })),
      )
    }
    const { items } = await read({ from: '2027-03-01', to: '2027-03-31' })
    const timesOf = (id: string) => items.filter(({ brandId }) => brandId === id).map(({ sendTime }) => sendTime)
    expect(timesOf(berlin)).toEqual([
      '2027-03-14T04:30:00+01:00',
      '2027-03-15T04:30:00+01:00',
      '2027-03-28T05:59:00+02:00',
    ])
    expect(timesOf(newYork)).toEqual([
      '2027-03-13T22:30:00-05:00',
      '2027-03-14T23:30:00-04:00',
      '2027-03-27T23:59:00-04:00',
    ])
    for (const id of [berlin, newYork]) {
      expect(timesOf(id).map((time) => Date.parse(time))).toEqual(instants.map((instant) => Date.parse(instant)))
    }
    const fourteenth = await read({ from: '2027-03-14', to: '2027-03-14' })
    expect(fourteenth.items.map(({ brandId, sendTime }) => [brandId, sendTime])).toEqual([
      [berlin, '2027-03-14T04:30:00+01:00'],
      [newYork, '2027-03-14T23:30:00-04:00'],
    ])
  })

  test('answers what the calendar of one brand answers, with brand and assignee', async () => {
    const { owner } = workspace
    const [outlineId] = await scheduled(berlin, [
      {
        scheduledSendAt: '2027-05-04 09:15:00',
        title: 'Hafer',
        subjectLines: ['Erste Zeile', 'Zweite'],
        previewText: 'Vorschau',
        notes: 'Bitte warten.',
        workflowStatus: 'approved',
        assignedToUserId: owner.user.id,
      },
    ])
    const one = await owner.call(calendarEndpoints.month, { query: { brandId: berlin, year: 2027, month: 5 } })
    const { items, brands } = await read({ from: '2027-05-01', to: '2027-05-31' })
    expect(items).toEqual([{ ...one.body.schedules[0], brandId: berlin, assignedToName: owner.user.name }])
    expect(items[0]).toMatchObject({ outlineId, subjectLine: 'Erste Zeile', previewText: 'Vorschau' })
    expect(brands).toEqual([
      { id: berlin, name: 'Tannholt Kaffee', country: 'DE', timezone: 'Europe/Berlin' },
      { id: newYork, name: 'Quill & Hound', country: 'US', timezone: 'America/New_York' },
    ])
  })

  test('sorts by local day and time, then by brand and title', async () => {
    await scheduled(newYork, [
      { scheduledSendAt: '2027-06-02 10:00:00', title: 'Second' },
      { scheduledSendAt: '2027-06-02 08:00:00', title: 'Early' },
    ])
    await scheduled(berlin, [
      { scheduledSendAt: '2027-06-02 10:00:00', title: 'Zucker' },
      { scheduledSendAt: '2027-06-02 10:00:00', title: 'Äpfel' },
      { scheduledSendAt: '2027-06-01 23:00:00', title: 'Vortag' },
    ])
    const { items } = await read({ from: '2027-06-01', to: '2027-06-02' })
    expect(items.map(({ campaignTitle }) => campaignTitle)).toEqual(['Vortag', 'Early', 'Äpfel', 'Zucker', 'Second'])
  })

  test('filters by brand, status and assignee', async () => {
    const { owner } = workspace
    const other = await aMember(workspace, 'CREATOR')
    const at = '2027-07-06 10:00:00'
    await scheduled(berlin, [
      { scheduledSendAt: at, title: 'Draft, nobody' },
      { scheduledSendAt: at, title: 'Approved, owner', workflowStatus: 'approved', assignedToUserId: owner.user.id },
    ])
    await scheduled(newYork, [
      { scheduledSendAt: at, title: 'Approved, other', workflowStatus: 'approved', assignedToUserId: other.user.id },
      { scheduledSendAt: at, title: 'Sent, nobody', workflowStatus: 'sent' },
      { scheduledSendAt: at, title: 'Archived', workflowStatus: 'archived' },
      { scheduledSendAt: at, title: 'Trashed', deletedAt: testClock.now() },
    ])
    const range = { from: '2027-07-06', to: '2027-07-06' }
    const titles = async (filters: Record<string, string>) =>
      (await read({ ...range, ...filters })).items.map(({ campaignTitle }) => campaignTitle)
    expect(await titles({})).toEqual(['Approved, owner', 'Draft, nobody', 'Approved, other', 'Sent, nobody'])
    expect(await titles({ brandIds: newYork })).toEqual(['Approved, other', 'Sent, nobody'])
    expect(await titles({ brandIds: `${newYork},${berlin}`, status: 'approved' })).toEqual([
      'Approved, owner',
      'Approved, other',
    ])
    expect(await titles({ assignee: other.user.id })).toEqual(['Approved, other'])
    expect(await titles({ assignee: 'nobody' })).toEqual(['Draft, nobody', 'Sent, nobody'])
    expect(await titles({ assignee: owner.user.id, status: 'draft' })).toEqual([])
    expect((await read({ ...range, brandIds: newYork })).brands.map(({ id }) => id)).toEqual([newYork])
  })

  test('counts unscheduled outlines for each month that the range touches', async () => {
    const at = await aWorkspace({ plan: 'OMNI' })
    const [{ id: first }, { id: second }] = [await aBrand(at), await aBrand(at)]
    await storeOutlines(at, first, [
      { planMonth: 10 },
      { planMonth: 11 },
      { planMonth: 12 },
      { planMonth: 12, assignedToUserId: at.owner.user.id },
      { planMonth: 12, workflowStatus: 'sent' },
      { planMonth: 12, workflowStatus: 'archived' },
      { planMonth: 12, deletedAt: testClock.now() },
    ])
    await storeOutlines(at, second, [
      { planYear: 2027, planMonth: 1 },
      { planYear: 2027, planMonth: 2 },
    ])
    const range = { from: '2026-11-29', to: '2027-01-09' }
    const all = [
      { brandId: first, year: 2026, month: 11, count: 1 },
      { brandId: first, year: 2026, month: 12, count: 2 },
      { brandId: second, year: 2027, month: 1, count: 1 },
    ]
    expect((await read(range, at)).unscheduled).toEqual(all)
    expect((await read({ ...range, assignee: at.owner.user.id, status: 'approved' }, at)).unscheduled).toEqual(all)
    expect((await read({ ...range, brandIds: second }, at)).unscheduled).toEqual([all[2]])
    expect((await read({ from: '2026-12-06', to: '2026-12-12' }, at)).unscheduled).toEqual([all[1]])
  })

  test('names the countries of an observance, and leaves out what no brand shows', async () => {
    const at = await aWorkspace({ plan: 'OMNI' })
    const { id: german } = await aBrand(at, { country: 'DE', language: 'de' })
    const { id: american } = await aBrand(at)
    await aBrand(at)
    const seen = async (from: string, to: string) =>
      Object.fromEntries(
        (await read({ from, to }, at)).observances.map(({ name, date, countries }) => [`${name} ${date}`, countries]),
      )
    const may = await seen('2027-05-01', '2027-05-31')
    expect(may["Mother's Day 2027-05-09"]).toEqual(['DE', 'US'])
    expect(may['Memorial Day 2027-05-31']).toEqual(['US'])
    const exclude = (id: string, text: string) =>
      at.owner.call(sheetEndpoints.writeRules, { params: { id }, body: { text } })
    await exclude(german, 'Kein Muttertag.')
    await exclude(american, "No Mother's Day.")
    expect((await seen('2027-05-01', '2027-05-31'))["Mother's Day 2027-05-09"]).toEqual(['US'])
  })

  test('leaves out archived brands', async () => {
    const at = await aWorkspace({ plan: 'OMNI' })
    const kept = await aBrand(at)
    const gone = await aBrand(at)
    await scheduled(gone.id, [{ scheduledSendAt: '2026-12-04 10:00:00' }], at)
    const range = { from: '2026-12-01', to: '2026-12-31' }
    expect((await read(range, at)).items).toHaveLength(1)
    await at.owner.call(brandEndpoints.archive, { params: { id: gone.id } })
    const answer = await read(range, at)
    expect([answer.items, answer.brands.map(({ id }) => id)]).toEqual([[], [kept.id]])
    expect((await ask({ ...range, brandIds: gone.id }, at)).status).toBe(404)
  })

  test('says that there are more than a thousand emails', async () => {
    const at = await aWorkspace({ plan: 'OMNI' })
    const { id } = await aBrand(at)
    const day = { from: '2026-12-01', to: '2026-12-31' }
    await scheduled(
      id,
      Array.from({ length: 1000 }, () => ({ scheduledSendAt: '2026-12-04 10:00:00' })),
      at,
    )
    const full = await read(day, at)
    expect([full.items.length, full.more]).toEqual([1000, false])
    const [last] = await scheduled(id, [{ scheduledSendAt: '2026-12-05 10:00:00' }], at)
    const over = await read(day, at)
    expect([over.items.length, over.more]).toEqual([1000, true])
    expect(over.items.some(({ outlineId }) => outlineId === last)).toBe(false)
  })

  test('does not read the accounts of everyone else', async () => {
    const { db } = testApp.app
    await db.execute(sql`
      insert into users (id, email, name, password_hash, created_at)
      select gen_random_uuid(), 'elsewhere-' || number || '@accounts.example', 'Elsewhere', 'none', now()
      from generate_series(1, 15000) as number
    `)
    try {
      const at = await aWorkspace({ plan: 'OMNI' })
      const { id } = await aBrand(at)
      await scheduled(
        id,
        Array.from({ length: 900 }, () => ({ scheduledSendAt: '2026-12-04 10:00:00' })),
        at,
      )
      // Reading them all would take longer than a statement may take.
      expect((await read({ from: '2026-12-01', to: '2026-12-31' }, at)).items).toHaveLength(900)
    } finally {
      await db.execute(sql`delete from users where email like 'elsewhere-%@accounts.example'`)
    }
  })
})

describe('requests for a range', () => {
  test('are at most 100 days long and not backwards', async () => {
    expect((await ask({ from: '2026-12-01', to: '2027-03-11' })).status).toBe(200)
    const tooLong = await ask({ from: '2026-12-01', to: '2027-03-12' })
    expect([tooLong.status, tooLong.error]).toMatchObject([
      400,
      { error: 'Choose a range of 100 days or less.', field: 'to' },
    ])
    const backwards = await ask({ from: '2026-12-02', to: '2026-12-01' })
    expect([backwards.status, backwards.error.field]).toEqual([400, 'to'])
    expect((await ask({ from: '2026-12-01', to: '2026-12-01' })).status).toBe(200)
  })

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '1999-12-01', to: '1999-12-02' }, 'from'],
    [{ to: 'tomorrow' }, 'to'],
    [{ status: 'archived' }, 'status'],
    [{ assignee: 'me' }, 'assignee'],
    [{ brandIds: '' }, 'brandIds.0'],
    [{ brandIds: 'x,y' }, 'brandIds.0'],
  ])('%o is refused at %s', async (wrong, field) => {
    const answer = await ask({ from: '2026-12-01', to: '2026-12-31', ...wrong })
    expect([answer.status, answer.error.field]).toEqual([400, field])
  })

  test('with a foreign brand among own ones get a 404 and no rows', async () => {
    const foreign = await aWorkspace()
    const { id: theirs } = await aBrand(foreign)
    const archived = await anArchivedBrand(workspace)
    const range = { from: '2026-12-01', to: '2026-12-31' }
    for (const id of [theirs, archived.id, newId()]) {
      const mixed = await ask({ ...range, brandIds: `${berlin},${id},${newYork}` })
      expect([mixed.status, mixed.bytes.toString()]).toEqual([404, '{"error":"Not found","code":"NOT_FOUND"}'])
    }
    expect((await ask({ ...range, brandIds: `${berlin},${newYork}` })).status).toBe(200)
    expect((await ask({ ...range, brandIds: theirs }, foreign)).status).toBe(200)
  })
})

test('a collaborator reads the calendar and moves nothing, and a manager moves an email at its local time', async () => {
  const [outlineId] = await scheduled(newYork, [{ scheduledSendAt: '2027-10-31 18:45:00' }])
  const range = { from: '2027-10-24', to: '2027-11-30' }
  const [collaborator, manager] = [await aMember(workspace, 'COLLABORATOR'), await aMember(workspace, 'MANAGER')]
  const { body } = await ask(range, workspace, collaborator)
  const item = body.items.find((each) => each.outlineId === outlineId)!
  expect(item.sendTime).toBe('2027-10-31T18:45:00-04:00')
  const move = { body: { scheduleId: item.id, newSendTime: '2027-11-09T18:45' } }
  expect((await collaborator.call(calendarEndpoints.schedule, move)).status).toBe(403)
  expect((await manager.call(calendarEndpoints.schedule, move)).body.schedule.sendTime).toBe(
    '2027-11-09T18:45:00-05:00',
  )
})
