import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { BrandPage } from '#features/brands/web/widgets/brand-page.tsx'
import { BrandSelect } from '#features/brands/web/widgets/brand-select.tsx'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { TrashRow } from './trash-row.tsx'

export function TrashPage() {
  const navigate = useNavigate()
  return (
    <BrandPage
      title="Trash"
      header={<TrashHeader />}
      loading={<TrashLoading />}
      noBrand={{
        title: 'No Brand Selected',
        description: 'Create a brand first. Its deleted ideas and outlines will appear here.',
      }}
      onChoose={(brandId) => void navigate({ to: paths.trash, search: { brandId } })}
    >
      {({ current, brands, brand, choose }) => (
        <>
          <TrashHeader brand={brand}>
            <BrandSelect brands={brands} brand={brand} onChoose={choose} />
          </TrashHeader>
          <BrandTrash key={brand.id} brand={brand} current={current} />
        </>
      )}
    </BrandPage>
  )
}

function BrandTrash({ brand, current }: { brand: Brand; current: CurrentWorkspace }) {
  const query = useQuery(endpointQuery(trashEndpoints.list, { params: { id: brand.id } }))
  if (query.isPending) return <TrashLoading />
  if (query.data === undefined) {
    return (
      <Card>
        <QueryFailed query={query} what="The trash" />
      </Card>
    )
  }
  if (query.data.items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Trash2 aria-hidden />}
          title="The trash is empty"
          description="Deleted items stay here for 30 days."
        />
      </Card>
    )
  }
  return (
    <Card as="section" aria-label="Deleted ideas and outlines" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {query.data.items.map((item) => (
          <TrashRow key={item.id} item={item} brand={brand} current={current} />
        ))}
      </ul>
    </Card>
  )
}

function TrashHeader({ brand, children }: { brand?: Brand; children?: ReactNode }) {
  return (
    <PageHeader
      title="Trash"
      description={
        <span className="wrap-anywhere">{`Items deleted from ${brand?.name ?? 'a brand'}. We delete them permanently after 30 days.`}</span>
      }
      actions={
        <>
          {children}
          <Button asChild variant="secondary" size="touch">
            <Link to={paths.emailOutlines} search={brand === undefined ? {} : { brandId: brand.id }}>
              Back to the library
            </Link>
          </Button>
        </>
      }
    />
  )
}

const ROWS = Array.from({ length: 4 }, (_, index) => index)

function TrashLoading() {
  return (
    <LoadingRegion label="Loading the trash">
      <Card className="divide-y divide-line">
        {ROWS.map((row) => (
          <div key={row} className="grid h-[4.5rem] content-center gap-2 px-4">
            <Skeleton className="w-72 max-w-full" />
            <Skeleton className="h-3 w-48 max-w-full" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  )
}
