import { useState } from 'react'
import { keep, kept } from '#web/browser-storage.ts'

const KEY = 'mailmonth-calendar-days'

/** Stored in this browser. On by default. */
export function useObservanceChoice(): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(() => kept('browser', KEY) !== 'off')
  return [
    shown,
    (next) => {
      setShown(next)
      keep('browser', KEY, next ? 'on' : 'off')
    },
  ]
}
