import { useEffect, useRef } from 'react'
import { dayOf } from '../calendar-days.ts'
import { type CalendarData, itemIn } from './calendar-changes.ts'

/** Where the focus is to go once it is drawn: an email on its new day (null: in the list), or a day. */
export type WantedFocus = { outlineId: string; day: string | null } | { outlineId: null; day: string }

/** A dialog that closes gives the focus back first; ours comes after it. */
const AFTER_DIALOG_MS = 60

/**
 * The focus follows an email that changes its place: there it is another element, drawn only when the calendar has
 * changed. Behind "+N more" its day stands in for it.
 */
export function useWantedFocus(data: CalendarData, first: WantedFocus | null): (wanted: WantedFocus) => void {
  const wanted = useRef<WantedFocus | null>(first)
  useEffect(() => {
    const goal = wanted.current
    if (goal === null || !isThere(data, goal)) return
    const timer = setTimeout(() => {
      wanted.current = null
      const email = `main [data-outline="${goal.outlineId}"]`
      const day = `main [data-date="${goal.day}"]`
      const element = document.querySelector<HTMLElement>(email) ?? document.querySelector<HTMLElement>(day)
      element?.focus()
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  })
  return (goal) => void (wanted.current = goal)
}

function isThere(data: CalendarData, { outlineId, day }: WantedFocus): boolean {
  if (outlineId === null) return true
  const item = itemIn(data, outlineId)
  return item !== undefined && (item.sendTime === undefined ? null : dayOf(item.sendTime)) === day
}
