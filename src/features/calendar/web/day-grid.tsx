import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { dayAfter } from '#shared/calendar-dates.ts'
import { classNames } from '#web/kit/class-names.ts'
import { isInPastMonth } from '../calendar-days.ts'
import type { Schedule } from '../fields.ts'
import { type ItemActions, actOn } from './calendar-item.tsx'
import { keyAction } from './item-keys.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export interface DayGridProps {
  /** Whole weeks from Sunday. */
  days: readonly string[]
  firstActive: string
  today: string
  schedules: readonly Schedule[]
  actions: ItemActions
  onFill: ((day: string) => void) | null
  /** Page Up and Page Down. */
  onPage: (pages: 1 | -1, day: string) => void
  renderDay: (day: string, isActive: boolean) => ReactNode
  className?: string
}

/** For the keyboard, this is a grid: Tab reaches one day and its emails, arrows reach the rest. */
export function DayGrid(props: DayGridProps) {
  const { days, schedules, actions, onFill } = props
  const [chosen, setChosen] = useState(props.firstActive)
  const active = days.includes(chosen) ? chosen : props.firstActive

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
    else if (action.type === 'month') props.onPage(action.months, day)
    else if (action.type === 'enter') {
      const first = cell.querySelector<HTMLElement>('[data-outline]')
      if (first === null && !isInPastMonth(day, props.today)) onFill?.(day)
      else first?.focus()
    } else if (item !== undefined) actOn(item, action, actions)
  }
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label="Days"
      className={classNames('sheet min-w-0 flex-1 overflow-hidden', props.className)}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const day = target.closest<HTMLElement>('[data-date]')?.dataset['date']
        if (day !== undefined) setChosen(day)
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
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7">
            {week.map((day) => props.renderDay(day, day === active))}
          </div>
        ))}
      </div>
    </div>
  )
}

function focusDay(from: HTMLElement, day: string, toEmail: boolean): void {
  const cell = from.closest('[role="grid"]')?.querySelector<HTMLElement>(`[data-date="${day}"]`)
  const target = (toEmail ? cell?.querySelector<HTMLElement>('[data-outline]') : null) ?? cell
  target?.focus()
}

function focusNeighbour(cell: HTMLElement, item: HTMLElement, step: 1 | -1): void {
  const stops = [cell, ...cell.querySelectorAll<HTMLElement>('[data-outline], [data-more]')]
  stops[stops.indexOf(item) + step]?.focus()
}
