import Papa from 'papaparse'
import { MOST_ROWS } from '../../contract.ts'
import { FileRefusal } from './file-refusal.ts'
import { isKnownHeader, uniqueHeaders } from './header-names.ts'

export interface Table {
  headers: string[]
  records: string[][]
  firstRow: number
  delimiter: string
  warnings: string[]
}

const MOST_COLUMNS = 500
const HEADER_SEARCH = 15
/** This many known words make a row the header row. */
const ENOUGH_HITS = 3
/** Leaves room for blank lines and a title above the rows. */
const MOST_RECORDS = MOST_ROWS + 1000

export function readTable(text: string, mostRecords = MOST_RECORDS): Table {
  const hint = /^"?sep=([,;\t|])"?\s*(?:\r\n|\r|\n)/i.exec(text)
  const body = hint === null ? text : text.slice(hint[0].length)
  const parsed = Papa.parse<string[]>(body, {
    delimiter: hint?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: mostRecords + 1,
  })
  const all = parsed.data
  if (all.length > mostRecords && mostRecords === MOST_RECORDS) {
    throw new FileRefusal(
      `This file has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it and import the parts.`,
      {
        tooLarge: true,
      },
    )
  }
  const at = headerRow(all)
  const cells = withoutEmptyEnd(all[at]!)
  if (cells.length > MOST_COLUMNS) throw new FileRefusal(`Use a file with at most ${MOST_COLUMNS} columns.`)
  const brokenQuotes = parsed.errors.some(({ type }) => type === 'Quotes')
  return {
    headers: uniqueHeaders(cells),
    records: all.slice(at + 1),
    firstRow: at + 2 + (hint === null ? 0 : 1),
    delimiter: parsed.meta.delimiter,
    warnings: brokenQuotes ? ["Some quotation marks in the file aren't closed. Rows near them may be wrong."] : [],
  }
}

export function readHeaders(text: string): string[] {
  return readTable(text.slice(0, 262_144), HEADER_SEARCH + 5).headers
}

function headerRow(records: readonly string[][]): number {
  const start = records.slice(0, HEADER_SEARCH)
  const hits = start.map((cells) => cells.filter(isKnownHeader).length)
  const most = Math.max(...hits)
  if (most >= ENOUGH_HITS) return hits.indexOf(most)
  if (start.filter(([label]) => /:\s*$/.test(label ?? '')).length >= ENOUGH_HITS) {
    throw new FileRefusal('This is a report on one campaign. Export the campaign list instead.')
  }
  // If we know no header, the first row with full width is the header row.
  const filled = start.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  const widest = Math.max(...filled)
  if (widest < 2) throw new FileRefusal('This file has no column headers. Export the campaign list as CSV.')
  return filled.findIndex((count) => count >= Math.max(2, widest - 1))
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}
