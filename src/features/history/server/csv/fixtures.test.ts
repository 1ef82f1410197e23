import { readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import type { FieldMapping } from '../../contract.ts'
import { decodeCsv } from './decode-csv.ts'
import { detectMapping } from './detect-mapping.ts'
import headerRows from './fixtures/header-rows.json' with { type: 'json' }
import { readHeaders, readTable } from './read-table.ts'
import { type FileSettings, understandFile } from './understand-file.ts'

const fileNamed = (name: string) => readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url))

const brand: Omit<FileSettings, 'mapping'> = {
  language: 'en',
  country: 'US',
  timezone: 'America/New_York',
  now: new Date('2026-11-21T12:00:00Z'),
}

function understand(text: string, changes: Partial<FileSettings> = {}) {
  const table = readTable(text)
  const { type, mapping } = detectMapping(table.headers)
  const result = understandFile(table, { ...brand, mapping, ...changes })
  const revenue = result.campaigns.reduce((sum, campaign) => sum + (campaign.revenue ?? 0), 0)
  const skippedRows = result.skipped.reduce((sum, { rows }) => sum + rows, 0)
  return { ...result, type, mapping, skippedRows, revenue: Math.round(revenue * 100) / 100 }
}

const understandFixture = (name: string, changes: Partial<FileSettings> = {}) =>
  understand(decodeCsv(fileNamed(name)), changes)

describe('real exports', () => {
  test.each([
    ['klaviyo-campaigns', 'known', 59, 0, 1, 256_865.48],
    ['mailchimp-campaigns', 'known', 50, 0, 0, 188_416],
    ['semicolon-bom-brevo-like', 'suggested', 50, 0, 0, 42_199.08],
    ['excel-de-cp1252-semicolon', 'suggested', 84, 0, 1, 118_868.72],
  ] as const)('%s', (name, type, ok, failed, skipped, revenue) => {
    const result = understandFixture(name)
    expect([result.type, result.readableRows, result.failedRows, result.skippedRows, result.revenue]).toEqual([
      type,
      ok,
      failed,
      skipped,
      revenue,
    ])
    expect(result.duplicateRows).toBe(0)
  })

  test('a messy file written by hand', () => {
    const result = understandFixture('messy')
    expect([result.readableRows, result.campaigns.length, result.duplicateRows]).toEqual([5, 4, 1])
    expect([result.failedRows, result.revenue]).toEqual([3, 2215.4])
    expect(result.errors.map(({ row, column }) => [row, column])).toEqual([
      [9, 'Sent at'],
      [10, 'Delivered'],
      [11, 'Delivered'],
    ])
    expect(result.warnings).toEqual([
      '4 rows: the date is in the future.',
      '1 row: more opens than deliveries (you may have mapped total opens).',
      '1 row: negative revenue (refunds).',
    ])
    expect(result.skipped.map(({ reason }) => reason)).toEqual(['Blank rows', 'Repeated headers', 'Not sent', 'Totals'])
    expect(result.campaigns.find(({ name }) => name === 'Excel serial')).toMatchObject({
      sentAt: '2026-04-08 10:00:00',
      revenue: -35,
    })
  })

  test('a report on one campaign fails with advice', () => {
    expect(() => readHeaders(decodeCsv(fileNamed('mailchimp-single-report')))).toThrow(
      'This is a report on one campaign. Export the campaign list instead.',
    )
  })

  test.each(Object.entries(headerRows))('maps the header row of %s', (_, row) => {
    const { mapping } = detectMapping(readTable(`${row}\n`).headers)
    expect(mapping).toMatchSnapshot()
  })
})

test.each([
  ['utf-8', 'utf8', {}],
  ['UTF-8 with a mark', 'utf8', { addBOM: true }],
  ['UTF-16 little endian', 'utf16le', { addBOM: true }],
  ['UTF-16 big endian', 'utf16-be', { addBOM: true }],
  ['windows-1252', 'win1252', {}],
] as const)('reads %s', (_, encoding, options) => {
  const bytes = iconv.encode('Kampagne;Öffnungen\nGrüße – für 5 €;1', encoding, options)
  expect(decodeCsv(bytes)).toBe('Kampagne;Öffnungen\nGrüße – für 5 €;1')
})

describe('columns', () => {
  const HEAD = 'Campaign,Sent at,Delivered,Revenue'

  test('a weekday column decides 03/04', () => {
    const text = 'Campaign,Sent at,Send Weekday,Delivered\nA,03/04/2025,Thursday,100\nB,05/06/2025,Thursday,100'
    const { campaigns, sentTimes } = understand(text)
    expect(campaigns.map(({ sentAt }) => sentAt.slice(0, 10))).toEqual(['2025-04-03', '2025-06-05'])
    expect(sentTimes.choice?.ambiguous).toBe(false)
  })

  test('a decision by country alone is ambiguous, and a user can decide', () => {
    const text = `${HEAD}\nA,03/04/2025,100,5`
    const inBritain = understand(text, { country: 'GB' })
    expect(inBritain.sentTimes).toMatchObject({ choice: { order: 'DMY', ambiguous: true }, example: '03/04/2025' })
    expect(understand(text, { country: 'GB', order: 'MDY' }).campaigns[0]?.sentAt).toBe('2025-03-04 00:00:00')
  })

  test('joins date and time in two columns, whichever is mapped', () => {
    const text = 'Campaign Message Name,Send Date,Send Time,Total Delivered\nA,2025-10-29,10:30 AM,100'
    const mapping: FieldMapping = { campaign_name: 'Campaign Message Name', deliveries: 'Total Delivered' }
    for (const column of ['Send Date', 'Send Time']) {
      expect(understand(text, { mapping: { ...mapping, sent_at: column } }).campaigns[0]?.sentAt).toBe(
        '2025-10-29 10:30:00',
      )
    }
  })

  test("converts a time with a zone to the brand's time zone", () => {
    expect(understand(`${HEAD}\nA,2025-03-04T10:00:00Z,100,5`).campaigns[0]?.sentAt).toBe('2025-03-04 05:00:00')
  })

  test('one value decides the decimal sign of its column', () => {
    const { campaigns } = understand(`${HEAD}\nA,2025-03-04,100,"1.234"\nB,2025-03-05,100,"2.345,50"`)
    expect(campaigns.map(({ revenue }) => revenue)).toEqual([1234, 2345.5])
  })

  test('rates replace missing counts, and a rate over 100% fails', () => {
    const text = 'Campaign,Sent at,Delivered,Open rate\nA,2025-03-04,200,41.5\nB,2025-03-05,200,141'
    const { campaigns, errors } = understand(text)
    expect(campaigns.map(({ opens }) => opens)).toEqual([83])
    expect(errors).toEqual([
      { row: 3, column: 'Open rate', value: '141', message: 'A rate must be between 0% and 100%' },
    ])
  })

  test("quoted line breaks don't change the row numbers", () => {
    const { campaigns, errors } = understand(`${HEAD}\n"A\nnew line",2025-03-04,100,5\nB,never,100,5`)
    expect(campaigns[0]?.name).toBe('A new line')
    expect(errors[0]?.row).toBe(3)
  })
})

test.each([
  ['an Excel workbook', Buffer.from('PK\u0003\u0004'), 'This is an Excel workbook'],
  ['bytes that are no text', Buffer.from('a,b\u0000c'), "This isn't a text file"],
  ['nothing', Buffer.from(' \n'), 'This file is empty.'],
])('rejects %s', (_, bytes, message) => {
  expect(() => decodeCsv(bytes)).toThrow(message)
})

test('rejects a thousand columns and 60,000 rows', () => {
  expect(() => readHeaders('Campaign,Sent at,Delivered,'.concat('x,'.repeat(1000), 'y'))).toThrow('at most 500 columns')
  expect(() => readTable('Campaign,Sent at,Delivered\n'.concat('a,2025-01-01,5\n'.repeat(60_000)))).toThrow(
    'more than 50,000 rows',
  )
})
