import { useLayoutEffect } from 'react'
import { dayOf } from '../calendar-days.ts'
import type { CalendarItem } from './calendar-changes.ts'

export type FocusGoal = { outlineId: string; day: string | null } | { outlineId: null; day: string }

export interface WantedFocus {
  goal: () => FocusGoal | null
  /** A closing dialog or menu returns the focus first, so we wait for it. */
  isAfterDialog: () => boolean
  want: (goal: FocusGoal) => void
  forget: () => void
}

/** Longer than a dialog needs to return the focus. */
const AFTER_DIALOG_MS = 60

export function wantedFocus(): WantedFocus {
  let wanted: FocusGoal | null = null
  let afterDialog = false
  return {
    goal: () => wanted,
    isAfterDialog: () => afterDialog,
    want(goal) {
      wanted = goal
      afterDialog = Boolean(document.activeElement?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]'))
    },
    forget: () => void (wanted = null),
  }
}

type FindEmail = (outlineId: string) => CalendarItem | undefined

/** A moved email is a new element, so the focus follows when that element renders. */
export function useWantedFocus(find: FindEmail, wish: WantedFocus): void {
  useLayoutEffect(() => {
    const goal = wish.goal()
    if (goal === null || !isThere(find, goal)) return
    const arrive = () => {
      wish.forget()
      elementOf(goal)?.focus()
    }
    if (!wish.isAfterDialog()) return arrive()
    const timer = setTimeout(arrive, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  })
}

const elementOf = ({ outlineId, day }: FocusGoal) =>
  document.querySelector<HTMLElement>(`main [data-outline="${outlineId}"]`) ??
  document.querySelector<HTMLElement>(`main [data-date="${day}"]`)

function isThere(find: FindEmail, { outlineId, day }: FocusGoal): boolean {
  if (outlineId === null) return true
  const item = find(outlineId)
  return item !== undefined && (item.sendTime === undefined ? null : dayOf(item.sendTime)) === day
}
