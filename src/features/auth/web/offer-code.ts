import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const KEY = 'mailmonth:offer-code'

/**
 * The code of the offer somebody came with. It stands in the address and outlives it for as long as the tab is open, so
 * that a look at the prices does not lose it.
 */
export function useOfferCode(): string | undefined {
  const given = useSearch({ strict: false }).coupon?.trim().toUpperCase().slice(0, 50) || undefined
  const [kept] = useState(remembered)
  useEffect(() => {
    if (given !== undefined) remember(given)
  }, [given])
  return given ?? kept
}

/** The account knows the code now. */
export function forgetOfferCode(): void {
  withStorage(() => sessionStorage.removeItem(KEY))
}

const remember = (code: string) => withStorage(() => sessionStorage.setItem(KEY, code))
const remembered = () => withStorage(() => sessionStorage.getItem(KEY)) ?? undefined

/** A browser may refuse storage; then the code lives in the address alone. */
function withStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
