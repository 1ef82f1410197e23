import { useQuery } from '@tanstack/react-query'
import { Printer, ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { CountedThreads } from '#features/outlines/web/outline-extras.tsx'
import { type YearMonth, monthKey, monthTitle, monthsAfter, todayAt } from '#shared/calendar-dates.ts'
import { download } from '#web/api-client.ts'
import { Card } from '#web/kit/card.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { monthOfDay } from '../calendar-days.ts'
import { calendarEndpoints } from '../contract.ts'
import { CalendarBoard } from './calendar-board.tsx'
import type { CalendarData } from './calendar-changes.ts'
import { BrandChoice, CalendarHeading, HolidaySwitch, PeriodChoice, ViewChoice } from './calendar-heading.tsx'
import { CalendarLoading } from './calendar-loading.tsx'
import { type CalendarAddress, type CalendarView, monthOfAddress } from './calendar-view.ts'
import { useObservanceChoice } from './observance-choice.ts'
import { PlanMenu } from './plan-menu.tsx'
import { PrintedPlan } from './printed-plan.tsx'
import { calendarOptions } from './queries.ts'
import type { UndoSteps } from './undo-steps.ts'
import type { SeriesOffering } from './widgets/series/series-offer-state.ts'
import { usePrinting } from './use-printing.ts'
import type { WantedFocus } from './use-wanted-focus.ts'
import { useViewKeys } from './view-keys.ts'

export interface MonthCalendarProps {
  current: CurrentWorkspace
  brands: readonly Brand[]
  brand: Brand
  address: CalendarAddress
  steps: UndoSteps
  series: SeriesOffering
  wish: WantedFocus
  onMonth: (month: YearMonth) => void
  onView: (view: CalendarView) => void
  onBrand: (brandId: string) => void
}

/** The month of one brand. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { current, brands, brand, steps, wish } = props
  const [now] = useState(() => new Date())
  const today = todayAt(brand.timezone, now)
  const thisMonth = monthOfDay(today)
  const month = monthOfAddress(props.address, now, brand.timezone)
  const query = useQuery(calendarOptions(brand.id, month))
  const [showObservances, setShowObservances] = useObservanceChoice()
  const { printing, print } = usePrinting()
  const goTo = (to: YearMonth) => {
    wish.forget()
    props.onMonth(to)
  }
  useViewKeys((key) => {
    if (key.type === 'view') props.onView(key.view)
    else goTo(key.type === 'step' ? monthsAfter(month, key.steps) : thisMonth)
  })

  return (
    <>
      <CalendarHeading
        viewOnly={!current.may('MANAGE_OUTLINES')}
        period={
          <PeriodChoice
            unit="month"
            title={monthTitle(month)}
            today={monthKey(month) === monthKey(thisMonth) ? null : { label: 'Today', onSelect: () => goTo(thisMonth) }}
            onStep={(months) => goTo(monthsAfter(month, months))}
          />
        }
        tools={
          <>
            <ViewChoice view="month" onChange={props.onView} />
            <HolidaySwitch shown={showObservances} onChange={setShowObservances} />
            <PlanMenu
              prints={[
                { label: 'Print month', icon: <Printer aria-hidden />, onSelect: () => print('month') },
                { label: 'Print agenda', icon: <ScrollText aria-hidden />, onSelect: () => print('agenda') },
              ]}
              ready={query.data !== undefined}
              download={() => download(calendarEndpoints.exportCsv, { query: { brandId: brand.id, ...month } })}
              feed={{ brand, mayManage: current.may('MANAGE_OUTLINES'), readOnly: current.readOnly }}
            />
          </>
        }
        brands={<BrandChoice brands={brands} chosen={brand.id} onChoose={props.onBrand} />}
      />
      {query.isPending ? (
        <CalendarLoading />
      ) : query.data === undefined ? (
        <Card>
          <QueryFailed query={query} what="Your calendar" />
        </Card>
      ) : (
        <CountedThreads outlines={countedIn(brand.id, query.data)}>
          <CalendarBoard
            key={`${brand.id} ${monthKey(month)}`}
            brand={brand}
            month={month}
            today={today}
            data={query.data}
            fixed={current.readOnly || !current.may('MANAGE_OUTLINES')}
            suspended={current.readOnly && current.may('MANAGE_OUTLINES')}
            showObservances={showObservances}
            wish={wish}
            steps={steps}
            series={props.series}
            onMonth={props.onMonth}
          />
        </CountedThreads>
      )}
      {printing !== null && query.data !== undefined && (
        <PrintedPlan
          kind={printing}
          brand={brand}
          month={month}
          today={today}
          data={printed(query.data, showObservances)}
        />
      )}
    </>
  )
}

const printed = (data: CalendarData, showObservances: boolean): CalendarData =>
  showObservances ? data : { ...data, observances: [] }

const countedIn = (brandId: string, { schedules, unscheduled }: CalendarData) =>
  [...schedules, ...unscheduled].map(({ outlineId: id }) => ({ id, brandId }))
