import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import type { LibraryExtras } from '#features/outlines/web/library/library-extras.ts'
import { LibraryPage } from '#features/outlines/web/library/library-page.tsx'
import { ReviewStateChip } from '#features/reviews/web/widgets/review-chip.tsx'
import { ReviewLinksButton } from '#features/reviews/web/widgets/review-links-button.tsx'
import { ShareMonthButton } from '#features/reviews/web/widgets/share-month.tsx'
import { useLoadAhead } from '#web/load-ahead.ts'
import { routeIds } from '#web/searches.ts'
import { CommentedOutlines, loadPartComments } from './commented-outlines.tsx'

const loadDetails = () => import('./library-details.tsx')
const loadMoveDates = () => import('#features/calendar/web/widgets/move-dates/move-dates-dialog.tsx')
const loadShare = () => import('#features/reviews/web/widgets/share-dialog.tsx')
const LibraryDetails = lazy(async () => ({ default: (await loadDetails()).LibraryDetails }))
const MoveDatesDialog = lazy(async () => ({ default: (await loadMoveDates()).MoveDatesDialog }))
const ShareDialog = lazy(async () => ({ default: (await loadShare()).ShareDialog }))

const LATER = [loadPartComments, loadDetails, loadMoveDates, loadShare]

const extras: LibraryExtras = {
  row: (outline, brand) => <ReviewOfRow outline={outline} brand={brand} />,
  month: (month, brand, rights) =>
    rights.workflow &&
    rights.manage && <ShareMonthButton month={month} brand={brand} {...(rights.readOnly && { reason: SUSPENDED })} />,
  header: (brand, rights) =>
    rights.workflow && (
      <ReviewLinksButton brand={brand} mayChange={rights.manage} reason={rights.readOnly ? SUSPENDED : undefined} />
    ),
  share: ({ outlines, brand, onClose }) => (
    <Suspense>
      <ShareDialog
        brand={brand}
        outlines={outlines}
        chosen={outlines.map(({ id }) => id)}
        name={`Emails for ${brand.name}`.slice(0, 80)}
        onClose={onClose}
      />
    </Suspense>
  ),
}

function ReviewOfRow({ outline, brand }: { outline: OutlineSummary; brand: Brand }) {
  const current = useWorkspace(brand.workspaceId)
  return current?.limits.workflowEnabled === true ? <ReviewStateChip brandId={brand.id} outlineId={outline.id} /> : null
}

export function LibraryWithSlots() {
  const { id, comment } = useSearch({ from: routeIds.emailOutlines })
  useLoadAhead(LATER)
  return (
    <CommentedOutlines>
      <LibraryPage
        renderDetailsExtra={(outline, brand) => (
          <LibraryDetails outline={outline} brand={brand} focusId={outline.id === id ? comment : undefined} />
        )}
        renderMoveDates={(props) => (
          <Suspense>
            <MoveDatesDialog {...props} />
          </Suspense>
        )}
        extras={extras}
      />
    </CommentedOutlines>
  )
}
