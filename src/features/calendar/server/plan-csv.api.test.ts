import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { aBrand, aWorkspace, anOutline } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../contract.ts'
import { rangeEndpoints } from '../range-contract.ts'

beginAt('2026-11-21T12:00:00Z')

const { exportCsv, month, schedule } = calendarEndpoints

test('the CSV of a month contains no formula', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { id: brandId } = await aBrand(workspace, { country: 'US', language: 'en', name: 'Quillhound' })
  const previews = new Map<string, string>()
  const place = async (title: string, newSendTime: string | null) => {
    const { id: outlineId, previewText } = await anOutline(workspace, brandId)
    previews.set(outlineId, previewText)
    await testApp.app.db.execute(sql`update outlines set title = ${title} where id = ${outlineId}`)
    if (newSendTime !== null) {
      await workspace.owner.call(schedule, { body: { outlineId, brandId, newSendTime } })
    }
    return outlineId
  }
  await place('January, of the same six weeks', '2027-01-02T10:00')
  const late = await place('=HYPERLINK("https://evil.example")', '2026-12-14T18:30')
  await place('Christmas is near', '2026-12-28T10:00')
  await place('Waits', null)

  const answer = await workspace.owner.call(exportCsv, { query: { brandId, year: 2026, month: 12 } })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(answer.headers['content-disposition']).toContain('quillhound-plan-2026-12.csv')
  const text = answer.bytes.toString()
  expect(text.startsWith('\uFEFFDate,Time,Time zone,Campaign,')).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  expect(data.map((row) => [row['Date'], row['Time'], row['Scheduling']])).toEqual([
    ['2026-12-14', '18:30', 'Manual'],
    ['2026-12-28', '10:00', 'Manual'],
    ['', '', ''],
  ])
  expect(data[0]).toMatchObject({
    'Time zone': 'America/New_York',
    Status: 'Draft',
    'Preview text': previews.get(late),
    Holidays: 'Green Monday',
    Outline: `http://localhost:3000/dashboard/email-outlines?id=${late}`,
  })
  expect(data[0]!['Campaign']).toMatch(/^'=/)
  expect(data[1]!['Warnings']).toContain('is about Christmas, which ends before the send date (Friday, December 25).')
})

test('a month shows the holidays of the brand’s country', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const shown = async (country: string, year: number, ofMonth: number) => {
    const { id: brandId } = await aBrand(workspace, { country, language: 'en', name: `Shop ${country}` })
    const { body } = await workspace.owner.call(month, { query: { brandId, year, month: ofMonth } })
    return body.observances.map(({ date, name }) => `${date} ${name}`)
  }
  expect(await shown('US', 2026, 11)).toEqual([
    "2026-11-11 Singles' Day",
    '2026-11-11 Veterans Day',
    '2026-11-26 Thanksgiving',
    '2026-11-27 Black Friday',
    '2026-11-28 Small Business Saturday',
    '2026-11-30 Cyber Monday',
  ])
  expect(await shown('GB', 2026, 11)).toContain('2026-11-11 Remembrance Day')
  expect(await shown('US', 2026, 12)).toContain("2027-01-01 New Year's Day")
})

test('the CSV of several brands begins with the brand, and each keeps its own time and holidays', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const german = await aBrand(workspace, { country: 'DE', language: 'de', name: 'Tannholt' })
  const american = await aBrand(workspace, { country: 'US', language: 'en', name: '=Quillhound' })
  for (const { id: brandId } of [german, american]) {
    const { id: outlineId } = await anOutline(workspace, brandId)
    await workspace.owner.call(schedule, { body: { outlineId, brandId, newSendTime: '2026-11-26T09:30' } })
  }
  const range = { from: '2026-11-22', to: '2026-11-28' }
  const file = async (query: Record<string, string>) => {
    const answer = await workspace.owner.call(rangeEndpoints.exportCsv, {
      params: { workspaceId: workspace.id },
      query: { ...range, ...query },
    })
    expect(answer.headers['content-disposition']).toContain('plan-2026-11-22-2026-11-28.csv')
    const text = answer.bytes.toString()
    expect(text.startsWith('\uFEFFBrand,Date,Time,')).toBe(true)
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
  }
  const rows = await file({})
  expect(rows.map((row) => [row['Brand'], row['Date'], row['Time'], row['Time zone'], row['Holidays']])).toEqual([
    ['Tannholt', '2026-11-26', '09:30', 'Europe/Berlin', ''],
    ["'=Quillhound", '2026-11-26', '09:30', 'America/New_York', 'Thanksgiving'],
  ])
  expect((await file({ brandIds: german.id })).map((row) => row['Brand'])).toEqual(['Tannholt'])
  expect(await file({ status: 'approved' })).toEqual([])
})
