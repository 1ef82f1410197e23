import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { BrandPage } from '#features/brands/web/widgets/brand-page.tsx'
import { BrandSelect } from '#features/brands/web/widgets/brand-select.tsx'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { PAGE_WORDS } from '#web/page-words.ts'
import { brandWizardUrl, paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Performer } from '../../insight-contract.ts'
import { insightsOptions } from '../queries.ts'
import { CampaignList } from './campaign-list.tsx'
import { InsightBoard } from './insight-board.tsx'
import { tooFewText } from './insight-wording.ts'

export type RenderMore = (brand: Brand, like: Performer) => ReactNode

export function InsightsPage({ renderMore }: { renderMore: RenderMore }) {
  const navigate = useNavigate()
  return (
    <BrandPage
      title="Insights"
      header={<Header />}
      loading={<Loading />}
      noBrand={{ description: 'Create a brand and import its past campaigns to see insights.' }}
      onChoose={(brandId) => void navigate({ to: paths.insights, search: { brandId }, replace: true })}
    >
      {({ current, brands, brand, choose }) => (
        <>
          <Header>
            <BrandSelect brands={brands} brand={brand} onChoose={choose} />
          </Header>
          <BrandInsights key={brand.id} current={current} brand={brand} renderMore={renderMore} />
        </>
      )}
    </BrandPage>
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
        title={campaigns === 0 ? 'No past campaigns yet' : 'Not enough campaigns yet'}
        description={tooFewText(brand.name, campaigns)}
        {...(mayUpload && {
          action: (
            <Button asChild size="touch">
              <Link to={brandWizardUrl(brand.id, 5)}>Upload Data</Link>
            </Button>
          ),
        })}
      />
    </Card>
  )
}

function Header({ children }: { children?: ReactNode }) {
  return <PageHeader {...PAGE_WORDS.insights} actions={children} />
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
