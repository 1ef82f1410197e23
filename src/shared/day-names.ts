import { LANGUAGES, type Language } from './brand-brief.ts'
import { withoutAccents } from './text.ts'

const spellings = (name: string) => [...new Set([name, withoutAccents(name)])]

/** Names of months that are not the ones of the language's standard. */
const REGIONAL_MONTHS: ReadonlyArray<[string, number]> = [
  ['jänner', 1],
  ['feber', 2],
  ['sept', 9],
  ['setiembre', 9],
]

function monthsOf(language: Language, width: 'long' | 'short'): [string, number][] {
  const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) =>
    spellings(format.format(Date.UTC(2000, index)).toLowerCase().replace(/\.$/, '')).map((name): [string, number] => [
      name,
      index + 1,
    ]),
  ).flat()
}

/** Numbers of the months by their names in the five languages, long and short, in lower case. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...LANGUAGES.flatMap((language) => [...monthsOf(language, 'long'), ...monthsOf(language, 'short')]),
  ...REGIONAL_MONTHS,
])

const monthsIn = (language: Language): ReadonlyMap<string, number> =>
  new Map([
    ...monthsOf('en', 'long').filter(([name]) => name !== 'may'),
    ...monthsOf(language, 'short'),
    ...monthsOf(language, 'long'),
    ...REGIONAL_MONTHS,
  ])

/** The same for texts of one language: the German "Mai" is the Italian word for "never". */
export const MONTHS_BY_LANGUAGE: Record<Language, ReadonlyMap<string, number>> = {
  de: monthsIn('de'),
  en: monthsIn('en'),
  es: monthsIn('es'),
  fr: monthsIn('fr'),
  it: monthsIn('it'),
}

/** ISO numbers of the weekdays by their names in the five languages, plurals included, in lower case. */
export const WEEKDAY_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, index) =>
      spellings(format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase())
        .flatMap((name) => [name, `${name}s`, `${name}e`])
        .map((name): [string, number] => [name, index + 1]),
    ).flat()
  }),
  ['sonnabend', 6],
  ['sonnabends', 6],
  ['sabati', 6],
  ['domeniche', 7],
])
