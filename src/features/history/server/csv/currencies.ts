import type { Country } from '#shared/brand-brief.ts'
import { CURRENCY_OF, isCurrency } from '#shared/money.ts'
import { normaliseHeader } from './header-names.ts'

const CURRENCY_HEADER =
  /^(?:(?:revenue|order|store|shop|account) )?(?:currency|wahrung|waehrung|devise|moneda|valuta)(?: (?:code|iso))?$/

/** -1 without such a column. */
export const currencyColumn = (headers: readonly string[]): number =>
  headers.findIndex((header) => CURRENCY_HEADER.test(normaliseHeader(header)))

export function currencyCode(cell: string): string | null {
  const code = cell.trim().toUpperCase()
  return isCurrency(code) ? code : null
}

const BARE_NUMBER = /^[\d.,]*$/

/** Reads `€12`, `12 EUR` or `CA$5`. A bare dollar sign means the currency of the country. */
export function currencyIn(amount: string, country: Country): string | null {
  if (BARE_NUMBER.test(amount)) return null
  const code = /(?:^|[^A-Za-z])([A-Z]{3})(?![A-Za-z])/.exec(amount)?.[1]
  if (code !== undefined && isCurrency(code)) return code
  if (amount.includes('€')) return 'EUR'
  if (amount.includes('£')) return 'GBP'
  const dollar = /(US|CA|C|AU|A)?\$/.exec(amount)
  if (dollar === null) return null
  const [, of] = dollar
  if (of !== undefined) return of === 'US' ? 'USD' : of.startsWith('C') ? 'CAD' : 'AUD'
  return CURRENCY_OF[country].endsWith('D') ? CURRENCY_OF[country] : 'USD'
}
