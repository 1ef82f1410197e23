import { History } from 'lucide-react'
import { type YearMonth, monthIsOver } from '#shared/calendar-dates.ts'
import { classNames } from '#web/kit/class-names.ts'

export function PastMonthNote({ month, className }: { month: YearMonth; className?: string }) {
  return (
    <p
      role="note"
      className={classNames(
        'flex items-start gap-2.5 rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn',
        className,
      )}
    >
      <History aria-hidden className="mt-0.5 size-4 shrink-0" />
      {monthIsOver(month)}
    </p>
  )
}
