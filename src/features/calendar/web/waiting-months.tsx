import { Link } from '@tanstack/react-router'
import { MONTHS, type YearMonth, monthKey, monthTitle } from '#shared/calendar-dates.ts'
import { paths } from '#web/paths.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import type { WaitingMonth } from '../contract.ts'

export interface WaitingMonthsProps {
  brandId: string
  month: YearMonth
  waiting: readonly WaitingMonth[]
  /** How many emails of the shown month wait. While there are some, only later months are named. */
  here: number
}

export function WaitingMonths({ brandId, month, waiting, here }: WaitingMonthsProps) {
  const others = waiting.filter((other) =>
    here > 0 ? monthKey(other) > monthKey(month) : monthKey(other) !== monthKey(month),
  )
  if (others.length === 0) {
    return here > 0 ? null : <p className="py-2 text-sm text-fg-3">All campaigns are scheduled</p>
  }
  return (
    <ul className="grid gap-1 py-1 text-sm text-fg-3">
      {others.map(({ outlines, ...other }) => (
        <li key={monthKey(other)}>
          <Touchable>
            <Link
              to={paths.emailCalendar}
              search={{ brandId, ...other }}
              className="inline-flex min-h-7 items-center font-medium text-teal-ink underline underline-offset-2"
            >
              {`${outlines === 1 ? '1 outline is' : `${outlines} outlines are`} waiting in ${nameBeside(month, other)}`}
            </Link>
          </Touchable>
        </li>
      ))}
    </ul>
  )
}

const nameBeside = (shown: YearMonth, other: YearMonth) =>
  other.year === shown.year ? MONTHS[other.month - 1]! : monthTitle(other)
