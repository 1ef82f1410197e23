import Papa from 'papaparse'

/** Excel recognizes UTF-8 by this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs cells that begin like a formula, so we mark them as text. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return `${Papa.unparse(
    rows.map((cells) => cells.map(asText)),
    { newline: '\r\n' },
  )}\r\n`
}

// Some spreadsheets read full-width signs as plain ones. A signed number stays a number.
const SIGN = String.raw`(?:[=@\uFF1D\uFF0B\uFF0D\uFF20]|[+\-](?![\d.\s]*%?(?:$|[;|\t,\r\n])))`
// Spreadsheets split lines at the separator of their country, sometimes within quotes, so a sign after any separator
// also begins a cell.
const BEGINS = String.raw`(?<=(?:^|[;|\t,\r\n]"*)[=@\uFF1D\uFF0B\uFF0D\uFF20+\-])`
const FORMULA = new RegExp(String.raw`${SIGN}${BEGINS}|^[\t\r\n]`, 'g')

const asText = (cell: string) => cell.replace(FORMULA, "'$&")
