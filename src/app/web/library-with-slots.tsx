import { useSearch } from '@tanstack/react-router'
import { useWorkspace } from '#features/access/web/queries.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'
import type { Brand } from '#features/brands/contract.ts'
import { MoveDatesDialog } from '#features/calendar/web/widgets/move-dates/move-dates-dialog.tsx'
import { CommentsSection } from '#features/comments/web/widgets/comments-section.tsx'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import type { LibraryExtras } from '#features/outlines/web/library/library-extras.ts'
import { LibraryPage } from '#features/outlines/web/library/library-page.tsx'
import { ReviewStateChip } from '#features/reviews/web/widgets/review-chip.tsx'
import { ReviewLinksButton } from '#features/reviews/web/widgets/review-links-button.tsx'
import { ShareDialog } from '#features/reviews/web/widgets/share-dialog.tsx'
import { ShareMonthButton } from '#features/reviews/web/widgets/share-month.tsx'
import { routeIds } from '#web/searches.ts'
import { CommentedOutlines } from './commented-outlines.tsx'
import { detailsExtra } from './details-extra.tsx'

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
    <ShareDialog
      brand={brand}
      outlines={outlines}
      chosen={outlines.map(({ id }) => id)}
      name={`Emails for ${brand.name}`.slice(0, 80)}
      onClose={onClose}
    />
  ),
}

function ReviewOfRow({ outline, brand }: { outline: OutlineSummary; brand: Brand }) {
  const current = useWorkspace(brand.workspaceId)
  return current?.limits.workflowEnabled === true ? <ReviewStateChip brandId={brand.id} outlineId={outline.id} /> : null
}

export function LibraryWithSlots() {
  const { id, comment } = useSearch({ from: routeIds.emailOutlines })
  return (
    <CommentedOutlines>
      <LibraryPage
        renderDetailsExtra={(outline, brand) => (
          <>
            {detailsExtra(outline, brand)}
            <CommentsSection
              outline={outline}
              workspaceId={brand.workspaceId}
              focusId={outline.id === id ? comment : undefined}
            />
          </>
        )}
        renderMoveDates={(props) => <MoveDatesDialog {...props} />}
        extras={extras}
      />
    </CommentedOutlines>
  )
}
