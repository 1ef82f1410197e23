import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keep, kept } from '#web/browser-storage.ts'

const KEY = 'mailmonth:offer-code'

/**
 * The code of the offer somebody came with. It stands in the address and outlives it for as long as the tab is open, so
 * that a look at the prices does not lose it.
 */
export function useOfferCode(): string | undefined {
  const given = useSearch({ strict: false }).coupon?.trim().toUpperCase().slice(0, 50) || undefined
  const [before] = useState(() => kept('tab', KEY) ?? undefined)
  useEffect(() => {
    if (given !== undefined) keep('tab', KEY, given)
  }, [given])
  return given ?? before
}

/** The server knows the code now. */
export function forgetOfferCode(): void {
  keep('tab', KEY, null)
}
