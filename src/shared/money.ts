import type { Country } from './brand-brief.ts'

export const CURRENCY_OF: Readonly<Record<Country, string>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  AU: 'AUD',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
}

const CODES = new Set(Intl.supportedValuesOf('currency'))
export const isCurrency = (code: string): boolean => CODES.has(code)

export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)

/** `$0.220`: amounts per recipient are small, so they keep more digits. */
export function amountEachText(amount: number, currency: string): string {
  const digits = Math.abs(amount) < 1 ? 3 : 2
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

const PARTS = 10_000

/** Exact for amounts with up to four decimals. */
export const sumOfMoney = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * PARTS), 0) / PARTS
