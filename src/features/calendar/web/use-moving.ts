import { useEffect, useEffectEvent, useState } from 'react'
import { dayAfter, monthIsOver } from '#shared/calendar-dates.ts'
import { toast } from '#web/kit/toast-store.ts'
import { clockOf, dayOf, isInPastMonth, monthOfDay } from '../calendar-days.ts'
import { DEFAULT_SEND_TIME } from '../contract.ts'
import { type CalendarChange, type CalendarItem, isScheduled, wallTime } from './calendar-changes.ts'
import type { ItemActions } from './calendar-item.tsx'
import { isUndo } from './item-keys.ts'
import type { ShownEmails } from './shown-emails.ts'
import type { Scheduling } from './use-scheduling.ts'
import type { FocusGoal } from './use-wanted-focus.ts'

export interface MovingOptions {
  scheduling: Scheduling
  emails: ShownEmails
  fixed: boolean
  /** Today in the time zone of the email's brand. */
  todayOf: (item: CalendarItem) => string
  showDay: (goal: FocusGoal) => void
}

export interface Moving extends Pick<ItemActions, 'open' | 'move' | 'shift' | 'unschedule'> {
  opened: { item: CalendarItem; moving: boolean } | null
  /** A change that waits for the confirmation of a past day. */
  past: CalendarChange | null
  moveTo: (item: CalendarItem, time: string | null) => void
  commit: (change: CalendarChange) => void
  closePast: () => void
  close: () => void
}

/** How emails move with the mouse, the keys and the dialogs. */
export function useMoving({ scheduling, emails, fixed, todayOf, showDay }: MovingOptions): Moving {
  const [opened, setOpened] = useState<Moving['opened']>(null)
  const [past, setPast] = useState<CalendarChange | null>(null)
  useUndoKey(() => !fixed && (scheduling.undo(), true))

  const close = () => {
    setOpened(null)
    setPast(null)
  }
  const commit = (change: CalendarChange) => {
    scheduling.change(change)
    showDay({ outlineId: change.item.outlineId, day: change.time === null ? null : dayOf(change.time) })
    close()
  }
  const moveTo = (item: CalendarItem, time: string | null) => {
    if (time === wallTime(item)) close()
    else if (time !== null && isInPastMonth(time, todayOf(item))) refuse(item, time)
    else if (time !== null && dayOf(time) < todayOf(item)) setPast({ item, time })
    else commit({ item, time })
  }
  /** A key may act on an item that was rendered before the last change. */
  const latest = (item: CalendarItem) => emails.find(item.outlineId) ?? item
  return {
    opened,
    past,
    moveTo,
    commit,
    close,
    closePast: () => setPast(null),
    open: (item) => setOpened({ item, moving: false }),
    move: (item) => setOpened({ item, moving: true }),
    shift: (item, days) => {
      const now = latest(item)
      if (isScheduled(now)) moveTo(now, timeOn(now, dayAfter(dayOf(now.sendTime), days)))
    },
    unschedule: (item) => moveTo(latest(item), null),
  }
}

export const timeOn = (item: CalendarItem, day: string): string =>
  `${day}T${isScheduled(item) ? clockOf(item.sendTime) : DEFAULT_SEND_TIME}`

function refuse(item: CalendarItem, time: string): void {
  toast({
    variant: 'destructive',
    title: isScheduled(item) ? 'Update failed' : 'Scheduling failed',
    description: monthIsOver(monthOfDay(time)),
  })
}

/** Ctrl+Z or Cmd+Z, except while the user types. */
function useUndoKey(undo: () => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (isUndo(event) && !typing && undo()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
