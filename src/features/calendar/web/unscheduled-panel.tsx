import { dayAfter } from '#shared/calendar-dates.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import type { Unscheduled } from '../contract.ts'
import { isScheduled } from './calendar-changes.ts'
import { CalendarItemButton, type ItemActions, focusNeighbourIn } from './calendar-item.tsx'
import { UNSCHEDULED, useDropTarget } from './drag-and-drop.tsx'
import { keyAction } from './item-keys.ts'

export function UnscheduledPanel(props: {
  items: Unscheduled[]
  actions: ItemActions
  scheduleAll: ReactNode
  waiting: ReactNode
  /** Below the month, where both aren't side by side. */
  last: boolean
}) {
  const { items, actions } = props
  const { ref, isOver, dragged } = useDropTarget(UNSCHEDULED)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: Unscheduled) => {
    const action = keyAction(event, { on: 'email', day: null, scheduled: false }, dayAfter)
    if (action?.type === 'move' && !actions.fixed) actions.move(item)
    else if (action?.type === 'neighbour') {
      focusNeighbourIn('section', event.currentTarget, action.step)
    } else return
    event.preventDefault()
  }
  const unscheduling = dragged !== null && isScheduled(dragged)
  return (
    <section
      ref={ref}
      aria-label="Unscheduled campaigns"
      data-over={(isOver && unscheduling) || undefined}
      className={classNames(
        'sheet grid content-start gap-2 p-3 data-over:bg-teal-soft',
        props.last && '@max-4xl/board:order-3',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 text-sm font-semibold">
        Unscheduled
        <span className="tnum grid h-5 min-w-5 place-items-center rounded-full bg-surface-3 px-1.5 text-2xs font-medium text-fg-2">
          {items.length}
        </span>
      </h2>
      {props.scheduleAll}
      {unscheduling && (
        <p
          className={classNames(
            'rounded-md border border-dashed px-2 py-4 text-center text-xs font-medium',
            isOver ? 'border-teal text-teal-ink' : 'border-line-control text-fg-2',
          )}
        >
          Drop here to unschedule
        </p>
      )}
      {items.length === 0 ? (
        !unscheduling && props.waiting
      ) : (
        <ul className="-m-1 grid max-h-56 gap-1.5 overflow-y-auto p-1 sm:grid-cols-3 @2xl/board:max-h-[34rem] @2xl/board:grid-cols-1">
          {items.map((item) => (
            <li key={item.outlineId} className="min-w-0">
              <CalendarItemButton item={item} actions={actions} onKeyDown={(event) => onKeyDown(event, item)} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && props.waiting}
    </section>
  )
}
