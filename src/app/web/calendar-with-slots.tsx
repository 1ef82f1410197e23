import { CalendarPage } from '#features/calendar/web/calendar-page.tsx'
import { renderCommentCounts } from '#features/comments/web/widgets/comment-counts.tsx'
import { CountThreadsContext } from '#features/outlines/web/outline-extras.tsx'
import { OutlineSignContext, type SignedOutline } from '#features/outlines/web/widgets/outline-sign.tsx'
import { ReviewStateSign } from '#features/reviews/web/widgets/review-chip.tsx'

const reviewSign = ({ id, brandId }: SignedOutline) => <ReviewStateSign brandId={brandId} outlineId={id} />

export function CalendarWithSlots() {
  return (
    <CountThreadsContext value={renderCommentCounts}>
      <OutlineSignContext value={reviewSign}>
        <CalendarPage />
      </OutlineSignContext>
    </CountThreadsContext>
  )
}
