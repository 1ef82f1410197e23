import { BYTE_ORDER_MARK, csvLines } from '#server/csv-cells.ts'

export function failedRowsCsv(headers: readonly string[], failedCells: readonly string[][]): string | null {
  if (failedCells.length === 0) return null
  return `${BYTE_ORDER_MARK}${csvLines([[...headers, 'Reason'], ...failedCells])}`
}
