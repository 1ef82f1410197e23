import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { PastMonthNote } from '#features/ideas/web/widgets/past-month-note.tsx'
import { type YearMonth, monthIsOver, monthsAfter } from '#shared/calendar-dates.ts'
import { timeZoneLabel } from '#shared/time-zones.ts'
import { classNames } from '#web/kit/class-names.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { clockOf, dayAfter, dayName, dayOf, isInPastMonth, monthOfDay, shownDays } from '../calendar-days.ts'
import { DEFAULT_SEND_TIME } from '../contract.ts'
import { planWarnings, warningsByEmail } from '../plan-warnings.ts'
import { Agenda } from './agenda.tsx'
import {
  type CalendarChange,
  type CalendarData,
  type CalendarItem,
  isScheduled,
  itemIn,
  wallTime,
} from './calendar-changes.ts'
import { type ItemActions, isFixed } from './calendar-item.tsx'
import { CreateEmailsLink } from './create-emails-link.tsx'
import { DragArea, UNSCHEDULED } from './drag-and-drop.tsx'
import { FillDayDialog } from './fill-day-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { MonthGrid } from './month-grid.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { calendarOptions } from './queries.ts'
import { suggestedIn } from './schedule-all/kept-plan.ts'
import { ReviewHeader, ReviewPanel, ReviewReasons } from './schedule-all/review-panel.tsx'
import { ScheduleAllButton } from './schedule-all/schedule-all-button.tsx'
import { useScheduleAll } from './schedule-all/use-schedule-all.ts'
import { StatusLegend } from './status-legend.tsx'
import type { UndoSteps } from './undo-steps.ts'
import { UnscheduledPanel } from './unscheduled-panel.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useScheduling } from './use-scheduling.ts'
import { type FocusGoal, type FocusWish, useWantedFocus } from './use-wanted-focus.ts'

const NARROW = '(width < 768px)'

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export interface CalendarBoardProps {
  brand: Brand
  month: YearMonth
  today: string
  data: CalendarData
  fixed: boolean
  /** The role may schedule, the workspace may not: it is suspended. */
  suspended: boolean
  showObservances: boolean
  /** Where the focus goes once it is drawn, in this month or the next one shown. */
  wish: FocusWish
  steps: UndoSteps
  onMonth: (month: YearMonth) => void
}

/** Everything of a month that can be moved: the grid and its list, or on a phone the agenda. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { brand, month, today, data, wish, steps } = props
  const { id: userId } = useSignedIn()
  const queryClient = useQueryClient()
  const narrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches)
  const { said, announce } = useAnnouncements()
  useWantedFocus(data, wish)
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
  const { change, undo } = useScheduling({
    brand,
    month,
    steps,
    announce,
    undoPlan: scheduleAll.undoPlan,
    onBack: ({ outlineId, sendTime }) => showDay({ outlineId, day: sendTime === undefined ? null : dayOf(sendTime) }),
  })
  const [opened, setOpened] = useState<{ item: CalendarItem; moving: boolean } | null>(null)
  const [past, setPast] = useState<CalendarChange | null>(null)
  const [filling, setFilling] = useState<string | null>(null)

  const firstDay = firstOf(month) > today ? firstOf(month) : dayAfter(today, 1)
  const isOver = isInPastMonth(firstOf(month), today)
  const placeOfFirst = (outlineIds: readonly string[], waiting: boolean): FocusGoal | null => {
    if (waiting) return outlineIds[0] === undefined ? null : { outlineId: outlineIds[0], day: null }
    const first = data.schedules.find(({ outlineId }) => outlineIds.includes(outlineId))
    return first === undefined ? null : { outlineId: first.outlineId, day: dayOf(first.sendTime) }
  }
  const closeDialogs = () => {
    setOpened(null)
    setFilling(null)
    setPast(null)
  }
  const commit = (placing: CalendarChange) => {
    change(placing)
    showDay({ outlineId: placing.item.outlineId, day: placing.time === null ? null : dayOf(placing.time) })
    closeDialogs()
  }
  const place = (item: CalendarItem, time: string | null) => {
    if (time === wallTime(item)) closeDialogs()
    else if (time !== null && isInPastMonth(time, today)) refuse(item, time)
    else if (time !== null && dayOf(time) < today) setPast({ item, time })
    else commit({ item, time })
  }
  const refuse = (item: CalendarItem, time: string) =>
    toast({
      variant: 'destructive',
      title: isScheduled(item) ? 'Update failed' : 'Scheduling failed',
      description: monthIsOver(monthOfDay(time)),
    })
  /** What a key finds may be drawn from the calendar before the last key. */
  const latest = (item: CalendarItem) => {
    const now = queryClient.getQueryData(calendarOptions(brand.id, month).queryKey)
    return (now && itemIn(now, item.outlineId)) ?? item
  }
  const shift = (item: CalendarItem, days: number) => {
    if (isScheduled(item)) place(item, timeOn(item, dayAfter(dayOf(item.sendTime), days)))
  }
  const timeOn = (item: CalendarItem, day: string) =>
    `${day}T${isScheduled(item) ? clockOf(item.sendTime) : DEFAULT_SEND_TIME}`

  const warnings = planWarnings(data.schedules, today)
  const actions: ItemActions = {
    country: brand.country,
    fixed: props.fixed,
    warnings: warningsByEmail(warnings),
    suggested: suggestedIn(scheduleAll.plan, data.schedules),
    open: (item) => setOpened({ item, moving: false }),
    move: (item) => setOpened({ item, moving: true }),
    shift: (item, days) => shift(latest(item), days),
    unschedule: (item) => place(latest(item), null),
  }
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (!isUndo || props.fixed || typing) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
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

  const nothingWaits = (
    <>
      <NothingWaits brandId={brand.id} month={month} waiting={data.waiting} />
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

  const zoneNote = <p className="text-xs text-fg-3">{`Times in ${timeZoneLabel(brand.timezone)}.`}</p>
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
          <Agenda
            {...data}
            month={month}
            today={today}
            observances={observances}
            brandId={brand.id}
            actions={actions}
            scheduleAll={scheduleAllButton}
            nothingWaits={nothingWaits}
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
          onDrop={(item, to) => place(item, to === UNSCHEDULED ? null : timeOn(item, to))}
          country={brand.country}
        >
          <div className="flex gap-4 max-lg:flex-col">
            <div
              className={classNames(
                'flex flex-col gap-4 lg:shrink-0',
                // What the scheduler did is read next to the days it chose.
                // Where there is no room for that, the month still comes first.
                hasPlan ? 'max-lg:order-last lg:w-80' : 'lg:w-56',
              )}
            >
              <ReviewPanel {...review} />
              <UnscheduledPanel
                items={data.unscheduled}
                actions={actions}
                scheduleAll={scheduleAllButton}
                nothingWaits={nothingWaits}
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
          <footer className={classNames('mt-3 grid gap-2', hasPlan ? 'lg:pl-84' : 'lg:pl-60')}>
            <StatusLegend />
            {zoneNote}
            <p className="text-xs text-fg-3">
              Keys: arrows go from day to day, Enter to a day’s emails.
              {!props.fixed &&
                ' On an email, Shift and an arrow move it by a day or a week, M opens “Move to...”, Delete unschedules it, Ctrl+Z undoes.'}
            </p>
          </footer>
        </DragArea>
      )}
      {opened !== null && (
        <ItemDialog
          item={opened.item}
          moving={opened.moving}
          fixed={isFixed(opened.item, actions)}
          warnings={actions.warnings.get(opened.item.outlineId) ?? []}
          country={brand.country}
          timeZone={brand.timezone}
          today={today}
          firstDay={firstDay}
          onSave={(time) => place(opened.item, time)}
          onUnschedule={() => place(opened.item, null)}
          onClose={() => setOpened(null)}
        />
      )}
      {filling !== null && (
        <FillDayDialog
          day={filling}
          items={data.unscheduled}
          actions={actions}
          onChoose={(item) => place(item, timeOn(item, filling))}
          onClose={() => setFilling(null)}
        />
      )}
      <ConfirmDialog
        open={past !== null}
        onOpenChange={(open) => !open && setPast(null)}
        title="Schedule in the past?"
        description={`${past?.time ? dayName(dayOf(past.time)) : ''} is in the past. You can still schedule the email there for your records.`}
        confirmLabel="Schedule"
        onConfirm={() => past !== null && commit(past)}
      />
    </>
  )
}

const firstOf = ({ year, month }: YearMonth) => `${year}-${String(month).padStart(2, '0')}-01`
