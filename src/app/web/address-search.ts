/** What the pages of the product keep in the query of their address. */
export interface AddressSearch {
  brandId?: string | undefined
  id?: string | undefined
  year?: number | undefined
  month?: number | undefined
  step?: number | undefined
  next?: string | undefined
  token?: string | undefined
  status?: string | undefined
  tab?: string | undefined
  /** A payment made before the account was there; the payment provider names it so. */
  session_id?: string | undefined
  coupon?: string | undefined
  success?: string | undefined
  canceled?: string | undefined
}

const readers: { [Name in keyof AddressSearch]-?: (value: unknown) => AddressSearch[Name] | undefined } = {
  brandId: text,
  id: text,
  year: wholeNumber,
  month: wholeNumber,
  step: wholeNumber,
  next: text,
  token: text,
  status: text,
  tab: text,
  session_id: text,
  coupon: text,
  success: text,
  canceled: text,
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function wholeNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : undefined
}

/**
 * Keeps what a page can use, with its type. A known name with a wrong value becomes undefined and stays in the result,
 * because the router puts the result over what the address says: a name that is missing would come back as it was typed.
 */
export function validateSearch(given: Record<string, unknown>): AddressSearch {
  const search: Record<string, unknown> = { ...given }
  for (const [name, read] of Object.entries(readers)) {
    if (name in given) search[name] = read(given[name])
  }
  return search
}

/** Plain text on both sides: the router's own form would turn an id of digits into a number. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
