import { useState } from 'react'

const KEY = 'mailmonth-calendar-days'

/** Whether the calendar names the days of the year; remembered on this browser. On unless it was turned off. */
export function useObservanceChoice(): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(readChoice)
  return [
    shown,
    (next) => {
      setShown(next)
      try {
        localStorage.setItem(KEY, next ? 'on' : 'off')
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ]
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
