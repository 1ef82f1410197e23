import { useEffect, useEffectEvent } from 'react'
import { mayPass, pauseBefore } from './retry-pauses.ts'

/** Each failed try builds a new error page, so the count is outside the page. */
let tries = 0
let lastTry = 0
const FORGET_AFTER_MS = 180_000

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
