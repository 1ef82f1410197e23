import { Link } from '@tanstack/react-router'
import { titleOf } from '#features/outlines/web/outline-months.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { formatSendClock } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { paths } from '#web/paths.ts'
import { DAYS_AHEAD, type DayAhead, type Send } from './days-ahead.ts'

const SHOWN_A_DAY = 3
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const LONG_DAY = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Undefined while loading. On phones only the days with emails are listed. */
export function DaysStrip({ days }: { days: readonly DayAhead[] | undefined }) {
  const isEmpty = days?.every(({ sends }) => sends.length === 0) === true
  return (
    <Card as="section" aria-busy={days === undefined}>
      <CardHeader
        title={`Next ${DAYS_AHEAD} days`}
        actions={
          <Button asChild variant="ghost" size="touch-sm">
            <Link to={paths.emailCalendar}>Open calendar</Link>
          </Button>
        }
      />
      <ol className="grid border-t border-line @2xl:grid-cols-7">
        {days === undefined
          ? Array.from({ length: DAYS_AHEAD }, (_, index) => <LoadingDay key={index} />)
          : days.map((day, index) => <Day key={day.day} {...day} isToday={index === 0} />)}
      </ol>
      {isEmpty && (
        <p className="px-5 py-4 text-sm text-fg-3 @2xl:border-t @2xl:border-line">
          Nothing is scheduled in the next {DAYS_AHEAD} days.
        </p>
      )}
    </Card>
  )
}

const CELL = [
  'min-w-0 px-1.5 py-2.5 @2xl:min-h-28 @2xl:border-line @2xl:not-nth-[7n]:border-r @2xl:nth-[n+8]:border-t',
  '@max-2xl:px-4 @max-2xl:py-3',
].join(' ')

function LoadingDay() {
  return (
    <li className={classNames(CELL, '@max-2xl:hidden')}>
      <Skeleton className="w-8" />
    </li>
  )
}

function Day({ day, sends, isToday }: DayAhead & { isToday: boolean }) {
  const date = new Date(day)
  return (
    <li className={classNames(CELL, sends.length === 0 && '@max-2xl:hidden')}>
      <p className="flex items-baseline gap-1.5 px-1 text-xs text-fg-3">
        <span className="sr-only">{LONG_DAY.format(date)}</span>
        <span aria-hidden className={classNames('tnum font-semibold', isToday ? 'text-teal-ink' : 'text-fg')}>
          {date.getUTCDate()}
        </span>
        <span aria-hidden>{isToday ? 'Today' : WEEKDAY.format(date)}</span>
      </p>
      <ul className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {sends.slice(0, SHOWN_A_DAY).map((send) => (
          <DaySend key={send.outline.id} {...send} />
        ))}
      </ul>
      {sends.length > SHOWN_A_DAY && (
        <p className="mt-1 px-1 text-xs text-fg-3">{`+${sends.length - SHOWN_A_DAY} more`}</p>
      )}
    </li>
  )
}

function DaySend({ outline, brand }: Send) {
  const clock = formatSendClock(outline.scheduledSendAt!, brand.country)
  const title = titleOf(outline)
  return (
    <li>
      <Tooltip content={`${title}, ${brand.name}, ${STATUS_LABELS[outline.workflowStatus]}`}>
        <Touchable shape="narrow-row">
          <Link
            to={paths.emailOutlines}
            search={{ brandId: brand.id, id: outline.id }}
            className="flex min-w-0 items-center gap-2 rounded-md p-1 text-xs hover:bg-surface-2"
          >
            <Avatar name={brand.name} size="xs" />
            <span className="min-w-0">
              <span className="tnum block whitespace-nowrap text-fg-3">{clock}</span>
              <span className="block truncate text-fg-2 @2xl:@max-4xl:sr-only">{title}</span>
            </span>
            <span className="sr-only">{`, ${brand.name}`}</span>
          </Link>
        </Touchable>
      </Tooltip>
    </li>
  )
}
