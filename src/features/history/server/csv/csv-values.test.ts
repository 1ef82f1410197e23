import { expect, test } from 'vitest'
import { chooseDateOrder } from './date-order.ts'
import { readDate } from './dates.ts'
import cases from './fixtures/csv-values.json' with { type: 'json' }
import { rateScale, readCount, readNumber, readRate } from './numbers.ts'
import { UNREADABLE } from './unreadable.ts'

interface Options {
  locale?: 'en' | 'de' | 'fr'
  scale?: number
  order?: 'DMY' | 'MDY'
  weekdays?: string[]
  country?: 'GB'
  now?: string
}

function read(kind: string, input: string | string[], options: Options): unknown {
  if (Array.isArray(input)) {
    if (kind === 'rateScale') return rateScale(input)
    const { weekdays, country, now } = options
    const choice = chooseDateOrder(input, { weekdays, country, now: now === undefined ? undefined : new Date(now) })
    return { order: choice?.order, why: choice?.why }
  }
  if (kind === 'num') return readNumber(input, { kind: 'money', language: options.locale })
  if (kind === 'int') return readCount(input)
  if (kind === 'rate') return readRate(input, options.scale)
  return readDate(input, options.order)
}

test.each(cases)('$fn $input $opts', ({ fn, input, opts = {}, expected }) => {
  const value = read(fn, input, opts as Options)
  expect(value === UNREADABLE ? 'ERR' : value).toEqual(expected)
})

test('there are 81 test cases', () => {
  expect(cases).toHaveLength(81)
})

test('ignores spaces and rejects text longer than any date or number', () => {
  const long = `1 Jan 2026${' '.repeat(60_000)}`
  expect(readDate(`${long}10:00`)).toBe('2026-01-01T10:00:00')
  expect(readDate(`${long}${'x'.repeat(100)}`)).toBe(UNREADABLE)
  expect([readCount('1'.repeat(81)), readRate(`${'1'.repeat(81)}%`)]).toEqual([UNREADABLE, UNREADABLE])
  expect(readNumber(`1${' '.repeat(200)}000`, { kind: 'money' })).toBe(1000)
})
