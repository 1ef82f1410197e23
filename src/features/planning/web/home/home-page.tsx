import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FileText, Lightbulb, Store } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { brandsOptions, chooseBrand } from '#features/brands/web/queries.ts'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { type CurrentWorkspace, useWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { hasLargerPlan } from '#shared/plan-catalogue.ts'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { paths } from '#web/paths.ts'
import { recentOptions } from '#features/outlines/web/outlines-query.ts'
import { AddBrand } from './add-brand.tsx'
import { BrandRow } from './brand-row.tsx'
import { HomeTile } from './home-tile.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { nextSteps } from './next-steps.ts'
import { RecentCard } from './recent-card.tsx'
import { UsageCard } from './usage-card.tsx'

/** Where a day begins: what there is, what is left this month, and the way to the next idea. */
export function HomePage() {
  const place = useWorkspace()
  const { data: workspaces } = useSuspenseQuery(workspacesOptions)
  const { data } = useSuspenseQuery(brandsOptions)
  const brands = data.brands.filter(({ workspaceId }) => workspaceId === place?.workspace.id)
  const mayWrite = place === null || (!place.readOnly && place.may('CREATE_EMAIL_IDEAS'))
  return (
    <div className="@container">
      <title>Dashboard · Mailmonth</title>
      <PageHeader
        title="Dashboard"
        description={place?.workspace.name}
        actions={brands.length > 0 && <AddBrand place={place} brandCount={brands.length} />}
      />
      <div className="grid gap-3 @2xl:grid-cols-3 @2xl:gap-4">
        <HomeTile icon={<Store aria-hidden />} title="Total Brands" figure={String(brands.length)}>
          {`in ${workspaces.workspaces.length} ${workspaces.workspaces.length === 1 ? 'workspace' : 'workspaces'}`}
        </HomeTile>
        <HomeTile
          icon={<Lightbulb aria-hidden />}
          title={mayWrite ? 'Create Email Ideas' : 'View Email Ideas'}
          to={paths.createEmails}
        >
          {mayWrite ? 'Fill a month with ideas for your brand' : 'Read the ideas of your brands'}
        </HomeTile>
        <HomeTile icon={<FileText aria-hidden />} title="View Outlines" to={paths.emailOutlines}>
          Read the briefs by month, and hand them over
        </HomeTile>
      </div>
      {place === null ? <NoBrands place={null} /> : <Work place={place} brands={brands} />}
    </div>
  )
}

/** What there is to do in the workspace. The brand used last stands for the others, as on the pages behind. */
function Work({ place, brands }: { place: CurrentWorkspace; brands: readonly Brand[] }) {
  const brand = chooseBrand(brands, undefined, place.membership?.lastAccessedBrandId)
  const usage = useQuery(usageOptions(place.workspace.id))
  const hasLarger = hasLargerPlan(place.workspace.plan)
  const mayPay = place.may('VIEW_BILLING')
  const outlines = useQuery({ ...recentOptions(brand?.id ?? ''), enabled: brand !== null })
  // Without the figures nothing can be said about them; each card tells that it did not load.
  const known = !usage.isError && !outlines.isError
  const steps =
    brand === null || usage.data === undefined || outlines.data === undefined
      ? null
      : nextSteps({
          brands,
          brand,
          readyForReview: outlines.data.readyForReview,
          usage: usage.data,
          place,
        })
  return (
    <>
      <UsageCard query={usage} mayUpgrade={hasLarger && mayPay} askForUpgrade={hasLarger && !mayPay} />
      {brand === null ? (
        <NoBrands place={place} />
      ) : (
        <div className="mt-4 grid gap-4 @5xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Card as="section" className="self-start">
            <CardHeader title="Your Brands" />
            <ul className="divide-y divide-line border-t border-line">
              {brands.map((each) => (
                <BrandRow key={each.id} brand={each} place={place} />
              ))}
            </ul>
          </Card>
          <div className="grid content-start items-start gap-4 @2xl:@max-5xl:grid-cols-2">
            {known && <NextStepsCard steps={steps} />}
            <RecentCard brand={brand} query={outlines} />
          </div>
        </div>
      )}
    </>
  )
}

function NoBrands({ place }: { place: CurrentWorkspace | null }) {
  return (
    <div className="mt-4">
      <NoBrandCard
        description="Describe your brand once. Everything that is planned and written builds on it."
        mayCreate
        action={<AddBrand place={place} brandCount={0} />}
      />
    </div>
  )
}
