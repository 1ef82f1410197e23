import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FileText, Lightbulb, Store } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { type CurrentWorkspace, useWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { hasLargerPlan } from '#shared/plan-catalog.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { PAGE_WORDS } from '#web/page-words.ts'
import { paths } from '#web/paths.ts'
import { AddBrand } from './add-brand.tsx'
import { HomeTile } from './home-tile.tsx'
import { MonthsWork } from './months-work.tsx'
import { UsageCard } from './usage-card.tsx'

export function HomePage() {
  const place = useWorkspace()
  const { data } = useSuspenseQuery(brandsOptions)
  const brands = data.brands.filter(({ workspaceId }) => workspaceId === place?.workspace.id)
  const below = (
    <>
      <Tiles place={place} brands={brands} />
      {place !== null && <WorkspaceUsage place={place} />}
    </>
  )
  return (
    <div className="@container">
      <title>Dashboard · Mailmonth</title>
      <PageHeader
        {...PAGE_WORDS.home}
        description={place?.workspace.name}
        actions={brands.length > 0 && <AddBrand place={place} brandCount={brands.length} />}
      />
      <div className="grid gap-4">
        {place === null || brands.length === 0 ? (
          <>
            <NoBrandCard
              description="Describe your brand once. Every idea and outline builds on it."
              mayCreate
              action={<AddBrand place={place} brandCount={0} />}
            />
            {below}
          </>
        ) : (
          <MonthsWork place={place} brands={brands}>
            {below}
          </MonthsWork>
        )}
      </div>
    </div>
  )
}

function Tiles({ place, brands }: { place: CurrentWorkspace | null; brands: readonly Brand[] }) {
  const { data } = useSuspenseQuery(workspacesOptions)
  const workspaces = data.workspaces.length
  const mayWrite = place === null || (!place.readOnly && place.may('CREATE_EMAIL_IDEAS'))
  return (
    <div className="grid gap-4 @2xl:grid-cols-3">
      <HomeTile icon={<Store aria-hidden />} title="Total brands" figure={String(brands.length)}>
        {`in ${workspaces} ${workspaces === 1 ? 'workspace' : 'workspaces'}`}
      </HomeTile>
      <HomeTile
        icon={<Lightbulb aria-hidden />}
        title={mayWrite ? 'Create Email Ideas' : 'View Email Ideas'}
        to={paths.createEmails}
      >
        {mayWrite ? 'Fill a month with ideas for your brand' : 'View ideas for your brands'}
      </HomeTile>
      <HomeTile icon={<FileText aria-hidden />} title="View Outlines" to={paths.emailOutlines}>
        Read, assign and export your outlines
      </HomeTile>
    </div>
  )
}

function WorkspaceUsage({ place }: { place: CurrentWorkspace }) {
  const usage = useQuery(usageOptions(place.workspace.id))
  const hasLarger = hasLargerPlan(place.workspace.plan)
  const mayPay = place.may('VIEW_BILLING')
  return <UsageCard query={usage} mayUpgrade={hasLarger && mayPay} askForUpgrade={hasLarger && !mayPay} />
}
