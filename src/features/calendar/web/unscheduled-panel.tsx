import { classNames } from '#web/kit/class-names.ts'
import type { Unscheduled } from '../contract.ts'
import { CalendarItemButton, type ItemActions } from './calendar-item.tsx'
import { UNSCHEDULED, useDropPlace } from './drag-and-drop.tsx'

/** The emails of the month that have no date yet; a scheduled one dropped here loses its own. */
export function UnscheduledPanel({ items, actions }: { items: Unscheduled[]; actions: ItemActions }) {
  const { ref, isOver, isDragging } = useDropPlace(UNSCHEDULED)
  return (
    <section
      ref={ref}
      aria-label="Unscheduled campaigns"
      className={classNames(
        'sheet grid content-start gap-2 p-3 lg:w-60 lg:shrink-0',
        isOver && 'bg-teal-soft shadow-[inset_0_0_0_2px_var(--teal)]',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        Unscheduled
        <span className="tnum text-xs font-medium text-fg-3">{items.length}</span>
      </h2>
      {isDragging && (
        <p className="rounded-md border border-dashed border-line-control px-2 py-3 text-center text-xs text-fg-2">
          Drop here to unschedule
        </p>
      )}
      {items.length === 0 ? (
        <p className="py-3 text-sm text-fg-3">All campaigns are scheduled</p>
      ) : (
        <ul className="grid gap-2 max-lg:sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.outlineId}>
              <CalendarItemButton item={item} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
