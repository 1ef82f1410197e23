import { useSearch } from '@tanstack/react-router'
import { CommentsSection } from '#features/comments/web/widgets/comments-section.tsx'
import { OutlinePage } from '#features/outlines/web/page/outline-page.tsx'
import { routeIds } from '#web/searches.ts'
import { CommentedOutlines } from './commented-outlines.tsx'
import { detailsExtra } from './details-extra.tsx'

export function OutlineWithSlots() {
  const { comment } = useSearch({ from: routeIds.outline })
  return (
    <CommentedOutlines>
      <OutlinePage
        renderDetailsExtra={detailsExtra}
        renderBelow={(outline, brand) => (
          <div className="mx-4 mt-2 max-w-3xl md:mx-6">
            <CommentsSection outline={outline} workspaceId={brand.workspaceId} focusId={comment} />
          </div>
        )}
      />
    </CommentedOutlines>
  )
}
