import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { aBrand, aWorkspace, anOutline } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { calendarEndpoints } from '../contract.ts'

const { exportCsv, month, schedule } = calendarEndpoints

test('the plan of a month is a spreadsheet in which no cell is a formula', async () => {
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
    'Days of the year': 'Green Monday',
    Outline: `http://localhost:3000/dashboard/email-outlines?id=${late}`,
  })
  expect(data[0]!['Campaign']).toMatch(/^'=/)
  expect(data[1]!['Warnings']).toContain('is about Christmas, which is over by then (Friday, December 25).')
})

test('a month shows the days of the year of the brand’s country', async () => {
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
