import { MONTHS } from '#shared/calendar-dates.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import type { OutlineMonth } from '../outline-months.ts'
import { monthAnchor } from './month-card.tsx'

const WORTH_IT = 3

export function MonthJumps({ months }: { months: readonly OutlineMonth[] }) {
  if (months.length < WORTH_IT) return null
  return (
    <nav
      aria-label="Months"
      className="-mx-1 min-w-0 overflow-x-auto xl:ml-auto px-1 [scrollbar-width:none] print:hidden"
    >
      <ul className="flex gap-1.5 py-1">
        {months.map((month) => (
          <li key={month.key}>
            <Touchable>
              <button
                type="button"
                aria-label={`Go to ${month.title}`}
                onClick={() => jumpTo(month)}
                className="flex h-8 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-medium whitespace-nowrap text-fg-2 hairline hover:bg-surface-2 hover:text-fg max-md:px-4"
              >
                {shortMonth(month)}
                <span className="text-fg-3 tnum">{month.outlines}</span>
              </button>
            </Touchable>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function shortMonth({ year, month }: OutlineMonth): string {
  return `${MONTHS[month - 1]?.slice(0, 3)} ${year}`
}

function jumpTo(month: OutlineMonth): void {
  const card = document.getElementById(monthAnchor(month))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector('button')?.focus({ preventScroll: true })
}
