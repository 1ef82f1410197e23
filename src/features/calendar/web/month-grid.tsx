import type { YearMonth } from '#shared/calendar-dates.ts'
import { dayOf, isInMonth, isInPastMonth, shownDays } from '../calendar-days.ts'
import type { PlannedIdea, ShownObservance } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import type { ItemActions } from './calendar-item.tsx'
import { DayCell } from './day-cell.tsx'
import { DayGrid } from './day-grid.tsx'

const NONE: readonly never[] = []

export interface MonthGridProps {
  month: YearMonth
  today: string
  schedules: readonly Schedule[]
  observances: readonly ShownObservance[]
  planned: readonly PlannedIdea[]
  brandId: string
  actions: ItemActions
  /** A day with several brands holds more emails, and says how many when they are many. */
  ofSeveralBrands?: boolean
  onFill: ((day: string) => void) | null
  onMonth: (months: 1 | -1, day: string) => void
}

export function MonthGrid(props: MonthGridProps) {
  const { month, today, schedules, observances, planned, onFill } = props
  const days = shownDays(month)
  const byDay = Map.groupBy(schedules, ({ sendTime }) => dayOf(sendTime))
  const plannedDays = Map.groupBy(planned, ({ date }) => date)
  const namedDays = Map.groupBy(observances, ({ date }) => date)
  return (
    <DayGrid
      days={days}
      firstActive={isInMonth(today, month) ? today : days.find((day) => isInMonth(day, month))!}
      today={today}
      schedules={schedules}
      actions={props.actions}
      onFill={onFill}
      onPage={props.onMonth}
      className="@max-4xl/board:order-1"
      renderDay={(day, isActive) => (
        <DayCell
          key={day}
          day={day}
          inMonth={isInMonth(day, month)}
          isToday={day === today}
          isPast={day < today}
          isActive={isActive}
          schedules={byDay.get(day) ?? NONE}
          observances={namedDays.get(day) ?? NONE}
          planned={plannedDays.get(day) ?? NONE}
          brandId={props.brandId}
          actions={props.actions}
          ofSeveralBrands={props.ofSeveralBrands === true}
          onFill={isInPastMonth(day, today) ? null : onFill}
        />
      )}
    />
  )
}
