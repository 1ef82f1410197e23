import { setTimeout as wait } from 'node:timers/promises'
import Papa from 'papaparse'
import { sql } from 'drizzle-orm'
import { detectMapping } from '#features/history/server/csv/detect-mapping.ts'
import { parseFile } from '#features/history/server/csv/parse-file.ts'
import { campaigns } from '#features/history/server/tables.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import { newMigratedDatabase } from '#test/database-server.ts'
import { providePostgres } from '../scripts/steps/real-postgres.mjs'
import { atAPace } from './at-a-pace.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import type { Measure, Row } from './measure.ts'

const HEADERS = ['Campaign name', 'Send date', 'Delivered', 'Unique opens', 'Clicks', 'Orders', 'Revenue']
const mapping = Object.fromEntries(Object.entries(detectMapping(HEADERS).mapping))
const settings = {
  mapping,
  language: 'en' as const,
  country: 'US' as const,
  timezone: 'America/New_York',
  now: new Date('2026-11-21T12:00:00Z'),
}

function csvOf(from: number, rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const at = from + index
    const day = new Date(Date.UTC(2025, 11, 1 + (at % 350))).toISOString().slice(0, 10)
    return `"Campaign ${at}, spring",${day} 10:30,${1000 + (at % 9000)},${300 + (at % 200)},${at % 90},${at % 7},"1,${100 + (at % 900)}.50"`
  })
  return [HEADERS.join(','), ...lines].join('\n')
}

const QUIET_MS = 10_000
const READ_EVERY_MS = 20
const ROWS_AT_ONCE = 1000

/** Compares an import with its two minimum costs: parsing the text, and inserting the same columns of the same rows. */
export const importRows: Measure = {
  name: 'import-rows',
  async run(smoke) {
    const rows: Row[] = []
    const postgres = await providePostgres()
    try {
      rows.push(...(await wholeImport(await benchApp(), 'embedded', smoke)))
      if (postgres !== undefined) {
        const databaseUrl = await newMigratedDatabase(postgres.url)
        rows.push(...(await wholeImport(await benchApp(undefined, {}, databaseUrl), 'PostgreSQL', smoke)))
      }
    } finally {
      await postgres?.stop()
    }
    rows.push(...parsedStream(smoke ? 40_000 : 1_000_000))
    return rows
  },
}

async function wholeImport(bench: BenchApp, where: string, smoke: boolean): Promise<Row[]> {
  try {
    return await importedBeside(bench, where, smoke)
  } finally {
    await bench.close()
  }
}

async function importedBeside(bench: BenchApp, where: string, smoke: boolean): Promise<Row[]> {
  const count = smoke ? 2000 : 50_000
  const text = csvOf(0, count)
  const read = () => bench.call(historyEndpoints.klaviyo, { id: bench.brandId })
  await atAPace(read, wait(500), READ_EVERY_MS)
  const quiet = await atAPace(read, wait(smoke ? 500 : QUIET_MS), READ_EVERY_MS)
  let ours = 0
  const upload = async () => {
    const start = performance.now()
    await bench.call(
      historyEndpoints.upload,
      {},
      {
        workspaceId: bench.workspaceId,
        brandId: bench.brandId,
        filename: 'campaigns.csv',
        mimeType: 'text/csv',
        size: text.length,
        content: Buffer.from(text).toString('base64'),
        fieldMapping: mapping,
      },
    )
    ours = performance.now() - start
  }
  const busy = await atAPace(read, upload(), READ_EVERY_MS)
  const floor = await parsedAndInserted(bench, text)
  return [
    {
      name: `Import of ${count.toLocaleString('en')} rows, ${where}`,
      ours,
      floor,
      unit: 'ms',
      against: 'papaparse and inserts of the same columns in batches',
      atMost: 6,
    },
    {
      name: `Reads during that import, ${where} (p99 of ${busy.count})`,
      ours: busy.p99,
      floor: quiet.p99,
      unit: 'ms',
      against: `nothing imported (p99 of ${quiet.count})`,
      atMost: 3,
    },
  ]
}

/** The inserts go to a table with the same columns, without keys and indexes. */
async function parsedAndInserted({ app }: BenchApp, text: string): Promise<number> {
  const { rows } = (await app.db.execute(sql`select to_jsonb(${campaigns}) as stored from ${campaigns}`)) as {
    rows: { stored: object }[]
  }
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`create table bare_campaigns (like ${campaigns})`)
    const start = performance.now()
    Papa.parse(text)
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const batch = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE).map(({ stored }) => stored))
      await tx.execute(
        sql`insert into bare_campaigns select * from jsonb_populate_recordset(null::bare_campaigns, ${batch}::jsonb)`,
      )
    }
    const took = performance.now() - start
    await tx.execute(sql`drop table bare_campaigns`)
    return took
  })
}

const PORTION = 20_000

/** Imports files one after the other. The memory in use must not grow. */
function parsedStream(count: number): Row[] {
  let ours = 0
  let floor = 0
  let first = 0
  let last = 0
  for (let at = 0; at < count; at += PORTION) {
    const text = csvOf(at, PORTION)
    const bytes = Buffer.from(text)
    let start = performance.now()
    const { campaigns } = parseFile(bytes, settings)
    ours += performance.now() - start
    if (campaigns.length !== PORTION) throw new Error(`${campaigns.length} of ${PORTION} rows were understood.`)
    start = performance.now()
    Papa.parse(text)
    floor += performance.now() - start
    globalThis.gc?.()
    last = process.memoryUsage().rss / 1024
    if (at === PORTION) first = last
  }
  const rows = `${count.toLocaleString('en')} rows`
  return [
    { name: `Understanding ${rows}`, ours, floor, unit: 'ms', against: 'papaparse alone', atMost: 8 },
    { name: `Memory after ${rows}`, ours: last, floor: first, unit: 'KB', against: 'after the first 40,000' },
  ]
}
