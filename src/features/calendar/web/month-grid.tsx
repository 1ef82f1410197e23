import { useState } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import type { Schedule } from '../contract.ts'
import { CalendarItemButton, type ItemActions } from './calendar-item.tsx'
import { dayName, dayOf, isInMonth, shownDays } from './calendar-days.ts'
import { useDropPlace } from './drag-and-drop.tsx'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const ITEMS_SHOWN = 3

/** Six weeks from a Sunday; the days of the neighbour months are dimmed and take emails as well. */
export function MonthGrid(props: { month: YearMonth; today: string; schedules: Schedule[]; actions: ItemActions }) {
  const byDay = Map.groupBy(props.schedules, ({ sendTime }) => dayOf(sendTime))
  return (
    <div className="sheet min-w-0 flex-1 overflow-hidden">
      <div aria-hidden className="grid grid-cols-7 border-b border-line bg-surface-2">
        {WEEKDAYS.map((day) => (
          <span key={day} className="px-2 py-2 text-xs font-medium text-fg-3">
            {day}
          </span>
        ))}
      </div>
      <ol aria-label="Days" className="-mr-px -mb-px grid grid-cols-7">
        {shownDays(props.month).map((day) => (
          <DayCell
            key={day}
            day={day}
            inMonth={isInMonth(day, props.month)}
            isToday={day === props.today}
            schedules={byDay.get(day) ?? []}
            actions={props.actions}
          />
        ))}
      </ol>
    </div>
  )
}

function DayCell(props: {
  day: string
  inMonth: boolean
  isToday: boolean
  schedules: Schedule[]
  actions: ItemActions
}) {
  const { day, inMonth, isToday, schedules, actions } = props
  const { ref, isOver } = useDropPlace(day)
  const [all, setAll] = useState(false)
  const hidden = schedules.length > ITEMS_SHOWN ? schedules.length - ITEMS_SHOWN + 1 : 0
  return (
    <li
      ref={ref}
      aria-label={dayName(day)}
      aria-current={isToday ? 'date' : undefined}
      data-date={day}
      className={classNames(
        'grid min-h-28 min-w-0 content-start gap-1 border-r border-b border-line p-1',
        !inMonth && 'bg-surface-2',
        isOver && 'bg-teal-soft shadow-[inset_0_0_0_2px_var(--teal)]',
      )}
    >
      <span
        className={classNames(
          'tnum grid size-6 place-items-center rounded-full text-xs font-medium',
          isToday ? 'bg-teal text-on-teal' : inMonth ? 'text-fg-2' : 'text-fg-3',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {schedules.slice(0, schedules.length - hidden).map((item) => (
        <CalendarItemButton key={item.outlineId} item={item} actions={actions} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="rounded-sm px-2 py-0.5 text-left text-xs font-medium text-teal hover:underline"
          onClick={() => setAll(true)}
        >
          +{hidden} more
        </button>
      )}
      <Dialog open={all} onOpenChange={setAll} title={dayName(day)} size="sm">
        <ul className="grid gap-2 pb-4">
          {schedules.map((item) => (
            <li key={item.outlineId}>
              <button
                type="button"
                className="block w-full text-left"
                onClick={() => {
                  setAll(false)
                  actions.open(item)
                }}
              >
                {item.campaignTitle}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </li>
  )
}
