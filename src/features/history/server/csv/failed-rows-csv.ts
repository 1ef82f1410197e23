import Papa from 'papaparse'

/** The failed rows as a file to correct and import again; null when there are none. */
export function failedRowsCsv(headers: readonly string[], failedCells: readonly string[][]): string | null {
  if (failedCells.length === 0) return null
  // Excel knows UTF-8 by the mark, and would run a cell that begins like a formula.
  return `\uFEFF${Papa.unparse({ fields: [...headers, 'Reason'], data: failedCells.map((cells) => cells.map(asText)) })}\r\n`
}

const asText = (cell: string) => (/^[=@\t\r]/.test(cell) || /^[+-](?![\d.,\s]*%?$)/.test(cell) ? `'${cell}` : cell)
