import { DAY_MS, dateFormat } from '#shared/calendar-dates.ts'

const DAY = dateFormat({ dateStyle: 'long' })

export function dayText(instant: string): string {
  return DAY().format(new Date(instant))
}

const SHORT_DAY = dateFormat({ dateStyle: 'medium' })

export function shortDayText(instant: string): string {
  return SHORT_DAY().format(new Date(instant))
}

/** Whole days, rounded up, and never below 0. */
export function daysUntil(instant: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / DAY_MS))
}

const MONEY = new Map<string, Intl.NumberFormat>()

/** Formats an amount in the smallest unit of its currency: `$49.00`. */
export function moneyText(amount: number, currency: string): string {
  const code = currency.toUpperCase()
  const format = MONEY.get(code) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  MONEY.set(code, format)
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
