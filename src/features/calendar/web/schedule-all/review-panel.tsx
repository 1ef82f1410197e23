import { Check, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Country } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Collapsible } from '#web/kit/collapsible.tsx'
import type { Schedule } from '../../fields.ts'
import { clockText, dayName, dayOf } from '../../calendar-days.ts'
import { type PlanWarning, thingsToCheck } from '../../plan-warnings.ts'
import { LimitsForm } from './limits-form.tsx'
import { basisText, emailsText } from './schedule-wording.ts'
import type { PlacedPlan } from './kept-plan.ts'
import type { ScheduleAll } from './use-schedule-all.ts'

export interface ReviewHeaderProps {
  scheduling: ScheduleAll
  schedules: readonly Schedule[]
}

export interface ReviewReasonsProps extends ReviewHeaderProps {
  month: YearMonth
  country: Country
  warnings: readonly PlanWarning[]
  onChange: (item: Schedule) => void
}

const HEADING = 'schedule-review'

export function ReviewPanel(props: ReviewReasonsProps) {
  if (props.scheduling.plan === null) return null
  return (
    // Without room beside the month, the choice is above it and the reasons are below it.
    <section aria-labelledby={HEADING} className="grid gap-3 @4xl/board:sheet @4xl/board:p-4 @max-4xl/board:contents">
      <div className="@max-4xl/board:sheet @max-4xl/board:p-4">
        <ReviewHeader scheduling={props.scheduling} schedules={props.schedules} />
      </div>
      <div className="min-w-0 @max-4xl/board:sheet @max-4xl/board:order-2 @max-4xl/board:p-4">
        <ReviewReasons {...props} />
      </div>
    </section>
  )
}

export function ReviewHeader({ scheduling, schedules }: ReviewHeaderProps) {
  const { plan, isFresh } = scheduling
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (plan !== null && isFresh) heading.current?.focus()
  }, [plan, isFresh])
  if (plan === null) return null
  return (
    <header className="grid gap-3">
      <div className="grid min-w-0 gap-1">
        <h2 id={HEADING} ref={heading} tabIndex={-1} className="text-md font-semibold outline-none">
          {emailsText(plan.schedules.length)} scheduled by AI
        </h2>
        {plan.sharedReason !== null && <p className="text-sm text-fg-2">{plan.sharedReason}</p>}
        <p className="text-sm text-fg-3">{basisText(plan)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {placedIn(plan, schedules).length > 0 && (
          <Button variant="secondary" size="touch" busy={scheduling.undoing} onClick={scheduling.undoAll}>
            Undo all
          </Button>
        )}
        <Button size="touch" onClick={scheduling.close}>
          <Check aria-hidden />
          Keep this schedule
        </Button>
      </div>
    </header>
  )
}

export function ReviewReasons({ scheduling, month, country, schedules, warnings, onChange }: ReviewReasonsProps) {
  const { plan } = scheduling
  if (plan === null) return null
  const placed = placedIn(plan, schedules)
  const reasons = new Map(plan.reasons.map((reason) => [reason.outlineId, reason]))
  const toCheck = warnings.filter(({ concerns }) => placed.some(({ outlineId }) => concerns.includes(outlineId)))
  return (
    <div className="grid min-w-0 gap-3">
      {plan.tooMany !== null && (
        <p className="flex items-start gap-2 rounded-lg bg-warn-soft p-3 text-sm text-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {plan.tooMany}
        </p>
      )}
      {plan.unplaced.length > 0 && <Unplaced plan={plan} />}
      {toCheck.length > 0 && <ToCheck warnings={toCheck} />}
      {placed.length > 0 && (
        <ul className="-mx-1 grid px-1 @4xl/board:max-h-[26rem] @4xl/board:overflow-y-auto">
          {placed.map((item) => (
            <PlacedEmail
              key={item.outlineId}
              item={item}
              reason={item.manualOverride ? undefined : reasons.get(item.outlineId)}
              country={country}
              onChange={() => onChange(item)}
            />
          ))}
        </ul>
      )}
      {plan.keptFree.length > 0 && (
        <p className="flex items-start gap-2 text-sm text-fg-2">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
          {`Left empty: ${plan.keptFree.map(({ day, name }) => `${dayName(day)} (${name})`).join(', ')}.`}
        </p>
      )}
      <Collapsible className="-my-1 border-t border-line pt-1" summary="Run again with limits">
        <div className="pt-1 pb-2">
          <LimitsForm month={month} pending={scheduling.pending} onRun={scheduling.runAgain} />
        </div>
      </Collapsible>
    </div>
  )
}

const placedIn = (plan: PlacedPlan, schedules: readonly Schedule[]) =>
  schedules
    .filter(({ outlineId }) => plan.schedules.some((schedule) => schedule.outlineId === outlineId))
    .toSorted((one, other) => (one.sendTime < other.sendTime ? -1 : 1))

function Unplaced({ plan }: { plan: PlacedPlan }) {
  return (
    <div className="grid gap-2 rounded-lg bg-warn-soft p-3 text-sm">
      <p className="flex items-center gap-2 font-medium text-warn">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {emailsText(plan.unplaced.length)} not scheduled
      </p>
      <ul className="grid gap-1.5">
        {plan.unplaced.map(({ outlineId, campaignTitle, reason }) => (
          <li key={outlineId} className="wrap-anywhere text-fg-2">
            <span className="font-medium text-fg">{campaignTitle}</span>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ToCheck({ warnings }: { warnings: readonly PlanWarning[] }) {
  return (
    <div className="grid gap-2 rounded-lg bg-warn-soft p-3 text-sm">
      <p className="flex items-center gap-2 font-medium text-warn">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {thingsToCheck(warnings)}
      </p>
      <p className="text-fg-2">
        We picked the best day for each email and left room between sends. Change any day, or run again with limits.
      </p>
      <ul className="grid gap-1.5">
        {warnings.map(({ kind, outlineIds, sentence }) => (
          <li key={`${kind} ${outlineIds.join()}`} className="wrap-anywhere text-fg">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

function PlacedEmail(props: {
  item: Schedule
  reason: PlacedPlan['reasons'][number] | undefined
  country: Country
  onChange: () => void
}) {
  const { item, reason, country, onChange } = props
  const day = dayOf(item.sendTime)
  return (
    <li className="flex min-w-0 items-start gap-x-3.5 gap-y-1 border-t max-sm:flex-wrap border-line py-3 first:border-t-0">
      <span
        aria-hidden
        className="grid h-11 w-10 shrink-0 content-center justify-items-center rounded-md bg-teal-soft leading-none text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]"
      >
        <span className="text-[0.625rem] leading-3 font-medium">{WEEKDAY.format(new Date(`${day}T00:00:00Z`))}</span>
        <span className="tnum text-md leading-5 font-semibold">{Number(day.slice(8))}</span>
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5 max-sm:basis-40">
        <span dir="auto" className="line-clamp-2 text-sm font-semibold wrap-anywhere">
          {item.campaignTitle}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-xs text-fg-3">
          <span className="tnum">
            <span className="sr-only">{dayName(day)}, </span>
            {clockText(item.sendTime, country)}
          </span>
          {item.manualOverride && <Badge variant="outline">Manual</Badge>}
        </span>
        {reason?.reason && <span className="mt-0.5 text-sm text-fg-2">{reason.reason}</span>}
        {reason?.against && (
          <span className="mt-0.5 flex items-start gap-1.5 text-sm text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span className="min-w-0">{reason.against}</span>
          </span>
        )}
      </span>
      <Button
        variant="ghost"
        size="touch-sm"
        className="max-sm:w-full max-sm:justify-start max-sm:pl-13.5"
        aria-label={`Change ${item.campaignTitle}`}
        onClick={onChange}
      >
        Change
      </Button>
    </li>
  )
}
