import type { Country } from '#shared/brand-brief.ts'

const known = new Map<string, ReadonlyMap<string, string>>()

const SUBSTITUTE = ' (substitute day)'

export async function publicHolidays(country: Country, year: number): Promise<ReadonlyMap<string, string>> {
  const key = `${country} ${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  // Loads its tables of every country, so only who plans a month waits for it.
  const { default: Holidays } = await import('date-holidays')
  const languages = [`en-${country}`, 'en']
  const days = new Holidays(country, { languages }).getHolidays(year).filter(({ type }) => type === 'public')
  const holidays = new Map(
    days.map(({ date, name }) => [date.slice(0, 'YYYY-MM-DD'.length), name.replace(SUBSTITUTE, '')]),
  )
  known.set(key, holidays)
  return holidays
}
