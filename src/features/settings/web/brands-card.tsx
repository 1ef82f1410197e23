import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks, Pencil, Plus, Store } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { brandsOptions } from '#features/brands/web/queries.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { ArchiveBrand } from './archive-brand.tsx'
import { ArchivedBrands } from './archived-brands.tsx'

/** `asked` is true if the URL names the brands. Then the card scrolls into view. */
export function BrandsCard({ current, asked }: { current: CurrentWorkspace; asked: boolean }) {
  const query = useQuery(brandsOptions)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) card.current?.scrollIntoView({ block: 'start' })
  }, [asked])
  const brands = query.data?.brands.filter(({ workspaceId }) => workspaceId === current.workspace.id)
  const mayEdit = current.may('EDIT_BRAND') && !current.readOnly
  return (
    <div ref={card} className="scroll-mt-20">
      <Card as="section">
        <CardHeader
          title="Brands"
          description="Each brand has its own ideas and outlines."
          actions={<AddBrand current={current} brandCount={brands?.length ?? 0} />}
        />
        {query.isPending ? (
          <LoadingRegion label="Loading your brands">
            <div className="flex items-center gap-4 border-t border-line px-5 py-4">
              <Skeleton className="size-9" />
              <Skeleton className="w-48" />
            </div>
          </LoadingRegion>
        ) : brands === undefined ? (
          <QueryFailed query={query} what="Your brands" />
        ) : brands.length === 0 ? (
          <EmptyState
            icon={<Store aria-hidden />}
            title="No brands yet"
            description="Describe your brand once. We use the profile for every idea and outline."
          />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {brands.map((brand) => (
              <li key={brand.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
                <Avatar name={brand.name} />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="truncate text-base font-semibold">{brand.name}</p>
                  <p className="truncate text-sm text-fg-3">{brand.website ?? 'No website'}</p>
                </div>
                <Button asChild variant="secondary" size="touch-sm">
                  <Link to={paths.onboarding} search={{ brandId: brand.id, step: 1 }}>
                    <Pencil aria-hidden />
                    {mayEdit ? 'Edit Brand' : 'View Brand'}
                    <span className="sr-only">{`, ${brand.name}`}</span>
                  </Link>
                </Button>
                <Button asChild variant="secondary" size="touch-sm">
                  <Link to={paths.brandSheet} search={{ brandId: brand.id }}>
                    <ListChecks aria-hidden />
                    What we understood
                    <span className="sr-only">{`, ${brand.name}`}</span>
                  </Link>
                </Button>
                {mayEdit && <ArchiveBrand brand={brand} />}
              </li>
            ))}
          </ul>
        )}
        <ArchivedBrands current={current} refusal={refusalToRestore(current)} />
      </Card>
    </div>
  )
}

function refusalToRestore(current: CurrentWorkspace): string | undefined {
  if (current.readOnly) return "This workspace is suspended, so you can't make changes."
  return current.may('CREATE_BRAND') ? undefined : "Your role can't restore brands."
}

function AddBrand({ current, brandCount }: { current: CurrentWorkspace; brandCount: number }) {
  const { plan } = current.workspace
  const refusal = current.readOnly
    ? "This workspace is suspended, so you can't make changes."
    : !current.may('CREATE_BRAND')
      ? "Your role can't add brands."
      : brandCount > 0 && (plan === 'STARTER' || plan === 'PRO')
        ? `Adding brands is disabled for ${PLAN_CATALOG[plan].label} plan`
        : undefined
  const content = (
    <>
      <Plus aria-hidden />
      Add Brand
    </>
  )
  if (refusal === undefined) {
    return (
      <Button asChild variant="secondary" size="touch">
        <Link to={paths.onboarding}>{content}</Link>
      </Button>
    )
  }
  return (
    <Button reason={refusal} variant="secondary" size="touch">
      {content}
    </Button>
  )
}
