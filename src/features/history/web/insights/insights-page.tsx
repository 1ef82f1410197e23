import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { useBrandChoice } from '#features/brands/web/queries.ts'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { brandWizardUrl, paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Performer } from '../../insight-contract.ts'
import { insightsOptions } from '../queries.ts'
import { CampaignList } from './campaign-list.tsx'
import { InsightBoard } from './insight-board.tsx'
import { tooFewText } from './insight-wording.ts'

/** Makes something new of a campaign that worked; null for those who may not. */
export type RenderMore = (brand: Brand, like: Performer) => ReactNode

const NO_BRAND = 'Insights come from the past campaigns of a brand, and there is none yet.'

/** What a brand's past campaigns say: to be looked at rather than read. */
export function InsightsPage({ renderMore }: { renderMore: RenderMore }) {
  const current = useWorkspace()
  return (
    <>
      <title>Insights · Mailmonth</title>
      {current === null ? (
        <>
          <Header />
          <NoBrandCard description={NO_BRAND} mayCreate />
        </>
      ) : (
        <WorkspaceInsights current={current} renderMore={renderMore} />
      )}
    </>
  )
}

function WorkspaceInsights({ current, renderMore }: { current: CurrentWorkspace; renderMore: RenderMore }) {
  const search: { brandId?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { query, brands, brand, choose } = useBrandChoice(
    current,
    search.brandId,
    (brandId) => void navigate({ to: paths.insights, search: { brandId }, replace: true }),
  )
  return (
    <>
      <Header>
        {brand !== null && brands.length > 1 && (
          <Select
            aria-label="Brand"
            className="w-56 max-md:h-(--touch) max-sm:w-full"
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
            value={brand.id}
            onValueChange={choose}
          />
        )}
      </Header>
      {brand !== null ? (
        <BrandInsights key={brand.id} current={current} brand={brand} renderMore={renderMore} />
      ) : query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <Card>
          <QueryFailed query={query} what="Your brands" />
        </Card>
      ) : (
        <NoBrandCard description={NO_BRAND} mayCreate={current.may('CREATE_BRAND') && !current.readOnly} />
      )}
    </>
  )
}

interface BrandInsightsProps {
  current: CurrentWorkspace
  brand: Brand
  renderMore: RenderMore
}

function BrandInsights({ current, brand, renderMore }: BrandInsightsProps) {
  const query = useQuery(insightsOptions(brand.id))
  if (query.isPending) return <Loading />
  if (query.isError) {
    return (
      <Card>
        <QueryFailed query={query} what="The insights" />
      </Card>
    )
  }
  const { campaigns, insights } = query.data
  const mayUpload = current.may('UPLOAD_HISTORICAL_DATA') && !current.readOnly
  if (insights === null) {
    return (
      <div className="grid min-w-0 gap-5">
        <TooFew brand={brand} campaigns={campaigns} mayUpload={mayUpload} />
        <CampaignList brand={brand} mayCorrect={mayUpload} />
      </div>
    )
  }
  const mayCreate = current.may('CREATE_EMAIL_IDEAS') && !current.readOnly
  return (
    <div className="grid min-w-0 gap-5">
      <InsightBoard
        insights={insights}
        country={brand.country}
        {...(mayCreate && { renderMore: (like) => renderMore(brand, like) })}
      />
      <CampaignList brand={brand} mayCorrect={mayUpload} />
    </div>
  )
}

function TooFew({ brand, campaigns, mayUpload }: { brand: Brand; campaigns: number; mayUpload: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesCombined aria-hidden />}
        title={campaigns === 0 ? 'No past campaigns yet' : 'Too few campaigns to say anything'}
        description={tooFewText(brand.name, campaigns)}
        {...(mayUpload && {
          action: (
            <Button asChild className="max-md:h-(--touch)">
              <Link to={brandWizardUrl(brand.id, 5)}>Upload Data</Link>
            </Button>
          ),
        })}
      />
    </Card>
  )
}

function Header({ children }: { children?: ReactNode }) {
  return (
    <PageHeader
      title="Insights"
      description="What the campaigns of the last 365 days achieved, and what that says about the next ones."
      actions={children}
    />
  )
}

function Loading() {
  return (
    <LoadingRegion label="Loading insights">
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-xl lg:col-span-2" />
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </LoadingRegion>
  )
}
