import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { CountedThreads } from '#features/outlines/web/outline-extras.tsx'
import { type YearMonth, dayAfter, monthKey, monthTitle, monthsAfter, todayAt } from '#shared/calendar-dates.ts'
import { timeZoneText } from '#shared/time-zones.ts'
import { download } from '#web/api-client.ts'
import { Card } from '#web/kit/card.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { dayOf, monthOfDay, shownDays } from '../../calendar-days.ts'
import { rangeEndpoints } from '../../range-contract.ts'
import { BrandChoice, CalendarHeading, HolidaySwitch, PeriodChoice, ViewChoice } from '../calendar-heading.tsx'
import { CalendarLoading } from '../calendar-loading.tsx'
import {
  ALL_BRANDS,
  type CalendarAddress,
  type CalendarView,
  LIST_RANGES,
  type Range,
  dayOfAddress,
  listRange,
  monthOfAddress,
  rangeTitle,
  weekOf,
} from '../calendar-view.ts'
import { useObservanceChoice } from '../observance-choice.ts'
import { PlanMenu } from '../plan-menu.tsx'
import type { UndoSteps } from '../undo-steps.ts'
import type { SeriesOffering } from '../widgets/series/series-offer-state.ts'
import { usePrinting } from '../use-printing.ts'
import { type WantedFocus } from '../use-wanted-focus.ts'
import { useViewKeys } from '../view-keys.ts'
import { addressOfFilters, filtersOf, isFiltered, queryOfFilters } from './filter-address.ts'
import { PrintedList } from './printed-list.tsx'
import { RangeBoard, brandsOf } from './range-board.tsx'
import { isWithin, rangeOptions, readRange } from './range-data.ts'
import { RangeFilterBar } from './range-filters.tsx'

export interface RangeCalendarProps {
  current: CurrentWorkspace
  brands: readonly Brand[]
  brand: Brand
  /** All brands of the workspace, or only `brand`. */
  all: boolean
  view: CalendarView
  address: CalendarAddress
  steps: UndoSteps
  series: SeriesOffering
  wish: WantedFocus
  onAddress: (change: CalendarAddress) => void
  onView: (view: CalendarView) => void
  onBrand: (brandId: string) => void
  onOpenBrand: (brandId: string, month: YearMonth) => void
}

const LIST_DEFAULT = 'two-weeks'

/** All brands in any view, or the week or the list of one brand. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { current, brands, brand, all, view, address, wish } = props
  const { id: userId } = useSignedIn()
  const [now] = useState(() => new Date())
  const [showObservances, setShowObservances] = useObservanceChoice()
  const { printing, print } = usePrinting()
  const shown = shownTime(view, address, now, brand.timezone)
  const { range, month, today } = shown
  const filters = filtersOf(address, all ? brands : null)
  const brandIds = all ? filters.brandIds?.join(',') : brand.id
  const days = { ...readRange(view, range), ...(brandIds !== undefined && { brandIds }) }
  const options = rangeOptions(current.workspace.id, { ...days, ...queryOfFilters(filters, userId) })
  const query = useQuery(options)
  // The same request while no filter is set.
  const unfiltered = useQuery(rangeOptions(current.workspace.id, days))

  const goToDay = (day: string) => props.onAddress(view === 'month' ? monthOfDay(day) : { day })
  const step = (pages: 1 | -1) => {
    if (view === 'month') props.onAddress(monthsAfter(month, pages))
    else if (view === 'week') props.onAddress({ day: dayAfter(range.from, pages * 7) })
  }
  const goToToday = () => goToDay(today)
  const byUser = (act: () => void) => () => {
    wish.forget()
    act()
  }
  useViewKeys((key) => {
    if (key.type === 'view') props.onView(key.view)
    else if (key.type === 'step') byUser(() => step(key.steps))()
    else if (view !== 'list') byUser(goToToday)()
  })
  const brandOf = query.data === undefined ? null : brandsOf(query.data, all)
  const observances = showObservances ? (query.data?.observances ?? []) : []
  const note = all ? "All times are in each brand's time zone." : `Times in ${timeZoneText(brand.timezone)}`
  const title = view === 'month' ? monthTitle(month) : rangeTitle(range)
  return (
    <>
      <CalendarHeading
        viewOnly={!current.may('MANAGE_OUTLINES')}
        period={
          view === 'list' ? (
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
              <ChoiceBar
                aria-label="Dates"
                className="mb-0 max-w-full"
                options={LIST_RANGES}
                value={address.range ?? LIST_DEFAULT}
                onValueChange={(chosen) => props.onAddress({ range: chosen })}
              />
              <h2 aria-live="polite" className="sr-only">
                {title}
              </h2>
            </span>
          ) : (
            <PeriodChoice
              unit={view}
              title={title}
              today={
                view === 'week'
                  ? { label: 'This week', onSelect: byUser(goToToday) }
                  : monthKey(month) === monthKey(monthOfDay(today))
                    ? null
                    : { label: 'Today', onSelect: byUser(goToToday) }
              }
              onStep={(pages) => byUser(() => step(pages))()}
            />
          )
        }
        tools={
          <>
            <ViewChoice view={view} onChange={props.onView} />
            <HolidaySwitch shown={showObservances} onChange={setShowObservances} />
            <PlanMenu
              prints={[{ label: 'Print', icon: <Printer aria-hidden />, onSelect: () => print('agenda') }]}
              ready={query.data !== undefined}
              download={() =>
                download(rangeEndpoints.exportCsv, {
                  params: { workspaceId: current.workspace.id },
                  query: {
                    ...range,
                    ...(brandIds !== undefined && { brandIds }),
                    ...queryOfFilters(filters, userId),
                  },
                })
              }
              feed={all ? null : { brand, mayManage: current.may('MANAGE_OUTLINES'), readOnly: current.readOnly }}
            />
          </>
        }
        brands={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <BrandChoice brands={brands} chosen={all ? ALL_BRANDS : brand.id} onChoose={props.onBrand} />
            <RangeFilterBar
              workspaceId={current.workspace.id}
              userId={userId}
              brands={all ? brands : null}
              filters={filters}
              onChange={(changed) => props.onAddress(addressOfFilters(changed))}
            />
          </div>
        }
      />
      {query.isPending || unfiltered.isPending ? (
        <CalendarLoading />
      ) : query.data === undefined || unfiltered.data === undefined ? (
        <Card>
          <QueryFailed query={query.data === undefined ? query : unfiltered} what="Your calendar" />
        </Card>
      ) : (
        <CountedThreads outlines={query.data.items.map(({ outlineId: id, brandId }) => ({ id, brandId }))}>
          <RangeBoard
            key={`${all ? ALL_BRANDS : brand.id} ${view} ${range.from}`}
            view={view}
            range={range}
            month={month}
            today={today}
            queryKey={options.queryKey}
            data={query.data}
            unfiltered={unfiltered.data}
            ofSeveralBrands={all}
            filtered={isFiltered(filters)}
            note={note}
            fixed={current.readOnly || !current.may('MANAGE_OUTLINES')}
            showObservances={showObservances}
            wish={wish}
            steps={props.steps}
            series={props.series}
            onPage={step}
            onDay={goToDay}
            onClearFilters={() => props.onAddress({ brands: undefined, status: undefined, assignee: undefined })}
            onOpenBrand={props.onOpenBrand}
          />
        </CountedThreads>
      )}
      {printing !== null && query.data !== undefined && brandOf !== null && (
        <PrintedList
          title={`${all ? 'All brands' : brand.name}: ${title}`}
          note={note}
          items={query.data.items.filter(({ sendTime }) => isWithin(range, dayOf(sendTime)))}
          observances={observances}
          brandOf={brandOf}
        />
      )}
    </>
  )
}

function shownTime(view: CalendarView, address: CalendarAddress, now: Date, timeZone: string) {
  const today = todayAt(timeZone, now)
  const day = dayOfAddress(address, now, timeZone)
  const month = monthOfAddress(address, now, timeZone)
  if (view === 'week') return { today, range: weekOf(day), month: monthOfDay(day) }
  if (view === 'list') {
    const range = listRange(address.range ?? LIST_DEFAULT, today)
    return { today, range, month: monthOfDay(range.from) }
  }
  const cells = shownDays(month)
  const range: Range = { from: cells[0]!, to: cells.at(-1)! }
  return { today, range, month }
}
