import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '#shared/brand-brief.ts'
import { easterSunday } from './observance-dates.ts'
import { observancesOf } from './observances.ts'

function dateOf(country: (typeof COUNTRIES)[number], year: number, id: string): string | undefined {
  return observancesOf(country, year).find((observance) => observance.id === id)?.date
}

describe('observances', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('Easter %i', (year, date) => {
    expect(easterSunday(year).toString()).toBe(date)
  })

  test.each([
    ['ES', 2027, 'reyes', '2027-01-06'],
    ['ES', 2027, 'es-rebajas-inv', '2027-01-07'],
    ['ES', 2027, 'holy-week-es', '2027-03-21'],
    ['ES', 2027, 'es-back-to-school', '2027-09-09'],
    ['IT', 2027, 'it-back-to-school', '2027-09-13'],
    ['FR', 2027, 'fr-soldes-hiver', '2027-01-06'],
    ['FR', 2027, 'fr-soldes-ete', '2027-06-23'],
    ['DE', 2026, 'st-martin', '2026-11-11'],
    ['DE', 2027, 'ash-wednesday', '2027-02-10'],
    ['GB', 2027, 'january-sales', '2027-01-02'],
    ['AU', 2027, 'au-planting-time', '2027-06-01'],
    ['FR', 2026, 'planting-time', '2026-11-01'],
    ['US', 2026, 'mothers-day', '2026-05-10'],
    ['ES', 2027, 'es-mothers-day', '2027-05-02'],
    ['GB', 2027, 'gb-mothers-day', '2027-03-07'],
    ['FR', 2034, 'fr-mothers-day', '2034-06-04'],
    ['FR', 2026, 'fr-mothers-day', '2026-05-31'],
    ['DE', 2026, 'advent-1', '2026-11-29'],
    ['DE', 2026, 'de-vatertag', '2026-05-14'],
    ['US', 2026, 'thanksgiving', '2026-11-26'],
    ['US', 2026, 'black-friday', '2026-11-27'],
    ['US', 2026, 'memorial-day', '2026-05-25'],
    ['AU', 2026, 'au-fathers-day', '2026-09-06'],
    ['CA', 2026, 'victoria-day', '2026-05-18'],
    ['FR', 2026, 'fr-soldes-hiver', '2026-01-07'],
    ['IT', 2025, 'it-saldi-inv', '2025-01-04'],
    ['IT', 2026, 'it-saldi-inv', '2026-01-03'],
    ['US', 2026, 'hanukkah', '2026-12-04'],
    ['GB', 2026, 'lny', '2026-02-17'],
    ['US', 2027, 'super-bowl', '2027-02-14'],
  ] as const)('%s %i %s', (country, year, id, date) => {
    expect(dateOf(country, year, id)).toBe(date)
  })

  test('a country knows only its own days', () => {
    expect(dateOf('DE', 2026, 'boxing-day')).toBeUndefined()
    expect(dateOf('US', 2026, 'reyes')).toBeUndefined()
    expect(observancesOf('AU', 2026).find(({ id }) => id === 'anzac')?.kind).toBe('sensitive')
  })

  test.each([
    ['GB', 'Remembrance Day'],
    ['CA', 'Remembrance Day'],
    ['FR', 'Armistice Day'],
    ['US', 'Veterans Day'],
  ] as const)('the eleventh of November in %s is called as there: %s', (country, name) => {
    const days = observancesOf(country, 2026).filter(({ date }) => date === '2026-11-11')
    expect(days.map(({ names }) => names.en)).toContain(name)
    expect(days.every(({ names }) => !names.en?.includes('/'))).toBe(true)
  })

  test('weights differ by country', () => {
    expect(observancesOf('US', 2026).find(({ id }) => id === 'halloween')?.weight).toBe(3)
    expect(observancesOf('DE', 2026).find(({ id }) => id === 'halloween')?.weight).toBe(1)
  })

  test('every country has a calendar for every year, in order', () => {
    for (const country of COUNTRIES) {
      for (let year = 2024; year <= 2040; year += 1) {
        const dates = observancesOf(country, year).map(({ date }) => date)
        expect(dates.length).toBeGreaterThan(25)
        expect(dates).toEqual(dates.toSorted())
        expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true)
      }
    }
  })
})
