import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLines } from './csv-cells.ts'

const written = (cell: string) => Papa.parse<string[]>(csvLines([[cell, 'x']])).data[0]![0]

test.each(["=cmd|'/C calc'!A0", '@SUM(A1)', '+1+cmd()', '-2+3', '\t=1', '\r=1', '\n=1', '\uFF1D1+1', '\uFF20SUM(1)'])(
  '%j is text to a spreadsheet',
  (cell) => {
    expect(written(cell)).toBe(`'${cell}`)
  },
)

test.each(['-12.50', '+3', '-5 %', '1=1', 'a@b.example', "it's", '', 'Zeile\nzwei', '"quoted", and more'])(
  '%j stays as it is',
  (cell) => {
    expect(written(cell)).toBe(cell)
  },
)

test('every line ends, and nothing is nothing', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['1', ''],
    ]),
  ).toBe('a,b\r\n1,\r\n')
  expect(csvLines([])).toBe('')
})
