import type { Country } from '#shared/brand-brief.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import type { SeriesKind } from '#shared/series.ts'
import { offsetText, seriesDays } from './series-words.ts'

interface SeriesPreviewProps {
  kind: SeriesKind
  /** Undefined without a usable anchor day. */
  day: string | undefined
  today: string
  country: Country
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** The emails before the user adds them. */
export function SeriesPreview({ kind, day, today, country }: SeriesPreviewProps) {
  return (
    <section aria-label="Emails of the series" className="grid gap-1.5">
      <h3 className="text-sm font-medium">Emails</h3>
      {day === undefined ? (
        <p className="text-sm text-fg-3">Choose the day to see the emails with their dates.</p>
      ) : (
        <ol className="divide-y divide-line rounded-lg shadow-[inset_0_0_0_1px_var(--line)]">
          {seriesDays(kind, day).map(({ name, offset, date }) => (
            <li
              key={offset}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-3 py-2 text-sm"
            >
              <span className="font-medium">{name}</span>
              <span className="tnum text-fg-2">
                {`${WEEKDAY.format(new Date(date))}, ${formatDay(date, country)}`}
                <span className="text-fg-3">{`, ${offsetText(offset)}`}</span>
                {date < today && <span className="text-warn">, already past</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
