import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { clockOf, dayAfter, dayName, dayOf, isInMonth, shownDays } from '../calendar-days.ts'
import { DEFAULT_SEND_TIME } from '../contract.ts'
import { planWarnings, warningsByEmail } from '../plan-warnings.ts'
import { Agenda } from './agenda.tsx'
import { type CalendarChange, type CalendarData, type CalendarItem, isScheduled, itemIn } from './calendar-changes.ts'
import { type ItemActions, isFixed } from './calendar-item.tsx'
import { DragArea, UNSCHEDULED } from './drag-and-drop.tsx'
import { FillDayDialog } from './fill-day-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { ReviewPanel } from './schedule-all/review-panel.tsx'
import { ScheduleAllButton } from './schedule-all/schedule-all-button.tsx'
import { useScheduleAll } from './schedule-all/use-schedule-all.ts'
import { StatusLegend } from './status-legend.tsx'
import { UnscheduledPanel } from './unscheduled-panel.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useScheduling } from './use-scheduling.ts'
import { type WantedFocus, useWantedFocus } from './use-wanted-focus.ts'

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
  /** Where the focus goes when this month appears: a key has asked for it. */
  wantedFocus: WantedFocus | null
  /** Shows another month, with the focus there. */
  onMonth: (months: number, focus: WantedFocus) => void
}

/** Everything of a month that can be moved: the grid and its list, or on a phone the agenda. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { brand, month, today, data, onMonth } = props
  const narrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches)
  const { said, announce } = useAnnouncements()
  const scheduleAll = useScheduleAll(brand.id, month)
  const wantFocus = useWantedFocus(data, props.wantedFocus)
  const { change, undo } = useScheduling(brand, month, announce, ({ outlineId, sendTime }) =>
    wantFocus({ outlineId, day: sendTime === undefined ? null : dayOf(sendTime) }),
  )
  const [opened, setOpened] = useState<{ item: CalendarItem; moving: boolean } | null>(null)
  const [past, setPast] = useState<CalendarChange | null>(null)
  const [filling, setFilling] = useState<string | null>(null)

  const commit = (wanted: CalendarChange) => {
    const { outlineId } = wanted.item
    const day = wanted.time === null ? null : dayOf(wanted.time)
    change(wanted)
    const shown = shownDays(month)
    if (day !== null && !shown.includes(day)) onMonth(day < shown[0]! ? -1 : 1, { outlineId, day })
    else wantFocus({ outlineId, day })
  }
  const place = (item: CalendarItem, time: string | null) => {
    if (time === (isScheduled(item) ? item.sendTime.slice(0, 16) : null)) return
    if (time !== null && dayOf(time) < today) setPast({ item, time })
    else commit({ item, time })
  }
  const timeOn = (item: CalendarItem, day: string) =>
    `${day}T${isScheduled(item) ? clockOf(item.sendTime) : DEFAULT_SEND_TIME}`

  const warnings = planWarnings(data.schedules, today)
  const actions: ItemActions = {
    country: brand.country,
    fixed: props.fixed,
    warnings: warningsByEmail(warnings),
    open: (item) => setOpened({ item, moving: false }),
    move: (item) => setOpened({ item, moving: true }),
    shift: (item, days) => isScheduled(item) && place(item, timeOn(item, dayAfter(dayOf(item.sendTime), days))),
    unschedule: (item) => place(item, null),
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

  const scheduleAllButton = (!props.fixed || props.suspended) && (
    <ScheduleAllButton
      waiting={data.unscheduled.length}
      pending={scheduleAll.pending}
      reason={props.suspended ? 'This workspace is suspended.' : undefined}
      onRun={() => scheduleAll.run(data.unscheduled.map(({ outlineId }) => outlineId))}
    />
  )

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ReviewPanel
        scheduling={scheduleAll}
        month={month}
        country={brand.country}
        schedules={data.schedules}
        onChange={actions.move}
      />
      {narrow ? (
        <div className="grid gap-5">
          <Agenda
            {...data}
            month={month}
            today={today}
            observances={observances}
            actions={actions}
            scheduleAll={scheduleAllButton}
          />
          {checks}
          <StatusLegend />
        </div>
      ) : (
        <DragArea
          onDrop={(item, to) => place(item, to === UNSCHEDULED ? null : timeOn(item, to))}
          country={brand.country}
        >
          <div className="flex gap-4 max-lg:flex-col">
            <div className="flex flex-col gap-4 lg:w-56 lg:shrink-0">
              <UnscheduledPanel items={data.unscheduled} actions={actions} scheduleAll={scheduleAllButton} />
              {checks}
            </div>
            <MonthGrid
              month={month}
              today={today}
              schedules={data.schedules}
              observances={observances}
              actions={actions}
              onFill={props.fixed || data.unscheduled.length === 0 ? null : setFilling}
              onMonth={(months, day) => onMonth(months, { outlineId: null, day })}
            />
          </div>
          <footer className="mt-3 grid gap-2 lg:pl-60">
            <StatusLegend />
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
          firstDay={isInMonth(today, month) ? dayAfter(today, 1) : firstOf(month)}
          onSave={(time) => {
            setOpened(null)
            place(opened.item, time)
          }}
          onUnschedule={() => {
            setOpened(null)
            place(opened.item, null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {filling !== null && (
        <FillDayDialog
          day={filling}
          items={data.unscheduled}
          actions={actions}
          onChoose={(item) => {
            setFilling(null)
            place(item, timeOn(item, filling))
          }}
          onClose={() => setFilling(null)}
        />
      )}
      <ConfirmDialog
        open={past !== null}
        onOpenChange={(open) => !open && setPast(null)}
        title="Schedule in the past?"
        description={`${past?.time ? dayName(dayOf(past.time)) : ''} is over. You can record it there all the same.`}
        confirmLabel="Schedule"
        onConfirm={() => {
          setPast(null)
          if (past !== null) commit(past)
        }}
      />
    </>
  )
}

const firstOf = ({ year, month }: YearMonth) => `${year}-${String(month).padStart(2, '0')}-01`
