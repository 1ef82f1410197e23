import Papa from 'papaparse'

/** What Excel knows UTF-8 by. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Lines of a CSV file, each ended. A spreadsheet runs a cell that begins like a formula: those are marked as text. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return `${Papa.unparse(
    rows.map((cells) => cells.map(asText)),
    { newline: '\r\n' },
  )}\r\n`
}

// Full-width signs count as well: some spreadsheets read them as the plain ones. A signed number stays a number.
const SIGN = String.raw`(?:[=@\uFF1D\uFF0B\uFF0D\uFF20]|[+\-](?![\d.\s]*%?(?:$|[;|\t,\r\n])))`
// A spreadsheet parts lines at the separator of its country, and some begin a line within quotation marks: a sign behind
// any of them begins a cell as well.
const BEGINS = String.raw`(?<=(?:^|[;|\t,\r\n]"*)[=@\uFF1D\uFF0B\uFF0D\uFF20+\-])`
const FORMULA = new RegExp(String.raw`${SIGN}${BEGINS}|^[\t\r\n]`, 'g')

const asText = (cell: string) => cell.replace(FORMULA, "'$&")
