import { dayAfter } from '#shared/calendar-dates.ts'
import { classNames } from '#web/kit/class-names.ts'
import { dayOf } from '../../calendar-days.ts'
import type { ShownObservance } from '../../contract.ts'
import type { Schedule } from '../../fields.ts'
import { CalendarItemButton, type ItemActions } from '../calendar-item.tsx'
import { Observances, dayLabel } from '../day-cell.tsx'
import { DayGrid } from '../day-grid.tsx'
import { useDropTarget } from '../drag-and-drop.tsx'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

export interface WeekGridProps {
  /** A Sunday. */
  from: string
  today: string
  schedules: readonly Schedule[]
  observances: readonly ShownObservance[]
  actions: ItemActions
  onWeek: (weeks: 1 | -1, day: string) => void
}

export function WeekGrid({ from, today, schedules, observances, actions, onWeek }: WeekGridProps) {
  const days = DAYS.map((day) => dayAfter(from, day))
  const byDay = Map.groupBy(schedules, ({ sendTime }) => dayOf(sendTime))
  const namedDays = Map.groupBy(observances, ({ date }) => date)
  return (
    <DayGrid
      days={days}
      firstActive={days.includes(today) ? today : from}
      today={today}
      schedules={schedules}
      actions={actions}
      onFill={null}
      onPage={onWeek}
      renderDay={(day, isActive) => (
        <WeekDay
          key={day}
          day={day}
          isToday={day === today}
          isActive={isActive}
          schedules={byDay.get(day) ?? []}
          observances={namedDays.get(day) ?? []}
          actions={actions}
        />
      )}
    />
  )
}

function WeekDay(props: {
  day: string
  isToday: boolean
  isActive: boolean
  schedules: readonly Schedule[]
  observances: readonly ShownObservance[]
  actions: ItemActions
}) {
  const { day, isToday, isActive, schedules, observances, actions } = props
  const { ref, isOver } = useDropTarget(day)
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      ref={ref}
      role="gridcell"
      tabIndex={tabIndex}
      aria-label={dayLabel(day, isToday, schedules.length, 0, observances)}
      aria-current={isToday ? 'date' : undefined}
      data-date={day}
      data-over={isOver || undefined}
      className={classNames(
        '@container/day relative grid min-h-96 min-w-0 content-start gap-1.5 border-r border-b border-line p-1.5',
        'focus-visible:z-1 focus-visible:outline-offset-[-2px]',
        'data-over:bg-teal-soft data-over:shadow-[inset_0_0_0_2px_var(--teal)]',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-start gap-x-1">
        <span
          className={classNames(
            'tnum grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs font-medium',
            isToday && 'bg-teal text-on-teal',
          )}
        >
          {day.endsWith('-01') ? `${MONTH.format(new Date(`${day}T00:00:00Z`))} 1` : Number(day.slice(8))}
        </span>
        {observances.length > 0 && <Observances observances={observances} emails={0} />}
      </div>
      {schedules.map((item) => (
        <CalendarItemButton key={item.outlineId} item={item} actions={actions} look="full" tabIndex={tabIndex} />
      ))}
    </div>
  )
}
