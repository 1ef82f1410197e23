import { useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { type YearMonth, dayAfter, monthKey, todayAt } from '#shared/calendar-dates.ts'
import { dayOf, isInMonth, monthOfDay } from '../../calendar-days.ts'
import { warningsByEmail } from '../../plan-warnings.ts'
import { Agenda } from '../agenda.tsx'
import { type CalendarItem, isScheduled } from '../calendar-changes.ts'
import type { ItemActions } from '../calendar-item.tsx'
import type { CalendarView, Range } from '../calendar-view.ts'
import { DragArea } from '../drag-and-drop.tsx'
import { cityOf } from '#shared/time-zones.ts'
import type { EmailBrand } from '../email-brand.ts'
import { MonthGrid } from '../month-grid.tsx'
import { MovingDialogs } from '../moving-dialogs.tsx'
import { useScheduleAll } from '../schedule-all/use-schedule-all.ts'
import { StatusLegend } from '../status-legend.tsx'
import type { UndoSteps } from '../undo-steps.ts'
import type { SeriesOffering } from '../widgets/series/series-offer-state.ts'
import { useAnnouncements } from '../use-announcements.ts'
import { timeOn, useMoving } from '../use-moving.ts'
import { useNarrow } from '../use-narrow.ts'
import { useScheduling } from '../use-scheduling.ts'
import { type FocusGoal, type WantedFocus, useWantedFocus } from '../use-wanted-focus.ts'
import { BrandLines } from './brand-lines.tsx'
import { EmptyRange } from './empty-range.tsx'
import {
  type RangeBrand,
  type RangeData,
  isWithin,
  unscheduledOf,
  useRangeEmails,
  warningsByBrand,
  warningsWithin,
} from './range-data.ts'
import { RangeList } from './range-list.tsx'
import { WeekGrid } from './week-grid.tsx'

export interface RangeBoardProps {
  view: CalendarView
  /** The days that the view shows. */
  range: Range
  month: YearMonth
  today: string
  queryKey: readonly unknown[]
  data: RangeData
  /** Without the filters of status and assignee, because a warning may be about an email that they hide. */
  unfiltered: RangeData
  ofSeveralBrands: boolean
  filtered: boolean
  /** The time zone of what is shown. */
  note: string
  fixed: boolean
  showObservances: boolean
  wish: WantedFocus
  steps: UndoSteps
  series: SeriesOffering
  onPage: (pages: 1 | -1) => void
  onDay: (day: string) => void
  onClearFilters: () => void
  onOpenBrand: (brandId: string, month: YearMonth) => void
}

export const brandsOf = ({ brands }: RangeData, ofSeveralBrands: boolean): ((item: CalendarItem) => EmailBrand) => {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  const zones = new Set(brands.map(({ timezone }) => timezone))
  return ({ brandId }) => {
    const brand = brandId === undefined ? undefined : byId.get(brandId)
    return {
      id: brandId ?? '',
      country: brand?.country ?? 'US',
      name: ofSeveralBrands ? (brand?.name ?? null) : null,
      city: brand !== undefined && zones.size > 1 ? cityOf(brand.timezone) : null,
    }
  }
}

export function RangeBoard(props: RangeBoardProps) {
  const { view, range, month, today, data, unfiltered, ofSeveralBrands, wish, steps } = props
  const { id: userId } = useSignedIn()
  const [now] = useState(() => new Date())
  const narrow = useNarrow()
  const { said, announce } = useAnnouncements()
  const emails = useRangeEmails(props.queryKey)
  const items = data.items.filter(({ sendTime }) => isWithin(range, dayOf(sendTime)))
  useWantedFocus((outlineId) => items.find((item) => item.outlineId === outlineId), wish)

  const brands = new Map(data.brands.map((brand) => [brand.id, brand]))
  const brandIn = (item: CalendarItem): RangeBrand => brands.get(item.brandId ?? '') ?? data.brands[0]!
  const brandOf = brandsOf(data, ofSeveralBrands)
  const todayOf = (item: CalendarItem) => todayAt(brandIn(item).timezone, now)
  const showDay = (goal: FocusGoal) => {
    wish.want(goal)
    if (goal.day !== null && view !== 'list' && !isWithin(range, goal.day)) props.onDay(goal.day)
  }
  const { undoPlan } = useScheduleAll({
    userId,
    brandId: data.brands[0]?.id ?? '',
    month,
    steps,
    onGone: () => {},
  })
  const scheduling = useScheduling({
    emails,
    addressOf: (item) =>
      isScheduled(item) ? { scheduleId: item.id } : { outlineId: item.outlineId, brandId: brandIn(item).id },
    brandOf,
    steps,
    announce,
    undoPlan,
    series: props.series,
    onBack: ({ outlineId, sendTime }) => showDay({ outlineId, day: sendTime === undefined ? null : dayOf(sendTime) }),
  })
  const moving = useMoving({ scheduling, emails, fixed: props.fixed, todayOf, showDay })

  const warnings = warningsByBrand(unfiltered, now)
  const actions: ItemActions = {
    brandOf,
    fixed: props.fixed,
    warnings: warningsByEmail([...warnings.values()].flat()),
    suggested: NONE,
    open: moving.open,
    move: moving.move,
    shift: moving.shift,
    unschedule: moving.unschedule,
  }
  const observances = props.showObservances ? data.observances : []
  const waiting = (brandId: string) => unscheduledOf(data, view === 'month' ? monthRange(month) : range, brandId)
  const openMonth = (brandId: string) => {
    const first = waiting(brandId).first
    props.onOpenBrand(brandId, first === null || view === 'month' ? month : { year: first.year, month: first.month })
  }
  const empty = (
    <EmptyRange
      filtered={props.filtered}
      waiting={data.brands.filter(({ id }) => waiting(id).count > 0)}
      ofSeveralBrands={ofSeveralBrands}
      onClear={props.onClearFilters}
      onShow={openMonth}
    />
  )
  const onPage = (pages: 1 | -1, day: string) => {
    wish.want({ outlineId: null, day: view === 'week' ? dayAfter(day, pages * 7) : day })
    props.onPage(pages)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {data.more && (
        <p role="note" className="mb-3 rounded-md bg-warn-soft px-3 py-2.5 text-sm">
          Showing the first 1,000 emails. Choose fewer brands or a shorter range.
        </p>
      )}
      {ofSeveralBrands && view === 'month' && (
        <BrandLines
          brands={data.brands}
          unscheduled={(brandId) => waiting(brandId).count}
          warnings={
            new Map(data.brands.map(({ id }) => [id, warningsWithin(warnings.get(id) ?? [], unfiltered.items, range)]))
          }
          onOpen={openMonth}
        />
      )}
      {items.length === 0 && empty}
      {narrow ? (
        <Agenda
          today={today}
          schedules={items}
          observances={observances}
          planned={[]}
          brandId=""
          isInside={(day) => (view === 'month' ? isInMonth(day, month) : isWithin(range, day))}
          empty={null}
          actions={actions}
        />
      ) : view === 'list' ? (
        items.length > 0 && (
          <RangeList items={items} observances={observances} ofSeveralBrands={ofSeveralBrands} actions={actions} />
        )
      ) : (
        <DragArea onDrop={(item, to) => moving.moveTo(item, timeOn(item, to))} brandOf={brandOf}>
          {view === 'week' ? (
            <WeekGrid
              from={range.from}
              today={today}
              schedules={items}
              observances={observances}
              actions={actions}
              onWeek={onPage}
            />
          ) : (
            <MonthGrid
              month={month}
              today={today}
              schedules={items}
              observances={observances}
              planned={[]}
              brandId=""
              actions={actions}
              ofSeveralBrands
              onFill={null}
              onMonth={onPage}
            />
          )}
        </DragArea>
      )}
      <footer className="mt-3 grid gap-2">
        <StatusLegend />
        <p className="text-xs text-fg-3">{props.note}</p>
        {!narrow && <KeyHints view={view} fixed={props.fixed} />}
      </footer>
      <MovingDialogs
        moving={moving}
        actions={actions}
        zoneOf={(item) => brandIn(item).timezone}
        todayOf={todayOf}
        firstDay={dayAfter(today, 1)}
        {...(ofSeveralBrands && {
          onOpenBrand: (item: CalendarItem) =>
            props.onOpenBrand(brandIn(item).id, isScheduled(item) ? monthOfDay(dayOf(item.sendTime)) : month),
        })}
      />
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

const monthRange = (month: YearMonth): Range => ({ from: `${monthKey(month)}-01`, to: `${monthKey(month)}-28` })

function KeyHints({ view, fixed }: { view: CalendarView; fixed: boolean }) {
  const moves =
    ' On an email, Shift+arrow moves it, M opens “Move to...”, Delete unschedules it, and Ctrl+Z undoes the last change.'
  return (
    <p className="text-xs text-fg-3">
      {view === 'list'
        ? 'Press M, W or L for the month, the week or the list.'
        : 'Use the arrow keys to move between days and Enter to open a day. Press M, W or L for the month, the week or the list, and T for today.'}
      {!fixed && view !== 'list' && moves}
    </p>
  )
}
