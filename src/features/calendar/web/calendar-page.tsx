import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarDays, ChevronLeft, ChevronRight, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { brandsOptions, chooseBrand } from '#features/brands/web/queries.ts'
import { type CurrentWorkspace, useWorkspace } from '#features/workspaces/web/queries.ts'
import { monthsAfter, monthTitle } from '#shared/calendar-dates.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { billingUrl, paths } from '#web/paths.ts'
import { CalendarBoard } from './calendar-board.tsx'
import { todayIn } from './calendar-days.ts'
import { calendarOptions } from './queries.ts'

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
          {...(mayUpgrade && {
            action: (
              <Button asChild className="max-md:h-(--touch)">
                <Link to={billingUrl()}>Upgrade to Pro</Link>
              </Button>
            ),
          })}
        />
      </Card>
    </>
  )
}

function NoBrands({ mayCreate }: { mayCreate: boolean }) {
  return (
    <>
      <PageHeader title="Email Calendar" />
      <Card>
        <EmptyState
          icon={<Store aria-hidden />}
          title="No Brands Found"
          description="The calendar shows the emails of a brand, and there is none yet."
          {...(mayCreate && {
            action: (
              <Button asChild className="max-md:h-(--touch)">
                <Link to={paths.settings} search={{ tab: 'brands' } as object}>
                  Create Brand
                </Link>
              </Button>
            ),
          })}
        />
      </Card>
    </>
  )
}

function WorkspaceCalendar({ current }: { current: CurrentWorkspace }) {
  const query = useQuery(brandsOptions)
  const search: { brandId?: string } = useSearch({ strict: false })
  const brands = (query.data?.brands ?? []).filter(({ workspaceId }) => workspaceId === current.workspace.id)
  const brand = chooseBrand(brands, search.brandId, current.membership?.lastAccessedBrandId)
  if (brand !== null) return <BrandCalendar current={current} brands={brands} brand={brand} />
  if (query.isSuccess) return <NoBrands mayCreate={current.may('CREATE_BRAND') && !current.readOnly} />
  return (
    <>
      <PageHeader title="Email Calendar" />
      {query.isError ? <Failed error={query.error} retry={() => void query.refetch()} /> : <Loading />}
    </>
  )
}

function BrandCalendar({ current, brands, brand }: { current: CurrentWorkspace; brands: Brand[]; brand: Brand }) {
  const search: { year?: number; month?: number } = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = todayIn(brand.timezone)
  const { year, month: asked } = search
  const isMonth = year !== undefined && asked !== undefined && year >= 2000 && year <= 2099 && asked >= 1 && asked <= 12
  const month = isMonth ? { year, month: asked } : { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
  const query = useQuery(calendarOptions(brand.id, month))
  const go = (to: { brandId?: string; year: number; month: number }) =>
    void navigate({ to: paths.emailCalendar, search: { brandId: brand.id, ...to }, replace: true })

  return (
    <>
      <PageHeader
        title="Email Calendar"
        description={`Times are those of ${brand.name}: ${brand.timezone.replaceAll('_', ' ')}.`}
      />
      {brands.length > 1 && (
        <div role="group" aria-label="Brands" className="mb-4 flex flex-wrap gap-2">
          {brands.map(({ id, name }) => (
            <Button
              key={id}
              variant={id === brand.id ? 'primary' : 'secondary'}
              className="max-w-full max-md:h-(--touch)"
              aria-pressed={id === brand.id}
              onClick={() => go({ brandId: id, ...month })}
            >
              <span className="truncate">{name}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="mb-4 flex items-center gap-2">
        <MonthButton label="Previous month" onClick={() => go(monthsAfter(month, -1))}>
          <ChevronLeft aria-hidden />
        </MonthButton>
        <MonthButton label="Next month" onClick={() => go(monthsAfter(month, 1))}>
          <ChevronRight aria-hidden />
        </MonthButton>
        <h2 aria-live="polite" className="ml-1 text-lg font-semibold">
          {monthTitle(month)}
        </h2>
      </div>
      {query.isPending ? (
        <Loading />
      ) : query.data === undefined ? (
        <Failed error={query.error} retry={() => void query.refetch()} />
      ) : (
        <CalendarBoard
          key={`${brand.id} ${month.year}-${month.month}`}
          brand={brand}
          month={month}
          today={today}
          data={query.data}
          fixed={current.readOnly || !current.may('MANAGE_OUTLINES')}
        />
      )}
    </>
  )
}

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

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Card>
      <ErrorState
        description={errorMessage(error, 'Your calendar could not be loaded. Check your connection and try again.')}
        onRetry={retry}
      />
    </Card>
  )
}
