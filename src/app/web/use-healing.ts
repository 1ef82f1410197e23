import { useEffect, useEffectEvent } from 'react'
import { mayPass, pauseBefore } from './retry-pauses.ts'

/** An error page is built anew after each try that failed, so the count stands outside of it. */
let tries = 0
let lastTry = 0
const FORGET_AFTER_MS = 180_000

/** While an error page is visible and its cause may pass, tries again by itself with growing pauses. */
export function useHealing(error: unknown, retry: () => void): void {
  const next = useEffectEvent(() => {
    tries += 1
    lastTry = Date.now()
    retry()
  })
  useEffect(() => {
    if (!mayPass(error)) return
    if (Date.now() - lastTry > FORGET_AFTER_MS) tries = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(next, pauseBefore(tries, error))
    }
    plan()
    document.addEventListener('visibilitychange', plan)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [error])
}
