import { useLayoutEffect } from 'react'
import { dayOf } from '../calendar-days.ts'
import { type CalendarData, itemIn } from './calendar-changes.ts'

/** Where the focus is to go once it is drawn: an email on its new day (null: in the list), or a day. */
export type FocusGoal = { outlineId: string; day: string | null } | { outlineId: null; day: string }

/** Where the focus is wanted, until it arrives; it may be in another month than the one on the screen. */
export interface FocusWish {
  goal: () => FocusGoal | null
  /** A dialog or a menu was about to close when it was wanted, which gives the focus back first. */
  isAfterDialog: () => boolean
  /** To be called while that dialog or menu is still open. */
  want: (goal: FocusGoal) => void
  forget: () => void
}

/** Longer than a dialog needs to give the focus back. */
const AFTER_DIALOG_MS = 60

export function focusWish(): FocusWish {
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

/**
 * The focus follows an email that changes its place: there it is another element, drawn only when the calendar has
 * changed. It arrives with the drawing, so that the next key finds it.
 */
export function useWantedFocus(data: CalendarData, wish: FocusWish): void {
  useLayoutEffect(() => {
    const goal = wish.goal()
    if (goal === null || !isThere(data, goal)) return
    const arrive = () => {
      wish.forget()
      elementOf(goal)?.focus()
    }
    if (!wish.isAfterDialog()) return arrive()
    const timer = setTimeout(arrive, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  })
}

/** Behind "+N more" its day stands in for an email. */
const elementOf = ({ outlineId, day }: FocusGoal) =>
  document.querySelector<HTMLElement>(`main [data-outline="${outlineId}"]`) ??
  document.querySelector<HTMLElement>(`main [data-date="${day}"]`)

function isThere(data: CalendarData, { outlineId, day }: FocusGoal): boolean {
  if (outlineId === null) return true
  const item = itemIn(data, outlineId)
  return item !== undefined && (item.sendTime === undefined ? null : dayOf(item.sendTime)) === day
}
