import { createHash } from 'node:crypto'
import { CURRENCY_OF } from '#shared/money.ts'
import type { CsvPreview, UnderstoodCampaign } from '../../contract.ts'
import { datesAndTop } from '../campaign-summary.ts'
import { readDate } from './dates.ts'
import { decodeCsv } from './decode-csv.ts'
import { failedRowsCsv } from './failed-rows-csv.ts'
import { FileRefusal } from './file-refusal.ts'
import { readHeaders, readTable } from './read-table.ts'
import { type FileSettings, type ParsedCampaign, type Understood, understandFile } from './understand-file.ts'

export interface FileSummary extends Omit<Understood, 'sentTimes' | 'campaigns' | 'failedCells'> {
  hash: string
  firstRows: UnderstoodCampaign[]
  period: ReturnType<typeof datesAndTop>
  failedRowsCsv: string | null
  dateOrder: CsvPreview['dateOrder']
}

export interface ParsedFile extends FileSummary {
  /** Sorted by key, so that two concurrent imports can't deadlock. */
  campaigns: ParsedCampaign[]
}

const PREVIEW_ROWS = 8

/** The result contains only plain data, because it crosses a thread. */
export function parseFile(bytes: Uint8Array, settings: FileSettings): ParsedFile {
  const table = readTable(decodeCsv(bytes))
  const { sentTimes, campaigns, failedCells, ...understood } = understandFile(table, settings)
  return {
    ...understood,
    hash: createHash('sha256').update(bytes).digest('base64url'),
    firstRows: campaigns.slice(0, PREVIEW_ROWS).map(withoutKey),
    period: datesAndTop(campaigns, CURRENCY_OF[settings.country]),
    failedRowsCsv: failedRowsCsv(table.headers, failedCells),
    dateOrder: presentOrder(sentTimes),
    campaigns: campaigns.toSorted((one, other) => (one.naturalKey < other.naturalKey ? -1 : 1)),
  }
}

function withoutKey({ naturalKey, ...campaign }: ParsedCampaign): UnderstoodCampaign {
  void naturalKey
  return campaign
}

function presentOrder({ choice, example }: Understood['sentTimes']): CsvPreview['dateOrder'] {
  if (choice === null || example === null) return null
  const day = (order: 'DMY' | 'MDY') => String(readDate(example, order)).slice(0, 10)
  return { ...choice, example: { value: example, DMY: day('DMY'), MDY: day('MDY') } }
}

export interface FileTask {
  bytes: Uint8Array
  settings: FileSettings | null
}

export type FileAnswer =
  | { headers: string[] }
  | { parsed: ParsedFile }
  | { refusal: { message: string; tooLarge: boolean; field?: string } }

export function tryFile({ bytes, settings }: FileTask): FileAnswer {
  try {
    return settings === null ? { headers: readHeaders(decodeCsv(bytes)) } : { parsed: parseFile(bytes, settings) }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    return { refusal: { message: error.message, tooLarge: error.tooLarge, field: error.field } }
  }
}
