import { readDate } from './dates.ts'

const [FIRST, LAST] = [631_152_000, 4_102_444_800]

export type UnixUnit = 'seconds' | 'milliseconds'

const DIGITS: Record<UnixUnit, RegExp> = {
  seconds: /^\d{9,10}(?:[.,]\d{1,9})?$/,
  milliseconds: /^\d{12,13}(?:[.,]\d{1,6})?$/,
}
const PER_SECOND: Record<UnixUnit, number> = { seconds: 1, milliseconds: 1000 }

function clean(value: string): string {
  const text = value.trim()
  return text.startsWith("'") ? text.slice(1) : text
}

/** The whole column decides, because a single long number could be an id. */
export function unixUnitOf(values: readonly string[]): UnixUnit | null {
  const unit = (['seconds', 'milliseconds'] as const).find((each) =>
    values.some((value) => readUnixTime(value, each) !== null),
  )
  if (unit === undefined) return null
  const isOther = (value: string) => readUnixTime(value, unit) === null && typeof readDate(value) === 'string'
  return values.some(isOther) ? null : unit
}

export function readUnixTime(value: string, unit: UnixUnit): string | null {
  const text = clean(value)
  if (!DIGITS[unit].test(text)) return null
  const seconds = Number(text.replace(',', '.')) / PER_SECOND[unit]
  if (seconds < FIRST || seconds > LAST) return null
  return `${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)}Z`
}
