import { BYTE_ORDER_MARK, csvLines } from '#server/csv-cells.ts'
import type { Row } from './rows-store.ts'
import type { ZipEntry } from './zip-stream.ts'

export interface TableFile {
  name: string
  headers: string[]
  portions: () => AsyncIterable<Row[]>
}

/** Each table becomes an exact JSON file and a CSV file for spreadsheets. */
export function filesOf({ name, headers, portions }: TableFile, count: (rows: number) => void): ZipEntry[] {
  return [
    { name: `${name}.json`, content: () => asJson(portions(), count) },
    { name: `${name}.csv`, content: () => asCsv(headers, portions()) },
  ]
}

async function* asJson(portions: AsyncIterable<Row[]>, count: (rows: number) => void): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of portions) {
    count(rows.length)
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* asCsv(headers: string[], portions: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([headers])
  for await (const rows of portions) yield csvLines(rows.map((row) => headers.map((header) => cell(row[header]))))
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
