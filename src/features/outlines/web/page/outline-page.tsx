import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import { ApiError } from '#web/api-client.ts'
import { Card } from '#web/kit/card.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { routeIds } from '#web/searches.ts'
import { OutlineEditor } from '../editing/outline-editor.tsx'
import { PartLevelContext } from '../library/brief-parts.tsx'
import { DetailsExtraContext, type RenderDetailsExtra } from '../library/details-extras.ts'
import { libraryRights } from '../library/library-rights.ts'
import { OutlineDetails } from '../library/outline-details.tsx'
import { titleOf } from '../outline-months.ts'
import { outlineOptions } from '../outlines-query.ts'
import { OutlineActions } from './outline-actions.tsx'
import { BackToLibrary } from './back-to-library.tsx'
import { NeighborButtons } from './neighbor-buttons.tsx'
import { OutlineHeader } from './outline-header.tsx'
import { OutlineBlockLoading, OutlineNotFound } from './outline-page-states.tsx'
import { useFilters } from './use-filters.ts'

interface OutlinePageProps {
  renderDetailsExtra: RenderDetailsExtra
  renderBelow: RenderDetailsExtra
}

/** One outline at full width. The query of its address has the filters of the library. */
export function OutlinePage({ renderDetailsExtra, renderBelow }: OutlinePageProps) {
  const { outlineId } = useParams({ from: routeIds.outline })
  const current = useWorkspace()
  return (
    <DetailsExtraContext value={renderDetailsExtra}>
      {current === null ? (
        <>
          <title>Email outline · Mailmonth</title>
          <NoBrandCard
            title="No Brand Selected"
            description="Create a brand first. Its outlines will appear here."
            mayCreate
          />
        </>
      ) : (
        <PageOf id={outlineId} current={current} renderBelow={renderBelow} />
      )}
    </DetailsExtraContext>
  )
}

function PageOf(props: { id: string; current: CurrentWorkspace; renderBelow: RenderDetailsExtra }) {
  const { id, current, renderBelow } = props
  const rights = libraryRights(current)
  const filters = useFilters(rights.workflow)
  const { address } = filters
  const navigate = useNavigate()
  const [showsDetails, setShowsDetails] = useState(false)
  const outlines = useQuery(outlineOptions(id))
  const brands = useQuery(brandsOptions)
  const outline = outlines.data !== undefined && 'outline' in outlines.data ? outlines.data.outline : undefined
  const isList = outlines.data !== undefined && outline === undefined
  const brand = brands.data?.brands.find(
    (each) => each.id === outline?.brandId && each.workspaceId === current.workspace.id,
  )
  const isForeign = outline !== undefined && brands.data !== undefined && brand === undefined
  if (isList || isForeign || isMissing(outlines.error)) return <OutlineNotFound address={address} />
  const failed = outlines.isError ? outlines : brands.isError ? brands : undefined
  const known = outline === undefined || brand === undefined ? undefined : { outline, brand }
  return (
    <>
      <title>{`${outline === undefined ? 'Email outline' : titleOf(outline)} · Mailmonth`}</title>
      <OutlineHeader
        {...known}
        back={<BackToLibrary outlineId={id} brandId={brand?.id} address={address} />}
        neighbors={<NeighborButtons id={id} filters={filters} />}
        actions={
          known !== undefined && <OutlineActions {...known} rights={rights} onDetails={() => setShowsDetails(true)} />
        }
      />
      {known !== undefined ? (
        <div className="-mx-4 md:-mx-6">
          <PartLevelContext value={2}>
            <OutlineEditor key={id} {...known} rights={rights} />
          </PartLevelContext>
          {renderBelow(known.outline, known.brand)}
        </div>
      ) : failed !== undefined ? (
        <Card>
          <QueryFailed query={failed} what="The outline" />
        </Card>
      ) : (
        <OutlineBlockLoading />
      )}
      {known !== undefined && showsDetails && (
        <OutlineDetails
          {...known}
          rights={rights}
          onClose={() => setShowsDetails(false)}
          onDeleted={() => void navigate({ to: paths.emailOutlines, search: { ...address, brandId: known.brand.id } })}
        />
      )}
    </>
  )
}

const isMissing = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 400)
