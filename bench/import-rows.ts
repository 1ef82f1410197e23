import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import { sql } from 'drizzle-orm'
import { detectMapping } from '#features/history/server/csv/detect-mapping.ts'
import { parseFile } from '#features/history/server/csv/parse-file.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { type Measure, type Row, median } from './measure.ts'

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

/** Compares an import with its two minimum costs: parsing the text, and one insert of the same rows. */
export const importRows: Measure = {
  name: 'import-rows',
  async run(smoke) {
    const rows: Row[] = []
    const count = smoke ? 2000 : 50_000
    const bench = await benchApp()
    try {
      rows.push(...(await wholeImport(bench, count)))
    } finally {
      await bench.close()
    }
    rows.push(...parsedStream(smoke ? 40_000 : 1_000_000))
    return rows
  },
}

async function wholeImport(bench: BenchApp, count: number): Promise<Row[]> {
  const text = csvOf(0, count)
  const idle = await answerTimes(bench, async (done) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    done()
  })
  let ours = 0
  const busy = await answerTimes(bench, async (done) => {
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
    done()
  })
  const start = performance.now()
  const { data } = Papa.parse<string[]>(text)
  const json = JSON.stringify(data.slice(1).map(([name, day, delivered]) => ({ name, day, delivered })))
  await bench.app.db.execute(sql`create temporary table floor_rows (name text, day timestamp, delivered integer)`)
  await bench.app.db.execute(
    sql`insert into floor_rows select * from jsonb_to_recordset(${json}::jsonb) as r(name text, day timestamp, delivered integer)`,
  )
  const floor = performance.now() - start
  return [
    {
      name: `Import of ${count.toLocaleString('en')} rows`,
      ours,
      floor,
      unit: 'ms',
      against: 'papaparse and one insert of three columns',
    },
    {
      name: 'Slowest other answer during that import',
      ours: Math.max(...busy),
      floor: median(idle),
      unit: 'ms',
      against: 'the usual answer without it',
    },
  ]
}

async function answerTimes(bench: BenchApp, work: (done: () => void) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let going = true
  const working = work(() => (going = false))
  while (going) {
    await setImmediate()
    const start = performance.now()
    await bench.call(historyEndpoints.klaviyo, { id: bench.brandId })
    times.push(performance.now() - start)
  }
  await working
  return times
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
    { name: `Understanding ${rows}`, ours, floor, unit: 'ms', against: 'papaparse alone' },
    { name: `Memory after ${rows}`, ours: last, floor: first, unit: 'KB', against: 'after the first 40,000' },
  ]
}
