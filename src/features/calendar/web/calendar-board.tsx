import { useState, useSyncExternalStore } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { DEFAULT_SEND_TIME } from '../contract.ts'
import { Agenda } from './agenda.tsx'
import { type CalendarChange, type CalendarData, type CalendarItem, isScheduled } from './calendar-changes.ts'
import { clockOf, dayAfter, dayName, dayOf, isInMonth } from './calendar-days.ts'
import { type ItemActions, isFixed } from './calendar-item.tsx'
import { DragArea, UNSCHEDULED } from './drag-and-drop.tsx'
import { focusItem } from './item-keys.ts'
import { ItemDialog } from './item-dialog.tsx'
import { MonthGrid } from './month-grid.tsx'
import { UnscheduledPanel } from './unscheduled-panel.tsx'
import { useScheduling } from './use-scheduling.ts'

const NARROW = '(width < 768px)'

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Everything of a month that can be moved: the grid and its list, or on a phone the agenda. */
export function CalendarBoard(props: {
  brand: Brand
  month: YearMonth
  today: string
  data: CalendarData
  fixed: boolean
}) {
  const { brand, month, today, data } = props
  const narrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches)
  const change = useScheduling(brand.id, month)
  const [opened, setOpened] = useState<{ item: CalendarItem; moving: boolean } | null>(null)
  const [past, setPast] = useState<CalendarChange | null>(null)

  const commit = (wanted: CalendarChange) => {
    change(wanted)
    focusItem(wanted.item.outlineId)
  }
  const place = (item: CalendarItem, time: string | null) => {
    if (time === (isScheduled(item) ? item.sendTime.slice(0, 16) : null)) return
    if (time !== null && dayOf(time) < today) setPast({ item, time })
    else commit({ item, time })
  }
  const timeOn = (item: CalendarItem, day: string) =>
    `${day}T${isScheduled(item) ? clockOf(item.sendTime) : DEFAULT_SEND_TIME}`

  const actions: ItemActions = {
    country: brand.country,
    fixed: props.fixed,
    open: (item) => setOpened({ item, moving: false }),
    move: (item) => setOpened({ item, moving: true }),
    shift: (item, days) => isScheduled(item) && place(item, timeOn(item, dayAfter(dayOf(item.sendTime), days))),
    unschedule: (item) => place(item, null),
  }
  const firstOfMonth = `${month.year}-${String(month.month).padStart(2, '0')}-01`

  return (
    <>
      {narrow ? (
        <DragArea onDrop={() => undefined} country={brand.country}>
          <Agenda {...data} actions={actions} />
        </DragArea>
      ) : (
        <DragArea
          onDrop={(item, to) => place(item, to === UNSCHEDULED ? null : timeOn(item, to))}
          country={brand.country}
        >
          <div className="flex gap-4 max-lg:flex-col">
            <UnscheduledPanel items={data.unscheduled} actions={actions} />
            <MonthGrid month={month} today={today} schedules={data.schedules} actions={actions} />
          </div>
          {!props.fixed && (
            <p className="mt-3 text-xs text-fg-3">
              Keys on an email: arrows go to the next one, Shift and an arrow move it by a day or a week, M opens “Move
              to...”, Delete unschedules it.
            </p>
          )}
        </DragArea>
      )}
      {opened !== null && (
        <ItemDialog
          item={opened.item}
          moving={opened.moving}
          fixed={isFixed(opened.item, actions)}
          timeZone={brand.timezone}
          firstDay={isInMonth(today, month) ? dayAfter(today, 1) : firstOfMonth}
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
