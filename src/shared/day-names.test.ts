import { expect, test } from 'vitest'
import { MONTH_NUMBERS, WEEKDAY_NUMBERS } from './day-names.ts'

test.each([
  ['may', 5],
  ['sept', 9],
  ['märz', 3],
  ['jänner', 1],
  ['août', 8],
  ['aout', 8],
  ['diciembre', 12],
  ['luglio', 7],
])('%s is month %i', (name, number) => expect(MONTH_NUMBERS.get(name)).toBe(number))

test.each([
  ['mondays', 1],
  ['sonntage', 7],
  ['sonntags', 7],
  ['mercredi', 3],
  ['miércoles', 3],
  ['miercoles', 3],
  ['sabato', 6],
  ['venerdi', 5],
])('%s is weekday %i', (name, number) => expect(WEEKDAY_NUMBERS.get(name)).toBe(number))

test('rejects other words', () => {
  expect(MONTH_NUMBERS.get('monday')).toBeUndefined()
  expect(WEEKDAY_NUMBERS.get('may')).toBeUndefined()
})
