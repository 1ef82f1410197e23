import { type KeyboardEvent, useState } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { dayAfter, dayOf, isInMonth, isInPastMonth, shownDays } from '../calendar-days.ts'
import type { PlannedIdea, Schedule, ShownObservance } from '../contract.ts'
import { type ItemActions, actOn } from './calendar-item.tsx'
import { DayCell } from './day-cell.tsx'
import { keyAction } from './item-keys.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const NONE: readonly never[] = []

export interface MonthGridProps {
  month: YearMonth
  today: string
  schedules: Schedule[]
  observances: readonly ShownObservance[]
  planned: readonly PlannedIdea[]
  brandId: string
  actions: ItemActions
  /** Asks which email goes on a day; null while none waits or nothing may move. */
  onFill: ((day: string) => void) | null
  /** A key asked for another month; the focus goes to this day of it. */
  onMonth: (months: 1 | -1, day: string) => void
}

/**
 * Six weeks from a Sunday; the days of the neighbour months are dimmed and take emails as well. To the keys it is a grid:
 * one day of it, and that day's emails, can be reached with Tab, the rest with arrows.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, schedules, observances, planned, brandId, actions, onFill, onMonth } = props
  const days = shownDays(month)
  const [active, setActive] = useState(isInMonth(today, month) ? today : days.find((day) => isInMonth(day, month))!)
  const byDay = Map.groupBy(schedules, ({ sendTime }) => dayOf(sendTime))
  const plannedDays = Map.groupBy(planned, ({ date }) => date)
  const namedDays = Map.groupBy(observances, ({ date }) => date)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('[data-date]')
    const item = schedules.find(({ outlineId }) => outlineId === target.dataset['outline'])
    if (cell === null || (target !== cell && item === undefined)) return
    const day = cell.dataset['date']!
    const action = keyAction(
      event,
      { on: item === undefined ? 'day' : 'email', day, scheduled: item !== undefined },
      dayAfter,
    )
    if (action === null) return
    event.preventDefault()
    if (action.type === 'day') focusDay(cell, action.day, item !== undefined)
    else if (action.type === 'day-of-item') cell.focus()
    else if (action.type === 'neighbour') focusNeighbour(cell, target, action.step)
    else if (action.type === 'month') onMonth(action.months, day)
    else if (action.type === 'enter') {
      const first = cell.querySelector<HTMLElement>('[data-outline]')
      if (first === null && !isInPastMonth(day, today)) onFill?.(day)
      else first?.focus()
    } else if (item !== undefined) actOn(item, action, actions)
  }

  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label="Days"
      className="sheet min-w-0 flex-1 overflow-hidden"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const day = target.closest<HTMLElement>('[data-date]')?.dataset['date']
        if (day !== undefined) setActive(day)
      }}
    >
      <div role="row" className="grid grid-cols-7 border-b border-line bg-surface-2">
        {WEEKDAYS.map((day) => (
          <span key={day} role="columnheader" className="px-2 py-2 text-xs font-medium text-fg-3">
            {day.slice(0, 3)}
            <span className="sr-only">{day.slice(3)}</span>
          </span>
        ))}
      </div>
      <div role="presentation" className="-mr-px -mb-px">
        {[0, 7, 14, 21, 28, 35].map((start) => (
          <div key={start} role="row" className="grid grid-cols-7">
            {days.slice(start, start + 7).map((day) => (
              <DayCell
                key={day}
                day={day}
                inMonth={isInMonth(day, month)}
                isToday={day === today}
                isPast={day < today}
                isActive={day === active}
                schedules={byDay.get(day) ?? NONE}
                observances={namedDays.get(day) ?? NONE}
                planned={plannedDays.get(day) ?? NONE}
                brandId={brandId}
                actions={actions}
                onFill={isInPastMonth(day, today) ? null : onFill}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Goes to a day, or from an email to the first email of that day. */
function focusDay(from: HTMLElement, day: string, toEmail: boolean): void {
  const cell = from.closest('[role="grid"]')?.querySelector<HTMLElement>(`[data-date="${day}"]`)
  const target = (toEmail ? cell?.querySelector<HTMLElement>('[data-outline]') : null) ?? cell
  target?.focus()
}

/** The email above or below on the same day; above the first stands the day itself. */
function focusNeighbour(cell: HTMLElement, item: HTMLElement, step: 1 | -1): void {
  const stops = [cell, ...cell.querySelectorAll<HTMLElement>('[data-outline], [data-more]')]
  stops[stops.indexOf(item) + step]?.focus()
}
