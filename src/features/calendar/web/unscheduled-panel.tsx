import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { dayAfter } from '../calendar-days.ts'
import type { Unscheduled } from '../contract.ts'
import { isScheduled } from './calendar-changes.ts'
import { CalendarItemButton, type ItemActions, focusNeighbourIn } from './calendar-item.tsx'
import { UNSCHEDULED, useDropPlace } from './drag-and-drop.tsx'
import { keyAction } from './item-keys.ts'

/** The emails of the month that have no date yet; a scheduled one dropped here loses its own. */
export function UnscheduledPanel(props: {
  items: Unscheduled[]
  actions: ItemActions
  scheduleAll: ReactNode
  /** Takes the place of the list when it is empty. */
  nothingWaits: ReactNode
}) {
  const { items, actions } = props
  const { ref, isOver, dragged } = useDropPlace(UNSCHEDULED)
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
      className="sheet grid content-start gap-2 p-3 data-over:bg-teal-soft"
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
        !unscheduling && props.nothingWaits
      ) : (
        <ul className="-m-1 grid gap-1.5 overflow-y-auto p-1 max-lg:max-h-56 max-lg:sm:grid-cols-3 lg:max-h-[34rem]">
          {items.map((item) => (
            <li key={item.outlineId} className="min-w-0">
              <CalendarItemButton item={item} actions={actions} onKeyDown={(event) => onKeyDown(event, item)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
