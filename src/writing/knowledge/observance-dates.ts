import { frenchSalesPeriods } from '../gate/legal-words.ts'

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Dates by year that follow no simple rule, `MM-DD`. */
export type DateTables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Sunday of Easter by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return Temporal.PlainDate.from({ year, month, day })
}

/**
 * The dates a rule names in a year. Grammar: `MM-DD`, `nth N wday M [+k]` (N negative: from the end), `easter [±k]`,
 * `after|before|onafter MM-DD wday`, `advent n`, `islamic M-D` (Umm al-Qura), `table name`, or the name of a rule. One
 * date mostly; none where a table ends; a lunar date may come twice in a year.
 */
export function datesOfRule(rule: string, year: number, tables: DateTables): Temporal.PlainDate[] {
  const [head = '', ...rest] = rule.split(' ')
  if (/^\d\d-\d\d$/.test(head)) return [monthDay(year, head)]
  switch (head) {
    case 'nth':
      return [nthWeekday(year, rest)]
    case 'easter':
      return [easterSunday(year).add({ days: Number(rest[0] ?? 0) })]
    case 'after':
      return [weekdayFrom(monthDay(year, rest[0]).add({ days: 1 }), rest[1])]
    case 'onafter':
      return [weekdayFrom(monthDay(year, rest[0]), rest[1])]
    case 'before':
      return [weekdayFrom(monthDay(year, rest[0]).subtract({ days: 7 }), rest[1])]
    case 'advent':
      return [weekdayFrom(monthDay(year, '11-27'), 'sun').add({ weeks: Number(rest[0]) - 1 })]
    case 'islamic':
      return lunarDates(year, 'islamic-umalqura', ...monthAndDay(rest[0]))
    // The holiday starts on the evening before 25 Kislev, the third month of the Hebrew calendar.
    case 'hanukkah-eve':
      return lunarDates(year, 'hebrew', 3, 25).map((day) => day.subtract({ days: 1 }))
    case 'table': {
      const entry = tables[rest[0] ?? '']?.[String(year)]
      return entry === undefined ? [] : [monthDay(year, entry)]
    }
    case 'fr-mothers-day':
      return [frenchMothersDay(year)]
    case 'fr-winter-sales':
      return [Temporal.PlainDate.from(frenchSalesPeriods(year)[0]!.from)]
    case 'fr-summer-sales':
      return [Temporal.PlainDate.from(frenchSalesPeriods(year)[1]!.from)]
    case 'it-winter-sales':
      return [italianWinterSales(year)]
  }
  throw new Error(`Unknown rule of an observance: ${rule}`)
}

function monthAndDay(text = ''): [number, number] {
  const [month, day] = text.split('-').map(Number)
  return [month!, day!]
}

function monthDay(year: number, text: string | undefined): Temporal.PlainDate {
  const [month, day] = monthAndDay(text)
  return Temporal.PlainDate.from({ year, month, day })
}

/** The first such weekday on or after a day. */
function weekdayFrom(day: Temporal.PlainDate, weekday: string | undefined): Temporal.PlainDate {
  const wanted = WEEKDAYS.indexOf(weekday as Weekday) + 1
  return day.add({ days: (wanted - day.dayOfWeek + 7) % 7 })
}

function nthWeekday(year: number, [nth, weekday, month, shift]: readonly string[]): Temporal.PlainDate {
  const count = Number(nth)
  const first = Temporal.PlainDate.from({ year, month: Number(month), day: 1 })
  const found =
    count > 0
      ? weekdayFrom(first, weekday).add({ weeks: count - 1 })
      : weekdayFrom(first.add({ months: 1 }).subtract({ days: 7 }), weekday).add({ weeks: count + 1 })
  return found.add({ days: Number(shift ?? 0) })
}

/** The last Sunday of May, or the first of June when that is Whit Sunday. */
function frenchMothersDay(year: number): Temporal.PlainDate {
  const lastOfMay = nthWeekday(year, ['-1', 'sun', '5'])
  const whitSunday = easterSunday(year).add({ days: 49 })
  return lastOfMay.equals(whitSunday) ? lastOfMay.add({ weeks: 1 }) : lastOfMay
}

/** The last working day before Epiphany; when that is a Monday, the Saturday before it. */
function italianWinterSales(year: number): Temporal.PlainDate {
  const epiphany = Temporal.PlainDate.from({ year, month: 1, day: 6 })
  const eve = epiphany.subtract({ days: 1 })
  if (eve.dayOfWeek === 7) return eve.subtract({ days: 1 })
  return eve.dayOfWeek === 1 ? eve.subtract({ days: 2 }) : eve
}

function lunarDates(year: number, calendar: string, month: number, day: number): Temporal.PlainDate[] {
  const start = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const found: Temporal.PlainDate[] = []
  const firstYear = start.withCalendar(calendar).year
  for (let lunarYear = firstYear; lunarYear <= firstYear + 2; lunarYear += 1) {
    const date = Temporal.PlainDate.from({ calendar, year: lunarYear, month, day }).withCalendar('iso8601')
    if (date.year === year) found.push(date)
  }
  return found
}
