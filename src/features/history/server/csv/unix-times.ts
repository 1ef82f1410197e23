import { readDate } from './dates.ts'
import { isNothing } from './unreadable.ts'

/** From 1990 to 2100, in seconds. */
const [FIRST, LAST] = [631_152_000, 4_102_444_800]

export type UnixUnit = 'seconds' | 'milliseconds'

const DIGITS: Record<UnixUnit, RegExp> = {
  seconds: /^\d{9,10}(?:[.,]\d{1,9})?$/,
  milliseconds: /^\d{12,13}(?:[.,]\d{1,6})?$/,
}
const PER_SECOND: Record<UnixUnit, number> = { seconds: 1, milliseconds: 1000 }

const clean = (value: string) => value.trim().replace(/^'/, '')

/**
 * Whether a column counts time from 1970, and in which unit. The whole column decides: at least one value is such a
 * number, and none is a date of another kind, because a single long number could as well be an id.
 */
export function unixUnitOf(values: readonly string[]): UnixUnit | null {
  const given = values.filter((value) => !isNothing(value))
  const unit = (['seconds', 'milliseconds'] as const).find((each) =>
    given.some((value) => readUnixTime(value, each) !== null),
  )
  if (unit === undefined) return null
  const isOther = (value: string) => readUnixTime(value, unit) === null && typeof readDate(value) === 'string'
  return given.some(isOther) ? null : unit
}

/** `2026-03-04T10:00:00Z`; null for what is no such time. */
export function readUnixTime(value: string, unit: UnixUnit): string | null {
  const text = clean(value)
  if (!DIGITS[unit].test(text)) return null
  const seconds = Number(text.replace(',', '.')) / PER_SECOND[unit]
  if (seconds < FIRST || seconds > LAST) return null
  return `${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)}Z`
}
