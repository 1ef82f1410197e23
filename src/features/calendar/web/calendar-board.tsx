import { useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { PastMonthNote } from '#features/ideas/web/widgets/past-month-note.tsx'
import { type YearMonth, dayAfter, monthIsOver, monthsAfter } from '#shared/calendar-dates.ts'
import { timeZoneText } from '#shared/time-zones.ts'
import { classNames } from '#web/kit/class-names.ts'
import { dayOf, firstOfMonth, isInMonth, isInPastMonth, monthOfDay, shownDays } from '../calendar-days.ts'
import { planWarnings, warningsByEmail } from '../plan-warnings.ts'
import { Agenda, UnscheduledAgenda } from './agenda.tsx'
import { type CalendarData, itemIn } from './calendar-changes.ts'
import type { ItemActions } from './calendar-item.tsx'
import { CreateEmailsLink } from './create-emails-link.tsx'
import { DragArea, UNSCHEDULED } from './drag-and-drop.tsx'
import { FillDayDialog } from './fill-day-dialog.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MovingDialogs } from './moving-dialogs.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { suggestedIn } from './schedule-all/kept-plan.ts'
import { ReviewHeader, ReviewPanel, ReviewReasons } from './schedule-all/review-panel.tsx'
import { ScheduleAllButton } from './schedule-all/schedule-all-button.tsx'
import { useScheduleAll } from './schedule-all/use-schedule-all.ts'
import { useMonthEmails } from './shown-emails.ts'
import { StatusLegend } from './status-legend.tsx'
import type { UndoSteps } from './undo-steps.ts'
import type { SeriesOffering } from './widgets/series/series-offer-state.ts'
import { UnscheduledPanel } from './unscheduled-panel.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { timeOn, useMoving } from './use-moving.ts'
import { useNarrow } from './use-narrow.ts'
import { useScheduling } from './use-scheduling.ts'
import { type FocusGoal, type WantedFocus, useWantedFocus } from './use-wanted-focus.ts'
import { WaitingMonths } from './waiting-months.tsx'

export interface CalendarBoardProps {
  brand: Brand
  month: YearMonth
  today: string
  data: CalendarData
  fixed: boolean
  /** The role may schedule, but the workspace is suspended. */
  suspended: boolean
  showObservances: boolean
  wish: WantedFocus
  steps: UndoSteps
  series: SeriesOffering
  onMonth: (month: YearMonth) => void
}

export function CalendarBoard(props: CalendarBoardProps) {
  const { brand, month, today, data, wish, steps } = props
  const { id: userId } = useSignedIn()
  const narrow = useNarrow()
  const { said, announce } = useAnnouncements()
  useWantedFocus((outlineId) => itemIn(data, outlineId), wish)
  const showDay = (goal: FocusGoal) => {
    wish.want(goal)
    if (goal.day !== null && !shownDays(month).includes(goal.day)) props.onMonth(monthOfDay(goal.day))
  }
  const scheduleAll = useScheduleAll({
    userId,
    brandId: brand.id,
    month,
    steps,
    onGone: (outlineIds, waiting) => wish.want(placeOfFirst(outlineIds, waiting) ?? { outlineId: null, day: firstDay }),
  })
  const emails = useMonthEmails(brand.id, month)
  const brandOf = () => ({ id: brand.id, country: brand.country, name: null, city: null })
  const scheduling = useScheduling({
    emails,
    addressOf: ({ outlineId }) => ({ outlineId, brandId: brand.id }),
    brandOf,
    steps,
    announce,
    undoPlan: scheduleAll.undoPlan,
    series: props.series,
    onBack: ({ outlineId, sendTime }) => showDay({ outlineId, day: sendTime === undefined ? null : dayOf(sendTime) }),
  })
  const moving = useMoving({ scheduling, emails, fixed: props.fixed, todayOf: () => today, showDay })
  const [filling, setFilling] = useState<string | null>(null)

  const firstDay = firstOfMonth(month) > today ? firstOfMonth(month) : dayAfter(today, 1)
  const isOver = isInPastMonth(firstOfMonth(month), today)
  const placeOfFirst = (outlineIds: readonly string[], waiting: boolean): FocusGoal | null => {
    if (waiting) return outlineIds[0] === undefined ? null : { outlineId: outlineIds[0], day: null }
    const first = data.schedules.find(({ outlineId }) => outlineIds.includes(outlineId))
    return first === undefined ? null : { outlineId: first.outlineId, day: dayOf(first.sendTime) }
  }
  const warnings = planWarnings(data.schedules, today)
  const actions: ItemActions = {
    brandOf,
    fixed: props.fixed,
    warnings: warningsByEmail(warnings),
    suggested: suggestedIn(scheduleAll.plan, data.schedules),
    open: moving.open,
    move: moving.move,
    shift: moving.shift,
    unschedule: moving.unschedule,
  }
  const observances = props.showObservances ? data.observances : []
  const checks = (
    <PlanChecks
      warnings={warnings}
      onChoose={(outlineId) => {
        const item = itemIn(data, outlineId)
        if (item !== undefined) actions.open(item)
      }}
    />
  )

  const waiting = (
    <>
      <WaitingMonths brandId={brand.id} month={month} waiting={data.waiting} here={data.unscheduled.length} />
      {data.schedules.length === 0 && data.unscheduled.length === 0 && (
        <CreateEmailsLink brandId={brand.id} month={month} />
      )}
    </>
  )
  const scheduleAllButton = (!props.fixed || props.suspended) && (
    <ScheduleAllButton
      waiting={data.unscheduled.length}
      pending={scheduleAll.pending}
      reason={props.suspended ? 'This workspace is suspended.' : isOver ? monthIsOver(month) : undefined}
      onRun={() => scheduleAll.run(data.unscheduled.map(({ outlineId }) => outlineId))}
    />
  )

  const zoneNote = <p className="text-xs text-fg-3">{`Times in ${timeZoneText(brand.timezone)}`}</p>
  const review = {
    scheduling: scheduleAll,
    month,
    country: brand.country,
    schedules: data.schedules,
    warnings,
    onChange: actions.move,
  }
  const hasPlan = scheduleAll.plan !== null

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isOver && <PastMonthNote month={month} className="mb-4" />}
      {narrow && hasPlan && (
        <div className="sheet mb-4 p-4">
          <ReviewHeader {...review} />
        </div>
      )}
      {narrow ? (
        <div className="grid gap-5">
          <UnscheduledAgenda
            items={data.unscheduled}
            actions={actions}
            scheduleAll={scheduleAllButton}
            waiting={waiting}
          />
          <Agenda
            {...data}
            today={today}
            observances={observances}
            brandId={brand.id}
            isInside={(day) => isInMonth(day, month)}
            empty={<p className="px-1 text-sm text-fg-3">No emails are scheduled in these weeks.</p>}
            actions={actions}
          />
          {hasPlan && (
            <section aria-label="Reasons" className="sheet p-4">
              <ReviewReasons {...review} />
            </section>
          )}
          {checks}
          <StatusLegend />
          {zoneNote}
        </div>
      ) : (
        <DragArea
          onDrop={(item, to) => moving.moveTo(item, to === UNSCHEDULED ? null : timeOn(item, to))}
          brandOf={brandOf}
        >
          <div className="@container/board">
            <div className={classNames('flex flex-col gap-4', hasPlan ? '@4xl/board:flex-row' : '@2xl/board:flex-row')}>
              <div
                className={classNames(
                  'flex flex-col gap-4',
                  // Without room for both, the month is between the choice and the reasons.
                  hasPlan
                    ? '@4xl/board:w-80 @4xl/board:shrink-0 @max-4xl/board:contents'
                    : '@2xl/board:w-56 @2xl/board:shrink-0',
                )}
              >
                <ReviewPanel {...review} />
                <UnscheduledPanel
                  items={data.unscheduled}
                  actions={actions}
                  scheduleAll={scheduleAllButton}
                  waiting={waiting}
                  last={hasPlan}
                />
                {checks}
              </div>
              <MonthGrid
                month={month}
                today={today}
                schedules={data.schedules}
                observances={observances}
                planned={data.planned}
                brandId={brand.id}
                actions={actions}
                onFill={props.fixed || data.unscheduled.length === 0 ? null : setFilling}
                onMonth={(months, day) => {
                  wish.want({ outlineId: null, day })
                  props.onMonth(monthsAfter(month, months))
                }}
              />
            </div>
            <footer className={classNames('mt-3 grid gap-2', hasPlan ? '@4xl/board:pl-84' : '@2xl/board:pl-60')}>
              <StatusLegend />
              {zoneNote}
              <p className="text-xs text-fg-3">
                Use the arrow keys to move between days and Enter to open a day.
                {!props.fixed &&
                  ' On an email, Shift+arrow moves it, M opens “Move to...”, Delete unschedules it, and Ctrl+Z undoes the last change.'}
              </p>
            </footer>
          </div>
        </DragArea>
      )}
      <MovingDialogs
        moving={moving}
        actions={actions}
        zoneOf={() => brand.timezone}
        todayOf={() => today}
        firstDay={firstDay}
      />
      {filling !== null && (
        <FillDayDialog
          day={filling}
          items={data.unscheduled}
          actions={actions}
          country={brand.country}
          onChoose={(item) => {
            setFilling(null)
            moving.moveTo(item, timeOn(item, filling))
          }}
          onClose={() => setFilling(null)}
        />
      )}
    </>
  )
}
