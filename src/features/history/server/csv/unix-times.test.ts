import { expect, test } from 'vitest'
import { readUnixTime, unixUnitOf } from './unix-times.ts'

test.each([
  ['seconds', ['1772618400', '1772704800', ''], 'seconds'],
  ['seconds with a fraction and an apostrophe', ["'1772618400.5", '1772704800,25'], 'seconds'],
  ['seconds before 2001', ['978300000', '999999999'], 'seconds'],
  ['milliseconds', ['1772618400000', 'n/a', '1772704800123'], 'milliseconds'],
  ['one unreadable cell', ['1772618400', 'soon', '1772704800'], 'seconds'],
  ['ordinary dates', ['2026-03-04', '04.03.2026'], null],
  ['one long number among dates', ['2026-03-04', '1772618400'], null],
  ['seconds and milliseconds together', ['1772618400', '1772704800123'], null],
  ['spreadsheet days', ['46085', '46086.5'], null],
  ['days without separators', ['20260304', '20260305'], null],
  ['numbers that are out of range', ['9999999999', '123456789'], null],
  ['nothing', ['', '-'], null],
] as const)('a column of %s', (_, values, unit) => {
  expect(unixUnitOf(values)).toBe(unit)
})

test('converts a number to its instant', () => {
  expect(readUnixTime('1772618400', 'seconds')).toBe('2026-03-04T10:00:00Z')
  expect(readUnixTime('1772618400999', 'milliseconds')).toBe('2026-03-04T10:00:00Z')
  expect(readUnixTime('17726184001', 'seconds')).toBeNull()
})
