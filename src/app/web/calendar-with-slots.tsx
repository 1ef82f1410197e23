import { CalendarPage } from '#features/calendar/web/calendar-page.tsx'
import { OutlineSignContext } from '#features/outlines/web/widgets/outline-sign.tsx'
import { ReviewStateSign } from '#features/reviews/web/widgets/review-chip.tsx'

export function CalendarWithSlots() {
  return (
    <OutlineSignContext value={({ id, brandId }) => <ReviewStateSign brandId={brandId} outlineId={id} />}>
      <CalendarPage />
    </OutlineSignContext>
  )
}
