import { Link } from '@tanstack/react-router'
import { MONTHS, type YearMonth, monthKey, monthTitle } from '#shared/calendar-dates.ts'
import { paths } from '#web/paths.ts'
import type { WaitingMonth } from '../contract.ts'

/** Stands in for an empty list of unscheduled emails: nothing waits in this month, or only in others. */
export function NothingWaits(props: { brandId: string; month: YearMonth; waiting: readonly WaitingMonth[] }) {
  const { brandId, month } = props
  const others = props.waiting.filter((other) => monthKey(other) !== monthKey(month))
  if (others.length === 0) return <p className="py-2 text-sm text-fg-3">All campaigns are scheduled</p>
  return (
    <ul className="grid gap-1 py-1 text-sm text-fg-3">
      {others.map(({ outlines, ...other }) => (
        <li key={monthKey(other)}>
          <Link
            to={paths.emailCalendar}
            search={{ brandId, ...other }}
            className="inline-flex min-h-(--touch) items-center font-medium text-teal-ink underline underline-offset-2 md:min-h-7"
          >
            {`${outlines === 1 ? '1 outline is' : `${outlines} outlines are`} waiting in ${nameBeside(month, other)}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** `December`, or with its year where that is another one. */
const nameBeside = (shown: YearMonth, other: YearMonth) =>
  other.year === shown.year ? MONTHS[other.month - 1]! : monthTitle(other)
