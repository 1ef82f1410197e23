import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChartNoAxesCombined, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { brandsOptions, chooseBrand } from '#features/brands/web/queries.ts'
import { type CurrentWorkspace, useWorkspace } from '#features/workspaces/web/queries.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { brandWizardUrl, paths } from '#web/paths.ts'
import { FEWEST_CAMPAIGNS, type Performer } from '../../insight-contract.ts'
import { insightsOptions } from '../queries.ts'
import { InsightBoard } from './insight-board.tsx'

/** Makes something new of a campaign that worked; null for those who may not. */
export type RenderMore = (brand: Brand, like: Performer) => ReactNode

/** What a brand's past campaigns say: to be looked at rather than read. */
export function InsightsPage({ renderMore }: { renderMore: RenderMore }) {
  const current = useWorkspace()
  return (
    <>
      <title>Insights · Mailmonth</title>
      {current === null ? (
        <>
          <Header />
          <NoBrands mayCreate />
        </>
      ) : (
        <WorkspaceInsights current={current} renderMore={renderMore} />
      )}
    </>
  )
}

function WorkspaceInsights({ current, renderMore }: { current: CurrentWorkspace; renderMore: RenderMore }) {
  const query = useQuery(brandsOptions)
  const search: { brandId?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const brands = (query.data?.brands ?? []).filter(({ workspaceId }) => workspaceId === current.workspace.id)
  const brand = chooseBrand(brands, search.brandId, current.membership?.lastAccessedBrandId)
  return (
    <>
      <Header>
        {brand !== null && brands.length > 1 && (
          <Select
            aria-label="Brand"
            className="w-56 max-md:h-(--touch) max-sm:w-full"
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
            value={brand.id}
            onValueChange={(brandId) => void navigate({ to: paths.insights, search: { brandId }, replace: true })}
          />
        )}
      </Header>
      {brand !== null ? (
        <BrandInsights key={brand.id} current={current} brand={brand} renderMore={renderMore} />
      ) : query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <Failed error={query.error} retry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <NoBrands mayCreate={current.may('CREATE_BRAND') && !current.readOnly} />
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
    return <Failed error={query.error} retry={() => void query.refetch()} retrying={query.isFetching} />
  }
  const { campaigns, insights } = query.data
  if (insights === null) {
    const mayUpload = current.may('UPLOAD_HISTORICAL_DATA') && !current.readOnly
    return <TooFew brand={brand} campaigns={campaigns} mayUpload={mayUpload} />
  }
  const mayCreate = current.may('CREATE_EMAIL_IDEAS') && !current.readOnly
  return <InsightBoard insights={insights} {...(mayCreate && { renderMore: (like) => renderMore(brand, like) })} />
}

function TooFew({ brand, campaigns, mayUpload }: { brand: Brand; campaigns: number; mayUpload: boolean }) {
  const known = campaigns === 0 ? 'no campaign' : campaigns === 1 ? 'one campaign' : `${campaigns} campaigns`
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesCombined aria-hidden />}
        title={campaigns === 0 ? 'No past campaigns yet' : 'Too few campaigns to say anything'}
        description={`Below ${FEWEST_CAMPAIGNS} comparable campaigns of the last 365 days everything would be chance; ${brand.name} has ${known}.`}
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

function NoBrands({ mayCreate }: { mayCreate: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Store aria-hidden />}
        title="No brands yet"
        description="Insights come from the past campaigns of a brand, and there is none yet."
        {...(mayCreate && {
          action: (
            <Button asChild className="max-md:h-(--touch)">
              <Link to={paths.onboarding}>Create Your First Brand</Link>
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
      description="What past campaigns achieved, and what that says about the next ones."
      actions={children}
    />
  )
}

function Failed({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  return (
    <Card>
      <ErrorState
        title="The insights did not load"
        description={errorMessage(error, 'Please try again.')}
        onRetry={retry}
        retrying={retrying}
      />
    </Card>
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
