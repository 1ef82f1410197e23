import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keep, kept } from '#web/browser-storage.ts'
import { routeIds } from '#web/searches.ts'

const KEY = 'mailmonth-offer-code'
const KEPT_DAYS = 30

function codeKept(now: number): string | undefined {
  const [code, until] = kept('browser', KEY)?.split(' ') ?? []
  if (code !== undefined && Number(until) > now) return code
  keep('browser', KEY, null)
  return undefined
}

/** The browser keeps the code for 30 days, so that another tab or another day doesn't lose it. */
export function useOfferCode(): string | undefined {
  const given =
    useSearch({ from: routeIds.everyPage }).coupon?.replace(/\s/g, '').toUpperCase().slice(0, 50) || undefined
  const [before] = useState(() => codeKept(Date.now()))
  useEffect(() => {
    if (given !== undefined) keep('browser', KEY, `${given} ${Date.now() + KEPT_DAYS * 86_400_000}`)
  }, [given])
  return given ?? before
}

export function forgetOfferCode(): void {
  keep('browser', KEY, null)
}
