import { describe, expect, test } from 'vitest'
import { searches } from './searches.ts'

test('parameters get their type, from an address and from a link', () => {
  expect(searches.createEmails.parse({ year: '2026', month: '12', view: 'archived', idea: '123' })).toEqual({
    year: 2026,
    month: 12,
    view: 'archived',
    idea: '123',
  })
  expect(searches.emailCalendar.parse({ year: 2026, month: 1 })).toEqual({ year: 2026, month: 1 })
  expect(searches.billing.parse({ success: 'true' })).toEqual({ success: 'true' })
})

// The router merges the result over the address, so a missing name would come back as typed.
test.each(['', ' ', 'x', '1.5', 'NaN', 'Infinity', '9007199254740993', '13', '0', '-1', '12e9', []])(
  'the month %j is undefined',
  (month) => {
    expect(searches.emailCalendar.parse({ month })).toStrictEqual({ month: undefined })
  },
)

describe.each(Object.entries(searches))('%s', (_, { names, parse }) => {
  test('takes no parameter', () => {
    expect(parse({})).toEqual({})
  })

  test.each([[''], [[]], [{}], [null], [true], [Number.NaN]])('turns %j into undefined', (value) => {
    const read = parse(Object.fromEntries(names.map((name) => [name, value])))
    expect(read).toStrictEqual(Object.fromEntries(names.map((name) => [name, undefined])))
  })
})
