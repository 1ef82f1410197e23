import { readFileSync } from 'node:fs'
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

async function aPlace(changes: object = {}) {
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

const stored = (workspaceId: string, brandId: string) =>
  withWorkspace(testApp.app.db, workspaceId, (scope) => findCampaignsSince(scope, brandId, '2000-01-01'))

describe('an import', () => {
  test('goes from file to summary: headers, mapping, preview, campaigns', async () => {
    const { workspace, brandId } = await aPlace()
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
    expect(await stored(workspace.id, brandId)).toEqual([])

    const { status, body } = await importInto(workspace, brandId, content, mapping)
    expect([status, body.errors, body.failedRowsCsv]).toEqual([200, [], null])
    expect(body.summary).toMatchObject({ successfulRows: 59, failedRows: 0, updatedRows: 0, skippedRows: 1 })
    expect(body.summary.topCampaigns[0]!.revenue).toBeGreaterThan(body.summary.topCampaigns[1]!.revenue)
    const rows = await stored(workspace.id, brandId)
    expect(rows).toHaveLength(59)
    expect(rows.some(({ theme }) => theme === 'bestsellers')).toBe(true)
  })

  test('twice counts once, and the file is recognised', async () => {
    const { workspace, brandId } = await aPlace()
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

  test('updates what a later file knows and keeps what it does not', async () => {
    const { workspace, brandId } = await aPlace()
    await importInto(workspace, brandId, base64(SMALL))
    const later = 'Campaign,Sent at,Delivered\nspring  COAT,2026-03-04,1234'
    const { revenue: _, ...withoutRevenue } = SMALL_MAPPING
    await importInto(workspace, brandId, base64(later), withoutRevenue)
    const coat = (await stored(workspace.id, brandId)).find(({ name }) => /coat/i.test(name))
    expect(coat).toMatchObject({ deliveries: 1234, revenue: 1200.5 })
  })

  test('tells which rows failed and hands them back as a file', async () => {
    const { workspace, brandId } = await aPlace()
    const { body } = await importInto(workspace, brandId, base64(`${SMALL}\n=Evil,yesterday,5,1\n"B,C",2026-01-02,x,1`))
    expect(body.summary).toMatchObject({ successfulRows: 2, failedRows: 2 })
    expect(body.errors).toEqual([
      { row: 4, column: 'Sent at', value: 'yesterday', message: 'This is not a date' },
      { row: 5, column: 'Delivered', value: 'x', message: 'This is not a whole number' },
    ])
    expect(body.failedRowsCsv).toBe(
      "\uFEFFCampaign,Sent at,Delivered,Sales,Reason\r\n'=Evil,yesterday,5,1,Sent at: This is not a date\r\n" +
        '"B,C",2026-01-02,x,1,Delivered: This is not a whole number\r\n',
    )
  })

  test('says what to take it back by, and how many rows repeat another one', async () => {
    const { workspace, brandId } = await aPlace()
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

  test('of a large file leaves the thread to others and stores every row', async () => {
    const { workspace, brandId } = await aPlace()
    const line = (row: number) => `Campaign number ${row},2026-01-${String((row % 28) + 1).padStart(2, '0')},500,10`
    const text = `Campaign,Sent at,Delivered,Sales\n${Array.from({ length: 5000 }, (_, row) => line(row)).join('\n')}`
    expect(text.length).toBeGreaterThan(131_072)
    const { body } = await importInto(workspace, brandId, base64(text))
    expect(body.summary).toMatchObject({ successfulRows: 5000, failedRows: 0 })
  })
})

describe('a saved mapping', () => {
  test('is offered for the same headers, also to another brand of the workspace', async () => {
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

  test('needs the three required columns, and columns of the file', async () => {
    const { workspace, brandId } = await aPlace()
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

describe('what cannot be read', () => {
  test.each([
    ['bad base64', 'not base64!', 400],
    ['half a base64', 'QUJ', 400],
    ['nothing', '', 400],
    ['a NUL', base64('a,b\u0000'), 400],
    ['a workbook', base64('PK\u0003\u0004'), 400],
    ['a thousand columns', base64(`Campaign,Sent at,Delivered${',x'.repeat(1000)},y`), 400],
    ['eleven megabytes', base64(Buffer.alloc(11 * 1_048_576, 'a')), 413],
    ['a body past the limit', 'A'.repeat(16 * 1_048_576), 413],
  ])('%s gets a clear answer', async (_, content, status) => {
    const { workspace } = await aPlace()
    const answer = await workspace.owner.call(parseHeaders, { body: { content } })
    expect([answer.status, answer.error.error]).toEqual([status, expect.stringMatching(/\w/)])
  })

  test('a report of one campaign is refused with advice', async () => {
    const { workspace } = await aPlace()
    const { error } = await workspace.owner.call(parseHeaders, {
      body: { content: fixture('mailchimp-single-report') },
    })
    expect(error.error).toBe('This is a report of one campaign. Export the campaign list instead.')
  })

  test('a column that the file does not have', async () => {
    const { workspace, brandId } = await aPlace()
    const { status, error } = await importInto(workspace, brandId, base64('A,B\n1,2'))
    expect([status, error.error]).toEqual([400, 'The file has no column "Sent at".'])
  })
})
