import { LANGUAGES, type Language } from './brand-brief.ts'
import { withoutAccents } from './text.ts'

const spellings = (name: string) => [...new Set([name, withoutAccents(name)])]

const REGIONAL_MONTHS: ReadonlyArray<[string, number]> = [
  ['jänner', 1],
  ['feber', 2],
  ['sept', 9],
  ['setiembre', 9],
]

const namesOfMonths = new Map<string, readonly string[]>()

export const monthNames = (language: Language, width: 'long' | 'short' = 'long'): readonly string[] =>
  namesOfMonths.getOrInsertComputed(`${language} ${width}`, () => {
    const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)))
  })

const monthsOf = (language: Language, width: 'long' | 'short'): [string, number][] =>
  monthNames(language, width).flatMap((name, index) =>
    spellings(name.toLowerCase().replace(/\.$/, '')).map((spelled): [string, number] => [spelled, index + 1]),
  )

export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...LANGUAGES.flatMap((language) => [...monthsOf(language, 'long'), ...monthsOf(language, 'short')]),
  ...REGIONAL_MONTHS,
])

const monthsByLanguage = new Map<Language, ReadonlyMap<string, number>>()

/** One language only, because the German “Mai” is the Italian word for “never”. */
export const monthNumbersIn = (language: Language): ReadonlyMap<string, number> =>
  monthsByLanguage.getOrInsertComputed(
    language,
    () =>
      new Map([
        ...monthsOf('en', 'long').filter(([name]) => name !== 'may'),
        ...monthsOf(language, 'short'),
        ...monthsOf(language, 'long'),
        ...REGIONAL_MONTHS,
      ]),
  )

/** Other short forms than those of `Intl`. */
const SHORT_WEEKDAYS: ReadonlyArray<[string, number]> = [
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
]

const weekdaysByLanguage = new Map<Language, ReadonlyMap<string, number>>()

/** Long and short names of one language. Short ones are weekdays only beside a day: "Sa 6. Februar". */
export const weekdayNumbersIn = (language: Language): ReadonlyMap<string, number> =>
  weekdaysByLanguage.getOrInsertComputed(language, () => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
    const short = Array.from({ length: 7 }, (_, index) =>
      spellings(
        format
          .format(Date.UTC(2024, 0, 1 + index))
          .toLowerCase()
          .replace(/\.$/, ''),
      ).map((name): [string, number] => [name, index + 1]),
    )
    return new Map([...WEEKDAY_NUMBERS, ...SHORT_WEEKDAYS, ...short.flat()])
  })

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
