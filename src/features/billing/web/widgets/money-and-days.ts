const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** `December 4, 2026`, in the time of whoever looks. */
export function dayText(instant: string): string {
  return DAY.format(new Date(instant))
}

const SHORT_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** `Dec 4, 2026`, where there is little room. */
export function shortDayText(instant: string): string {
  return SHORT_DAY.format(new Date(instant))
}

/** Whole days from one instant to another, the last one begun counted as one; never below 0. */
export function daysUntil(instant: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / 86_400_000))
}

const MONEY = new Map<string, Intl.NumberFormat>()

/** An amount in the smallest unit of its currency, as payment providers count: `$49.00`. */
export function moneyText(amount: number, currency: string): string {
  const code = currency.toUpperCase()
  const format = MONEY.get(code) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  MONEY.set(code, format)
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
