import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { BrandPage, type ChosenBrand } from '#features/brands/web/widgets/brand-page.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { billingUrl, paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { CalendarHeading } from './calendar-heading.tsx'
import { CalendarLoading } from './calendar-loading.tsx'
import { ALL_BRANDS, type CalendarAddress, type CalendarView, keepView, viewOf } from './calendar-view.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { RangeCalendar } from './range/range-calendar.tsx'
import { useUndoSteps } from './undo-steps.ts'
import { SeriesOffer } from './widgets/series/series-offer.tsx'
import { useSeriesOffering } from './widgets/series/series-offer-state.ts'
import { wantedFocus } from './use-wanted-focus.ts'

export function CalendarPage() {
  const current = useWorkspace()
  const navigate = useNavigate()
  const address = useSearch({ from: routeIds.emailCalendar })
  if (current !== null && !current.limits.calendarEnabled) {
    return (
      <>
        <title>Email Calendar · Mailmonth</title>
        <Locked mayUpgrade={current.may('VIEW_BILLING')} />
      </>
    )
  }
  return (
    <BrandPage
      title="Email Calendar"
      header={<CalendarHeading viewOnly={false} period={null} tools={null} brands={null} />}
      loading={<CalendarLoading />}
      noBrand={{
        title: 'No Brands Found',
        description: 'Create a brand to start its calendar.',
        action: (
          <Button asChild size="touch">
            <Link to={paths.settings} search={{ tab: 'brands' }}>
              Create Brand
            </Link>
          </Button>
        ),
      }}
      onChoose={(brandId) => void navigate({ to: paths.emailCalendar, search: { ...address, ...NO_FILTERS, brandId } })}
    >
      {(chosen) => <ChosenCalendar {...chosen} />}
    </BrandPage>
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
          description="Schedule every outline, drag it to another day, and see what's still unscheduled. Included in Pro and above."
          action={
            mayUpgrade ? (
              <Button asChild size="touch">
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

const NO_FILTERS = { brands: undefined, status: undefined, assignee: undefined } satisfies CalendarAddress

function ChosenCalendar({ current, brands, brand, choose }: ChosenBrand) {
  const { id: userId } = useSignedIn()
  const address = useSearch({ from: routeIds.emailCalendar })
  const navigate = useNavigate()
  const all = address.brandId === ALL_BRANDS && brands.length > 1
  const view = viewOf(address, userId)
  const steps = useUndoSteps(all ? ALL_BRANDS : brand.id)
  const [wish] = useState(wantedFocus)
  const series = useSeriesOffering()
  const show = (search: CalendarAddress) => void navigate({ to: paths.emailCalendar, search })
  const own = { brandId: all ? ALL_BRANDS : brand.id }
  const onView = (chosen: CalendarView) => {
    keepView(chosen, userId)
    wish.forget()
    show({ ...address, ...own, view: chosen })
  }
  const onBrand = (brandId: string) => {
    wish.forget()
    // All brands aren't a brand to begin with on the next visit.
    if (brandId === ALL_BRANDS) show({ ...address, ...NO_FILTERS, brandId, view })
    else choose(brandId)
  }
  const offered = series.offer !== null && (
    <SeriesOffer
      key={series.offer.ideaId}
      offer={series.offer}
      country={brands.find(({ id }) => id === series.offer?.brandId)?.country ?? brand.country}
      steps={steps}
      returnTo={() => document.querySelector(`main [data-outline="${series.offer?.outlineId}"]`)}
      onClose={series.close}
    />
  )
  if (!all && view === 'month') {
    return (
      <>
        <MonthCalendar
          current={current}
          brands={brands}
          brand={brand}
          address={address}
          steps={steps}
          series={series}
          wish={wish}
          onMonth={(month) => show({ ...own, ...month })}
          onView={onView}
          onBrand={onBrand}
        />
        {offered}
      </>
    )
  }
  return (
    <>
      <RangeCalendar
        current={current}
        brands={brands}
        brand={brand}
        all={all}
        view={view}
        address={address}
        steps={steps}
        series={series}
        wish={wish}
        onAddress={(change) => show({ ...withoutOtherTime(address, change), ...own, view, ...change })}
        onView={onView}
        onBrand={onBrand}
        onOpenBrand={(brandId, month) => {
          choose(brandId)
          void navigate({ to: paths.emailCalendar, search: { brandId, ...month, view: 'month' }, replace: true })
        }}
      />
      {offered}
    </>
  )
}

/** An address names a day or a month, and the newer choice wins. */
function withoutOtherTime(address: CalendarAddress, change: CalendarAddress): CalendarAddress {
  if (change.day !== undefined) return { ...address, year: undefined, month: undefined }
  return change.month === undefined ? address : { ...address, day: undefined }
}
