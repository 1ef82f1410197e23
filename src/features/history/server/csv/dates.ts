import { withoutAccents } from '#shared/text.ts'
import { type Reading, UNREADABLE, isNothing, valueIn } from './unreadable.ts'

export type DateOrder = 'DMY' | 'MDY'

const MONTHS = [
  'jan january enero ene janvier janv januar janner gennaio gen',
  'feb february febrero fevrier fevr februar febbraio',
  'mar march marzo mars marz mrz maerz',
  'apr april abril abr avril avr aprile',
  'may mayo mai maggio mag',
  'jun june junio juin juni giugno giu',
  'jul july julio juillet juil juli luglio lug',
  'aug august agosto ago aout',
  'sep sept september septiembre septembre settembre set',
  'oct october octubre octobre oktober okt ottobre ott',
  'nov november noviembre novembre',
  'dec december diciembre dic decembre dezember dez dicembre',
].map((words) => words.split(' '))

const WEEKDAYS = [
  'sun sunday domingo dimanche sonntag domenica',
  'mon monday lunes lundi montag lunedi',
  'tue tues tuesday martes mardi dienstag martedi',
  'wed wednesday miercoles mercredi mittwoch mercoledi',
  'thu thur thurs thursday jueves jeudi donnerstag giovedi',
  'fri friday viernes vendredi freitag venerdi',
  'sat saturday sabado samedi samstag sonnabend sabato',
].map((words) => words.split(' '))

const fold = (text: string) => withoutAccents(text).toLowerCase()

export function weekdayOf(text: string): number | null {
  const name = fold(valueIn(text) ?? '').replace(/[^a-z]/g, '')
  const day = WEEKDAYS.findIndex((words) => words.includes(name))
  return day === -1 ? null : day
}

const TIME =
  /(?:^|[\sT])(\d{1,2})(?:[:h.](\d{2}))(?:[:.](\d{2})(?:[.,]\d+)?)? ?(am|pm|a\.m\.|p\.m\.)?(?: ?uhr| ?h)? ?$/i
const ZONE = /^(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i

/** How most exports write a date, which needs none of the rules for the others. */
const USUAL = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?$/

/** `10:30`, `9.05 pm` or `10h30`, and nothing else in the cell. */
export const isTimeAlone = (text: string) =>
  /^\d{1,2}(?:[:h.]\d{2}){1,2}\s*(?:[ap]\.?m\.?)?(?:\s*uhr)?$/i.test(valueIn(text) ?? '')

/**
 * Returns `2026-03-04T10:00:00`, plus the zone (`Z`, `+02:00`) if the text has one. A number is a spreadsheet day or
 * milliseconds since 1970.
 */
export function readDate(input: string, order: DateOrder = 'MDY'): Reading<string> {
  if (USUAL.test(input)) return fromUsual(input)
  const line = valueIn(input)
  if (line === null) return UNREADABLE
  if (isNothing(line)) return null
  const text = line.replace(/^'/, '')
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return fromSpreadsheet(Number(text.replace(',', '.')))
  if (/^\d{13}$/.test(text)) return fromMilliseconds(Number(text))
  let rest = fold(text)
  let zone = ''
  if (/\d\d:\d\d/.test(rest) || /utc|gmt/.test(rest)) {
    const found = /(?:\d|\s)(z|utc|gmt|[+-]\d{2}:?\d{2})$/.exec(rest)?.[1]
    if (found !== undefined && ZONE.test(found)) {
      rest = rest.slice(0, -found.length).trim()
      zone = /^[+-]/.test(found) ? `${found.slice(0, 3)}:${found.slice(-2)}` : 'Z'
    }
  }
  rest = rest.replace(/(\d)t(\d)/, '$1 $2').replace(/\b(?:a|ore|um|at|alle|a las|le)\s+(?=\d{1,2}[:h.]\d{2})/, ' ')
  let time = '00:00:00'
  const clock = TIME.exec(rest)
  if (clock !== null && hasDateBefore(rest.slice(0, clock.index))) {
    const read = clockTime(clock)
    if (read === null) return UNREADABLE
    time = read
    rest = rest.slice(0, clock.index)
  }
  const day = readDay(rest.trim().replace(/(?<![,\s])[,\s]+$/, ''), order)
  return day === null ? UNREADABLE : `${day}T${time}${zone}`
}

function fromUsual(text: string): Reading<string> {
  if (!isDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)))) return UNREADABLE
  const time = text.length === 19 ? text.slice(11) : `${text.length === 10 ? '00:00' : text.slice(11)}:00`
  return time < '24' && time[3]! < '6' && time[6]! < '6' ? `${text.slice(0, 10)}T${time}` : UNREADABLE
}

const hasDateBefore = (text: string) => /\d/.test(text) && text.trim().length >= 5

function clockTime([, hours, minutes, seconds, half]: RegExpExecArray): string | null {
  let hour = Number(hours)
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (half.startsWith('p') ? 12 : 0)
  }
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null
  return [hour, minutes, seconds ?? 0].map((part) => String(part).padStart(2, '0')).join(':')
}

function readDay(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (iso !== null) return validDay(iso[1]!, iso[2]!, iso[3]!)
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(withoutWeekday(text))
  if (numeric !== null) {
    const [, one, other, year] = numeric as unknown as [string, string, string, string]
    return order === 'DMY' ? validDay(fullYear(year), other, one) : validDay(fullYear(year), one, other)
  }
  return readNamedMonth(text)
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function withoutWeekday(text: string): string {
  const [, word, rest] = /^([a-z]+)[.,]?\s+(.*)$/.exec(text) ?? []
  return word !== undefined && weekdayOf(word) !== null ? rest! : text
}

function readNamedMonth(text: string): string | null {
  const parts = withoutWeekday(text)
    .replace(/(\d)(?:st|nd|rd|th|er)\b/g, '$1')
    .split(/[\s,./-]+/)
    .filter((part) => part !== '' && part !== 'de' && part !== 'of' && part !== 'del')
  const at = parts.findIndex((part) => monthNamed(part) !== null)
  if (parts.length !== 3 || at === -1) return null
  const [one, other] = parts.filter((_, place) => place !== at) as [string, string]
  if (!/^\d{1,4}$/.test(one) || !/^\d{1,4}$/.test(other)) return null
  const [day, year] = one.length === 4 ? [other, one] : [one, other]
  return year.length === 2 || year.length === 4 ? validDay(fullYear(year), String(monthNamed(parts[at]!)), day) : null
}

function monthNamed(word: string): number | null {
  const month = MONTHS.findIndex((words) => words.includes(word))
  return month === -1 ? null : month + 1
}

function validDay(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  return isDay(y, m, d) ? `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}` : null
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1990 || year > 2100 || month < 1 || month > 12 || day < 1) return false
  // Every month has 28 days, and asking the calendar takes longer.
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Spreadsheets count days since the end of 1899. We accept only the years 2000 to 2099. */
function fromSpreadsheet(days: number): Reading<string> {
  if (days < 36_526 || days > 73_050) return UNREADABLE
  const seconds = Math.round((days - 25_569) * 86_400)
  return new Date(seconds * 1000).toISOString().slice(0, 19)
}

function fromMilliseconds(milliseconds: number): Reading<string> {
  const date = new Date(milliseconds)
  return date.getUTCFullYear() > 2100 ? UNREADABLE : `${date.toISOString().slice(0, 19)}Z`
}
