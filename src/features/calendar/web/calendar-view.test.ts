import { afterEach, expect, test, vi } from 'vitest'
import { dayOfAddress, keepView, listRange, monthOfAddress, rangeTitle, viewOf, weekOf } from './calendar-view.ts'

const NEW_YORK = 'America/New_York'
const now = new Date('2026-11-24T15:00:00Z')
const ada = 'ada'

afterEach(() => void vi.unstubAllGlobals())

test('an address that names no view shows the last one of this person, unless it names a month', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(viewOf({}, ada)).toBe('month')
  keepView('week', ada)
  expect(viewOf({}, ada)).toBe('week')
  expect(viewOf({}, 'grace')).toBe('month')
  expect(viewOf({ view: 'list' }, ada)).toBe('list')
  expect(viewOf({ year: 2026, month: 12 }, ada)).toBe('month')
})

test('a change of the view keeps the time that is shown', () => {
  expect(monthOfAddress({}, now, NEW_YORK)).toEqual({ year: 2026, month: 12 })
  expect(monthOfAddress({ day: '2027-03-08' }, now, NEW_YORK)).toEqual({ year: 2027, month: 3 })
  expect(dayOfAddress({}, now, NEW_YORK)).toBe('2026-11-24')
  expect(dayOfAddress({ year: 2026, month: 11 }, now, NEW_YORK)).toBe('2026-11-24')
  expect(dayOfAddress({ year: 2027, month: 1 }, now, NEW_YORK)).toBe('2027-01-01')
})

test('a week begins on Sunday', () => {
  expect(weekOf('2026-11-24')).toEqual({ from: '2026-11-22', to: '2026-11-28' })
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-28' })
  expect(rangeTitle(weekOf('2026-12-31')).replaceAll(/\s/g, ' ')).toBe('Dec 27, 2026 – Jan 2, 2027')
})

test.each([
  ['two-weeks', '2026-11-24', '2026-11-24', '2026-12-07'],
  ['month', '2026-11-24', '2026-11-01', '2026-11-30'],
  ['three-months', '2026-11-24', '2026-11-24', '2027-02-23'],
  ['three-months', '2026-11-30', '2026-11-30', '2027-02-28'],
  ['three-months', '2026-12-01', '2026-12-01', '2027-02-28'],
] as const)('the range %s on %s', (range, today, from, to) => {
  expect(listRange(range, today)).toEqual({ from, to })
})
