import { ArrowRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Country } from '#shared/brand-brief.ts'
import { formatDay, formatSendTime } from '#shared/calendar-dates.ts'
import type { SeriesDay, ShownMove, Stays } from '../../../moves-contract.ts'

const WHY_IT_STAYS: Record<Stays, string> = {
  unscheduled: 'Stays, because it has no date yet.',
  sent: 'Stays, because it was already sent.',
  archived: 'Stays, because it is archived.',
  month_over: 'Stays, because that month is over.',
}

export function ShownMoves({ moves, country }: { moves: readonly ShownMove[]; country: Country }) {
  return (
    <ul className="grid gap-2.5" aria-label="New dates">
      {moves.map(({ outlineId, campaignTitle, from, to, past, stays }) => (
        <MovedEmail key={outlineId} title={campaignTitle}>
          {stays !== null ? (
            <span className="text-fg-3">{WHY_IT_STAYS[stays]}</span>
          ) : (
            <FromTo from={formatSendTime(from!, country)} to={formatSendTime(to!, country)} past={past} />
          )}
        </MovedEmail>
      ))}
    </ul>
  )
}

/** Planned days of ideas, which have no time. */
export function ShownDays({ days, country }: { days: readonly SeriesDay[]; country: Country }) {
  return (
    <ul className="grid gap-2.5" aria-label="New planned days">
      {days.map(({ ideaId, title, from, to, past }) => (
        <MovedEmail key={ideaId} title={title}>
          <FromTo from={formatDay(from, country)} to={formatDay(to, country)} past={past} />
        </MovedEmail>
      ))}
    </ul>
  )
}

function MovedEmail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="min-w-0 text-sm">
      <span dir="auto" className="block truncate font-medium" title={title}>
        {title}
      </span>
      {children}
    </li>
  )
}

function FromTo({ from, to, past }: { from: string; to: string; past: boolean }) {
  return (
    <span className="tnum flex flex-wrap items-center gap-x-1.5 text-fg-2">
      {from}
      <ArrowRight aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      <span className="sr-only">to</span>
      <span className="text-fg">{to}</span>
      {past && <span className="text-warn">(in the past)</span>}
    </span>
  )
}

export function Conflicts({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="rounded-md bg-warn-soft px-3 py-2.5 text-sm">
      <h3 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
        Check before you move them
      </h3>
      <ul className="mt-1 grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
