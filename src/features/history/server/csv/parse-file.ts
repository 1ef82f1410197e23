import type { FileSettings, Understood } from './understand-file.ts'
import { decodeCsv } from './decode-csv.ts'
import { readDate } from './dates.ts'
import { FileRefusal } from './file-refusal.ts'
import { readTable } from './read-table.ts'
import { understandFile } from './understand-file.ts'
import type { CsvPreview } from '../../contract.ts'

export interface ParsedFile extends Omit<Understood, 'sentTimes'> {
  headers: string[]
  dateOrder: CsvPreview['dateOrder']
}

/** A whole file from bytes to campaigns. The result holds plain data only: it may come from another thread. */
export function parseFile(bytes: Uint8Array, settings: FileSettings): ParsedFile {
  const table = readTable(decodeCsv(bytes))
  const { sentTimes, ...understood } = understandFile(table, settings)
  return { ...understood, headers: table.headers, dateOrder: presentOrder(sentTimes) }
}

function presentOrder({ choice, example }: Understood['sentTimes']): CsvPreview['dateOrder'] {
  if (choice === null || example === null) return null
  const day = (order: 'DMY' | 'MDY') => String(readDate(example, order)).slice(0, 10)
  return { ...choice, example: { value: example, DMY: day('DMY'), MDY: day('MDY') } }
}

export type WorkerAnswer = { parsed: ParsedFile } | { refusal: { message: string; tooLarge: boolean } }

/** The same, with a refusal as a value. */
export function tryParseFile(bytes: Uint8Array, settings: FileSettings): WorkerAnswer {
  try {
    return { parsed: parseFile(bytes, settings) }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    return { refusal: { message: error.message, tooLarge: error.tooLarge } }
  }
}
