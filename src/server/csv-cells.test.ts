import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLines } from './csv-cells.ts'

const written = (cell: string) => Papa.parse<string[]>(csvLines([[cell, 'x']])).data[0]![0]

test.each(["=cmd|'/C calc'!A0", '@SUM(A1)', '+1+cmd()', '-2+3', '\tx', '\rx', '\nx', '\uFF1D1+1', '\uFF20SUM(1)'])(
  '%j is text to a spreadsheet',
  (cell) => {
    expect(written(cell)).toBe(`'${cell}`)
  },
)

const SEPARATORS = [';', '\t', '|', ',', '\n', '\r\n']
const SIGNS = ['=', '@', '+', '-', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']

test.each(SEPARATORS)('a formula after %j is text to a spreadsheet with that separator', (separator) => {
  const hostile = SIGNS.flatMap((sign) => [
    `Sale${separator}${sign}cmd|'/C calc'!A0`,
    `Sale${separator}"${sign}1+1"`,
    `${separator}${sign}A1`,
    `a${separator}${sign}${separator}${sign}b`,
  ])
  const parts = hostile.flatMap((cell) => csvLines([['x', cell]]).split(/[;\t|,\r\n]+/))
  expect(parts.filter((part) => /^"*[=@\uFF1D\uFF0B\uFF0D\uFF20]/.test(part))).toEqual([])
  expect(parts.filter((part) => /^"*[+-](?![\d.\s]*%?"*$)/.test(part))).toEqual([])
})

test.each([
  '-12.50',
  '+3',
  '-5 %',
  '-2,5',
  'Sale; -20 %',
  'a, -b',
  '1;-3',
  '1=1',
  'a@b.example',
  "it's",
  '',
  'Zeile\nzwei',
  '"quoted", and more',
])('%j stays unchanged', (cell) => {
  expect(written(cell)).toBe(cell)
})

test('ends every line and returns nothing for no rows', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['1', ''],
    ]),
  ).toBe('a,b\r\n1,\r\n')
  expect(csvLines([])).toBe('')
})
