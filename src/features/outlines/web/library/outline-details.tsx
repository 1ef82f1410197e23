import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { TYPE_LABELS } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { titleOf } from '../outline-months.ts'
import { outlineOptions } from '../outlines-query.ts'
import { DeleteOutlineDialog } from './delete-outline-dialog.tsx'
import type { LibraryRights } from './library-rights.ts'
import { sendTimeOf } from './outline-wording.ts'

export const loadDetails = () => import('./details-content.tsx')
const DetailsContent = lazy(async () => ({ default: (await loadDetails()).DetailsContent }))
const CopyDialog = lazy(async () => ({ default: (await import('../copying/copy-dialog.tsx')).CopyDialog }))

export interface OutlineDetailsProps {
  outline: OutlineSummary
  brand: Brand
  rights: LibraryRights
  onClose: () => void
  onDeleted?: () => void
}

export function OutlineDetails({ outline: summary, brand, rights, onClose, onDeleted = onClose }: OutlineDetailsProps) {
  const [deleting, setDeleting] = useState(false)
  const [copying, setCopying] = useState(false)
  const query = useQuery(outlineOptions(summary.id))
  const outline = query.data !== undefined && 'outline' in query.data ? query.data.outline : undefined
  const known = outline ?? summary
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !deleting && !copying) onClose()
        }}
        title={titleOf(known)}
        description={`${known.mainTopicTitle} · ${TYPE_LABELS[known.type]} · ${sendTimeOf(known, brand.country)}`}
      >
        {outline !== undefined ? (
          <Suspense fallback={<DetailsLoading />}>
            <DetailsContent
              outline={outline}
              brand={brand}
              rights={rights}
              onSaved={onClose}
              onCopy={() => setCopying(true)}
              onDelete={() => setDeleting(true)}
            />
          </Suspense>
        ) : query.isError ? (
          <QueryFailed query={query} what="The outline" />
        ) : (
          <DetailsLoading />
        )}
      </Dialog>
      {copying && (
        <Suspense>
          <CopyDialog outlines={[known]} brand={brand} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {deleting && <DeleteOutlineDialog outline={known} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}

function DetailsLoading() {
  return (
    <LoadingRegion label="Loading the details">
      <div className="grid min-h-72 content-start gap-4">
        <Skeleton className="w-48" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </LoadingRegion>
  )
}
