import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type TestWorkspace, aBrand, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { historyEndpoints } from '../contract.ts'
import { findCampaignsSince } from './store.ts'

const { parseHeaders, detectMapping, saveMapping, preview, upload, imports, undoImport } = historyEndpoints

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const fixture = (name: string) => base64(readFileSync(new URL(`csv/fixtures/${name}.csv`, import.meta.url)))

const SMALL = 'Campaign,Sent at,Delivered,Sales\nSpring coat,2026-03-04,1000,"1,200.50"\nTrail leash,2026-03-18,900,80'
const SMALL_MAPPING = { campaign_name: 'Campaign', sent_at: 'Sent at', deliveries: 'Delivered', revenue: 'Sales' }

async function aFilledWorkspace(changes: object = {}) {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const brand = await aBrand(workspace, changes)
  return { workspace, brandId: brand.id }
}

const importInto = (
  { id: workspaceId, owner }: TestWorkspace,
  brandId: string,
  content: string,
  fieldMapping: object = SMALL_MAPPING,
) =>
  owner.call(upload, {
    body: { workspaceId, brandId, filename: 'a.csv', mimeType: 'text/csv', size: 1, content, fieldMapping },
  })

const refusalOf = async (content: string, mapping?: object) => {
  const { workspace, brandId } = await aFilledWorkspace()
  const { status, error } = await importInto(workspace, brandId, content, mapping)
  return [status, error.field, error.error]
}

const stored = (workspaceId: string, brandId: string) =>
  withWorkspace(testApp.app.db, workspaceId, (scope) => findCampaignsSince(scope, brandId, '2000-01-01'))

describe('an import', () => {
  test('goes from file to summary with headers, mapping, preview and campaigns', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const { owner } = workspace
    const content = fixture('klaviyo-campaigns')
    const { headers } = (await owner.call(parseHeaders, { body: { content } })).body
    const detected = await owner.call(detectMapping, { params: { id: brandId }, body: { headers } })
    expect(detected.body).toMatchObject({
      type: 'known',
      sourceLabel: 'Klaviyo campaign export',
      mapping: { sent_at: 'Send Time', campaign_name: 'Campaign Name', deliveries: 'Successful Deliveries' },
    })
    const { mapping } = detected.body
    const shown = await owner.call(preview, { params: { id: brandId }, body: { content, fieldMapping: mapping } })
    expect(shown.body).toMatchObject({ readableRows: 59, failedRows: 0, alreadyImportedAt: null })
    expect(shown.body.rows.map(({ theme }) => theme)).toContain('bestsellers')
    expect(await stored(workspace.id, brandId)).toEqual([])

    const { status, body } = await importInto(workspace, brandId, content, mapping)
    expect([status, body.errors, body.failedRowsCsv]).toEqual([200, [], null])
    expect(body.summary).toMatchObject({ successfulRows: 59, failedRows: 0, updatedRows: 0, skippedRows: 1 })
    expect(body.summary.topCampaigns[0]!.revenue).toBeGreaterThan(body.summary.topCampaigns[1]!.revenue)
    const rows = await stored(workspace.id, brandId)
    expect(rows).toHaveLength(59)
    expect(rows.every(({ countedAs }) => countedAs === null)).toBe(true)
  })

  test('twice counts once and recognizes the file', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const first = await importInto(workspace, brandId, base64(SMALL))
    expect(first.body.summary).toMatchObject({ successfulRows: 2, updatedRows: 0 })
    const again = await importInto(workspace, brandId, base64(SMALL))
    expect(again.body.summary).toMatchObject({ successfulRows: 2, updatedRows: 2 })
    expect(await stored(workspace.id, brandId)).toHaveLength(2)
    const { body } = await workspace.owner.call(preview, {
      params: { id: brandId },
      body: { content: base64(SMALL), fieldMapping: SMALL_MAPPING },
    })
    expect(body.alreadyImportedAt).not.toBeNull()
  })

  test('updates what a later file contains and keeps the rest', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    await importInto(workspace, brandId, base64(SMALL))
    const later = 'Campaign,Sent at,Delivered\nspring  COAT,2026-03-04,1234'
    const { revenue: _, ...withoutRevenue } = SMALL_MAPPING
    await importInto(workspace, brandId, base64(later), withoutRevenue)
    const coat = (await stored(workspace.id, brandId)).find(({ name }) => /coat/i.test(name))
    expect(coat).toMatchObject({ deliveries: 1234, revenue: 1200.5 })
  })

  test('reports the failed rows and returns them as a file', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const { body } = await importInto(workspace, brandId, base64(`${SMALL}\n=Evil,yesterday,5,1\n"B,C",2026-01-02,x,1`))
    expect(body.summary).toMatchObject({ successfulRows: 2, failedRows: 2 })
    expect(body.errors).toEqual([
      { row: 4, column: 'Sent at', value: 'yesterday', message: "This isn't a date" },
      { row: 5, column: 'Delivered', value: 'x', message: "This isn't a whole number" },
    ])
    expect(body.failedRowsCsv).toBe(
      "\uFEFFCampaign,Sent at,Delivered,Sales,Reason\r\n'=Evil,yesterday,5,1,Sent at: This isn't a date\r\n" +
        '"B,C",2026-01-02,x,1,Delivered: This isn\'t a whole number\r\n',
    )
  })

  test('returns its id for undo and the number of duplicates', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const { owner } = workspace
    const content = base64(`${SMALL}\nSpring coat,2026-03-04,1000,7`)
    const shown = await owner.call(preview, { params: { id: brandId }, body: { content, fieldMapping: SMALL_MAPPING } })
    expect(shown.body).toMatchObject({ readableRows: 3, duplicateRows: 1 })
    const { body } = await importInto(workspace, brandId, content)
    expect(body.summary).toMatchObject({ successfulRows: 2, duplicateRows: 1 })
    const past = await owner.call(imports, { params: { id: brandId } })
    expect(past.body.imports.map(({ id }) => id)).toEqual([body.importId])
    expect((await owner.call(undoImport, { params: { id: body.importId! } })).body.removed).toBe(2)
    expect(
      (await importInto(workspace, brandId, base64('Campaign,Sent at,Delivered,Sales\nA,never,1,1'))).body,
    ).toMatchObject({ importId: null, summary: { failedRows: 1 } })
  })

  test('of a large file leaves turns to other requests and stores every row', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const line = (row: number) => `Campaign number ${row},2026-01-${String((row % 28) + 1).padStart(2, '0')},500,10`
    const text = `Campaign,Sent at,Delivered,Sales\n${Array.from({ length: 5000 }, (_, row) => line(row)).join('\n')}`
    expect(text.length).toBeGreaterThan(131_072)
    const { body } = await importInto(workspace, brandId, base64(text))
    expect(body.summary).toMatchObject({ successfulRows: 5000, failedRows: 0 })
  })
})

describe('a cell of 60,000 characters', () => {
  const hostile = [
    `1 Jan 2026 10:00${' '.repeat(60_000)}x`,
    `1 Jan 2026 10:00${'\u00A0'.repeat(30_000)}x`,
    `1 Jan 2026${', '.repeat(30_000)}x`,
    `a${'\u0301\u0316'.repeat(30_000)}`,
  ]

  test("isn't a date, and the server responds to others meanwhile", async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const rows = hostile.map((cell) => `Spring coat,"${cell}",${'1'.repeat(60_000)},1`)
    const content = base64(['Campaign,Sent at,Delivered,Sales', ...rows].join('\n'))
    const ended: string[] = []
    const reading = workspace.owner
      .call(preview, { params: { id: brandId }, body: { content, fieldMapping: SMALL_MAPPING } })
      .finally(() => ended.push('preview'))
    const health = await testApp.server.inject('/api/health')
    ended.push('health')
    const { status, body } = await reading
    expect([health.statusCode, status, body.failedRows, body.readableRows]).toEqual([200, 200, hostile.length, 0])
    expect(body.errors.map(({ message }) => message)).toEqual(hostile.map(() => "This isn't a date"))
    expect(ended).toEqual(['health', 'preview'])
  })
})

describe('a saved mapping', () => {
  test('is suggested for the same headers, also to another brand of the workspace', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const [one, other] = [await aBrand(workspace), await aBrand(workspace, { name: 'Another brand' })]
    const headers = ['What', 'When', 'How many', 'Note']
    const mapping = { campaign_name: 'What', sent_at: 'When', deliveries: 'How many' }
    const saved = await workspace.owner.call(saveMapping, {
      params: { id: one.id },
      body: { mapping, sourceLabel: 'Our shop', headers },
    })
    expect(saved.status).toBe(200)
    for (const id of [one.id, other.id]) {
      const { body } = await workspace.owner.call(detectMapping, {
        params: { id },
        body: { headers: headers.toReversed() },
      })
      expect(body).toMatchObject({ type: 'saved', sourceLabel: 'Our shop', mapping: { ...mapping, subject: 'none' } })
    }
  })

  test('needs the three required columns, and only columns of the file', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const save = (mapping: object) =>
      workspace.owner.call(saveMapping, { params: { id: brandId }, body: { mapping, headers: ['A', 'B', 'C'] } })
    expect(await save({ campaign_name: 'A', sent_at: 'B', deliveries: 'none' })).toMatchObject({
      status: 400,
      error: { error: 'Missing required mappings', field: 'mapping.deliveries' },
    })
    expect((await save({ campaign_name: 'A', sent_at: 'B', deliveries: 'X' })).status).toBe(400)
    expect((await save({ campaign_name: 'A', sent_at: 'B', deliveries: 'C' })).status).toBe(200)
  })
})

describe('unreadable files', () => {
  test.each([
    ['bad base64', 'not base64!', 400],
    ['half a base64', 'QUJ', 400],
    ['nothing', '', 400],
    ['a NUL', base64('a,b\u0000'), 400],
    ['a workbook', base64('PK\u0003\u0004'), 400],
    ['a thousand columns', base64(`Campaign,Sent at,Delivered${',x'.repeat(1000)},y`), 400],
    ['eleven megabytes', base64(Buffer.alloc(11 * 1_048_576, 'a')), 413],
    ['a body past the limit', 'A'.repeat(16 * 1_048_576), 413],
  ])('%s gets a clear message', async (_, content, status) => {
    const { workspace } = await aFilledWorkspace()
    const answer = await workspace.owner.call(parseHeaders, { body: { content } })
    expect([answer.status, answer.error.error]).toEqual([status, expect.stringMatching(/\w/)])
  })

  test('a report on one campaign fails with advice', async () => {
    const { workspace } = await aFilledWorkspace()
    const { error } = await workspace.owner.call(parseHeaders, {
      body: { content: fixture('mailchimp-single-report') },
    })
    expect(error.error).toBe('This is a report on one campaign. Export the campaign list instead.')
  })

  test('an unknown column fails', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const { status, error } = await importInto(workspace, brandId, base64('A,B\n1,2'))
    expect([status, error.error]).toEqual([400, 'The file has no column "Sent at".'])
  })
})

describe('an error names its field', () => {
  test.each([
    ['an empty file', '', 'content', 'This file is empty.'],
    ['a workbook', 'PK\u0003\u0004', 'content', 'This is an Excel workbook. Save it as CSV and choose that file.'],
    [
      'headers without rows',
      'Campaign,Sent at,Delivered,Sales\n',
      'content',
      'This file has column headers but no rows. Export your campaigns again and choose that file.',
    ],
  ])('%s', async (_, text, field, message) => {
    expect(await refusalOf(base64(text))).toEqual([400, field, message])
  })

  test('an unknown column', async () => {
    expect(await refusalOf(base64(SMALL), { ...SMALL_MAPPING, revenue: 'Turnover' })).toEqual([
      400,
      'fieldMapping.revenue',
      'The file has no column "Turnover".',
    ])
  })

  test('a missing mapping', async () => {
    expect(await refusalOf(base64(SMALL), { ...SMALL_MAPPING, deliveries: 'none' })).toEqual([
      400,
      'fieldMapping.deliveries',
      'Missing required mappings: deliveries',
    ])
  })
})

test('a file in which every row is skipped says so', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const file = 'Campaign,Sent at,Delivered,Sales\nTotal,,1900,1280\n,,,\n,,,\n'
  const { status, body } = await importInto(workspace, brandId, base64(file))
  expect([status, body.importId, body.summary.successfulRows]).toEqual([200, null, 0])
  expect(body.warnings).toContain('No row in this file is a campaign, so we skipped every row.')
})

describe('a file', () => {
  test.each([
    ['a.csv', 'text/csv', 200],
    ['a.CSV', 'application/vnd.ms-excel', 200],
    ['export', 'text/csv; charset=utf-8', 200],
    ['a.csv', 'application/octet-stream', 200],
    ['a.xlsx', 'application/vnd.ms-excel', 400],
    ['export', 'text/plain', 400],
  ])('named %s of type %s returns %i', async (filename, mimeType, expected) => {
    const { workspace, brandId } = await aFilledWorkspace()
    const { id: workspaceId, owner } = workspace
    const send = (content: string) =>
      owner.call(upload, {
        body: { workspaceId, brandId, filename, mimeType, size: 1, content, fieldMapping: SMALL_MAPPING },
      })
    const { status, error } = await send(base64(SMALL))
    expect(status).toBe(expected)
    if (expected === 400) expect([error.field, error.error]).toEqual(['filename', 'Please upload a CSV file'])
    expect((await send(base64('PK\u0003\u0004'))).status).toBe(400)
  })
})

describe('dates as Unix time', () => {
  test.each([
    ['seconds', ['1772618400', '1773828000']],
    ['milliseconds', ['1772618400000', '1773828000000']],
  ])("in %s are instants in the brand's time zone", async (_, [first, second]) => {
    const { workspace, brandId } = await aFilledWorkspace({ country: 'US' })
    const file = `Campaign,Sent at,Delivered\nSpring coat,${first},1000\nTrail leash,${second},900`
    const { revenue: _left, ...mapping } = SMALL_MAPPING
    const { body } = await importInto(workspace, brandId, base64(file), mapping)
    expect([body.summary.successfulRows, body.errors]).toEqual([2, []])
    const rows = await stored(workspace.id, brandId)
    expect(rows.map(({ sentAt }) => sentAt).toSorted()).toEqual(['2026-03-04 05:00:00', '2026-03-18 06:00:00'])
  })

  test("aren't read from a single long number among dates", async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const file = 'Campaign,Sent at,Delivered\nSpring coat,2026-03-04,1000\nTrail leash,1773828000,900'
    const { revenue: _left, ...mapping } = SMALL_MAPPING
    const { body } = await importInto(workspace, brandId, base64(file), mapping)
    expect(body.errors).toMatchObject([{ row: 3, column: 'Sent at', message: "This isn't a date" }])
  })
})

describe('revenue', () => {
  const file = (rows: readonly string[]) => base64(['Campaign,Sent at,Delivered,Sales,Currency', ...rows].join('\n'))

  test('of a year of odd cents adds up to the cent', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const rows = Array.from({ length: 365 }, (_, index) => {
      const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10)
      return `Mail ${index},${day},1000,${(0.1 + (index % 7) / 100).toFixed(2)},`
    })
    const { body } = await importInto(workspace, brandId, file(rows))
    expect(body.summary.successfulRows).toBe(365)
    const sums = await testApp.app.db.execute(
      sql`select sum(revenue)::text as sum from campaigns where brand_id = ${brandId}`,
    )
    expect(sums).toMatchObject({ rows: [{ sum: '47.42' }] })
    const values = new Set((await stored(workspace.id, brandId)).map(({ revenue }) => revenue))
    expect(values).toEqual(new Set([0.1, 0.11, 0.12, 0.13, 0.14, 0.15, 0.16]))
  })

  test('keeps the currency of the file, before that of the country', async () => {
    const { workspace, brandId } = await aFilledWorkspace({ country: 'US' })
    const rows = ['Spring coat,2026-03-04,1000,1200.50,EUR', 'Trail leash,2026-03-18,900,80,EUR']
    const { body } = await importInto(workspace, brandId, file(rows))
    expect(body.summary.topCampaigns).toMatchObject([{ revenue: 1200.5, currency: 'EUR' }, { currency: 'EUR' }])
    expect((await stored(workspace.id, brandId)).map(({ currency }) => currency)).toEqual(['EUR', 'EUR'])
  })

  test.each([
    ['US', '$80', 'USD'],
    ['CA', '$80', 'CAD'],
    ['DE', '$80', 'USD'],
    ['US', '80 €', 'EUR'],
    ['US', '£80', 'GBP'],
    ['US', 'SEK 80', 'SEK'],
    ['DE', '80', null],
  ])('in %s: %s is in %s', async (country, amount, currency) => {
    const { workspace, brandId } = await aFilledWorkspace({ country })
    await importInto(workspace, brandId, file([`Spring coat,2026-03-04,1000,${amount},`]))
    expect(await stored(workspace.id, brandId)).toMatchObject([{ revenue: 80, currency }])
  })

  test('and its currency return when an import is undone', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    await importInto(workspace, brandId, file(['Spring coat,2026-03-04,1000,80.10,EUR']))
    const second = await importInto(workspace, brandId, file(['Spring coat,2026-03-04,1000,99.99,GBP']))
    expect(await stored(workspace.id, brandId)).toMatchObject([{ revenue: 99.99, currency: 'GBP' }])
    await workspace.owner.call(undoImport, { params: { id: second.body.importId! } })
    expect(await stored(workspace.id, brandId)).toMatchObject([{ revenue: 80.1, currency: 'EUR' }])
  })
})
