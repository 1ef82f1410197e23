import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { MONTHS } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import type { OutlineMonth } from '../outline-months.ts'
import { monthAnchor } from './month-card.tsx'

const WORTH_IT = 3

export function MonthJumps({ months }: { months: readonly OutlineMonth[] }) {
  if (months.length < WORTH_IT) return null
  return (
    <nav
      aria-label="Months"
      className="-mx-1 ml-auto min-w-0 overflow-x-auto px-1 [scrollbar-width:none] max-xl:hidden print:hidden"
    >
      <ul className="flex gap-1.5 py-1">
        {months.map((month) => (
          <li key={month.key}>
            <Touchable>
              <button
                type="button"
                aria-label={`Go to ${month.title}`}
                onClick={() => jumpTo(month)}
                className="flex h-8 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-medium whitespace-nowrap text-fg-2 hairline hover:bg-surface-2 hover:text-fg"
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

/** Has its place before the months are known, so that nothing moves. */
export function MonthMenu(props: { months: readonly OutlineMonth[] | undefined; className: string | undefined }) {
  const { months, className } = props
  const chosen = useRef<OutlineMonth>(undefined)
  const reason = reasonAgainst(months)
  const button = (
    <Button
      variant="secondary"
      size="touch-icon"
      aria-label="Go to a month"
      title="Go to a month"
      {...(reason !== undefined && { reason })}
      className={className}
    >
      <CalendarDays aria-hidden />
    </Button>
  )
  if (reason !== undefined) return button
  return (
    <DropdownMenu
      trigger={button}
      onClosed={(event) => {
        if (chosen.current === undefined) return
        event.preventDefault()
        jumpTo(chosen.current)
        chosen.current = undefined
      }}
    >
      {months?.map((month) => (
        <MenuItem key={month.key} onSelect={() => (chosen.current = month)}>
          <span className="flex w-full justify-between gap-6">
            {month.title}
            <span className="text-fg-3 tnum">{month.outlines}</span>
          </span>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

function reasonAgainst(months: readonly OutlineMonth[] | undefined): string | undefined {
  if (months === undefined) return PLEASE_WAIT
  return months.length === 0 ? 'No month has outlines.' : undefined
}

function shortMonth({ year, month }: OutlineMonth): string {
  return `${MONTHS[month - 1]?.slice(0, 3)} ${year}`
}

function jumpTo(month: OutlineMonth): void {
  const card = document.getElementById(monthAnchor(month))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector('button')?.focus({ preventScroll: true })
}
