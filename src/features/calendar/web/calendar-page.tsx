import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { useBrandChoice } from '#features/brands/web/queries.ts'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import { type YearMonth, defaultMonth, monthKey, monthsAfter, monthTitle } from '#shared/calendar-dates.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { billingUrl, paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { monthOfDay, todayIn } from '../calendar-days.ts'
import { CalendarBoard } from './calendar-board.tsx'
import type { CalendarData } from './calendar-changes.ts'
import { useObservanceChoice } from './observance-choice.ts'
import { PlanMenu } from './plan-menu.tsx'
import { PrintedPlan } from './printed-plan.tsx'
import { calendarOptions } from './queries.ts'
import { useUndoSteps } from './undo-steps.ts'
import { usePrinting } from './use-printing.ts'
import { focusWish } from './use-wanted-focus.ts'

/** The email calendar: six weeks of a brand, and what still waits for a date. */
export function CalendarPage() {
  const current = useWorkspace()
  return (
    <>
      <title>Email Calendar · Mailmonth</title>
      {current === null ? (
        <NoBrands mayCreate />
      ) : current.limits.calendarEnabled ? (
        <WorkspaceCalendar current={current} />
      ) : (
        <Locked mayUpgrade={current.may('VIEW_BILLING')} />
      )}
    </>
  )
}

function Locked({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <>
      <PageHeader title="Email Calendar (Pro Feature)" />
      <Card>
        <EmptyState
          icon={<CalendarDays aria-hidden />}
          title="See your month at a glance"
          description="Give every outline its day, move it by hand and see what still waits. Included from the Pro plan."
          action={
            mayUpgrade ? (
              <Button asChild className="max-md:h-(--touch)">
                <Link to={billingUrl()}>Upgrade to Pro</Link>
              </Button>
            ) : (
              <p className="text-sm font-medium text-fg-2">{ASK_FOR_UPGRADE}</p>
            )
          }
        />
      </Card>
    </>
  )
}

function NoBrands({ mayCreate }: { mayCreate: boolean }) {
  return (
    <>
      <PageHeader title="Email Calendar" />
      <NoBrandCard
        title="No Brands Found"
        description="The calendar shows the emails of a brand, and there is none yet."
        mayCreate={mayCreate}
        action={
          <Button asChild className="max-md:h-(--touch)">
            <Link to={paths.settings} search={{ tab: 'brands' } as object}>
              Create Brand
            </Link>
          </Button>
        }
      />
    </>
  )
}

function WorkspaceCalendar({ current }: { current: CurrentWorkspace }) {
  const search: { brandId?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { query, brands, brand, choose } = useBrandChoice(
    current,
    search.brandId,
    (brandId) => void navigate({ to: paths.emailCalendar, search: (now) => ({ ...now, brandId }) }),
  )
  if (brand !== null) return <BrandCalendar current={current} brands={brands} brand={brand} choose={choose} />
  if (query.isSuccess) return <NoBrands mayCreate={current.may('CREATE_BRAND') && !current.readOnly} />
  return (
    <>
      <PageHeader title="Email Calendar" />
      {query.isError ? (
        <Card>
          <QueryFailed query={query} what="Your brands" />
        </Card>
      ) : (
        <Loading />
      )}
    </>
  )
}

function BrandCalendar(props: {
  current: CurrentWorkspace
  brands: Brand[]
  brand: Brand
  choose: (brandId: string) => void
}) {
  const { current, brands, brand } = props
  const search: { year?: number; month?: number } = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = todayIn(brand.timezone)
  const thisMonth = monthOfDay(today)
  const [now] = useState(() => new Date())
  const { year, month: asked } = search
  const isMonth = year !== undefined && asked !== undefined && year >= 2000 && year <= 2099 && asked >= 1 && asked <= 12
  const month = isMonth ? { year, month: asked } : defaultMonth(now, brand.timezone)
  const query = useQuery(calendarOptions(brand.id, month))
  const [wish] = useState(focusWish)
  const steps = useUndoSteps(brand.id)
  const [showObservances, setShowObservances] = useObservanceChoice()
  const { printing, print } = usePrinting()
  const show = (to: YearMonth) => void navigate({ to: paths.emailCalendar, search: { brandId: brand.id, ...to } })
  const goTo = (to: YearMonth) => {
    wish.forget()
    show(to)
  }

  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <h1 className="text-xl font-semibold md:text-2xl">Email Calendar</h1>
        {!current.may('MANAGE_OUTLINES') && <Badge variant="secondary">View Only</Badge>}
        {brands.length > 1 && <BrandButtons brands={brands} chosen={brand.id} onChoose={props.choose} />}
        <span className="flex items-center gap-2 xl:ml-2">
          <MonthButton label="Previous month" onClick={() => goTo(monthsAfter(month, -1))}>
            <ChevronLeft aria-hidden />
          </MonthButton>
          <h2 aria-live="polite" className="min-w-36 text-center text-lg font-semibold">
            {monthTitle(month)}
          </h2>
          <MonthButton label="Next month" onClick={() => goTo(monthsAfter(month, 1))}>
            <ChevronRight aria-hidden />
          </MonthButton>
          {monthKey(month) !== monthKey(thisMonth) && (
            <Button variant="ghost" className="max-md:h-(--touch)" onClick={() => goTo(thisMonth)}>
              Today
            </Button>
          )}
        </span>
        <span className="ml-auto flex items-center gap-3">
          <span className="flex items-center gap-2 text-sm text-fg-2 max-md:min-h-(--touch)">
            <Switch id="days-of-the-year" checked={showObservances} onCheckedChange={setShowObservances} />
            <label htmlFor="days-of-the-year">Days of the year</label>
          </span>
          <PlanMenu
            brand={brand}
            month={month}
            mayManage={current.may('MANAGE_OUTLINES')}
            readOnly={current.readOnly}
            onPrint={query.data === undefined ? null : print}
          />
        </span>
      </header>
      {query.isPending ? (
        <Loading />
      ) : query.data === undefined ? (
        <Card>
          <QueryFailed query={query} what="Your calendar" />
        </Card>
      ) : (
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
          onMonth={show}
        />
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

function BrandButtons(props: { brands: Brand[]; chosen: string; onChoose: (brandId: string) => void }) {
  return (
    <div role="group" aria-label="Brands" className="flex flex-wrap gap-2">
      {props.brands.map(({ id, name }) => (
        <Button
          key={id}
          variant={id === props.chosen ? 'primary' : 'secondary'}
          className="max-w-full max-md:h-(--touch)"
          aria-pressed={id === props.chosen}
          onClick={() => props.onChoose(id)}
        >
          <span className="truncate">{name}</span>
        </Button>
      ))}
    </div>
  )
}

const printed = (data: CalendarData, showObservances: boolean): CalendarData =>
  showObservances ? data : { ...data, observances: [] }

function MonthButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="secondary"
      size="icon"
      className="max-md:size-(--touch)"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

function Loading() {
  return (
    <LoadingRegion label="Loading your calendar">
      <Skeleton className="h-[44rem] w-full" />
    </LoadingRegion>
  )
}
