import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keep, kept } from '#web/browser-storage.ts'

const KEY = 'mailmonth-offer-code'
const KEPT_DAYS = 30

/** `CODE 1767225600000`: the code and when it is forgotten. */
function codeKept(now: number): string | undefined {
  const [code, until] = kept('browser', KEY)?.split(' ') ?? []
  if (code !== undefined && Number(until) > now) return code
  keep('browser', KEY, null)
  return undefined
}

/**
 * The code of the offer that a visitor came with. The browser keeps it for 30 days, so that another tab or another day
 * doesn't lose it.
 */
export function useOfferCode(): string | undefined {
  const given = useSearch({ strict: false }).coupon?.replace(/\s/g, '').toUpperCase().slice(0, 50) || undefined
  const [before] = useState(() => codeKept(Date.now()))
  useEffect(() => {
    if (given !== undefined) keep('browser', KEY, `${given} ${Date.now() + KEPT_DAYS * 86_400_000}`)
  }, [given])
  return given ?? before
}

/** The server knows the code now. */
export function forgetOfferCode(): void {
  keep('browser', KEY, null)
}
