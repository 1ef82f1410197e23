import { MoveDatesDialog } from '#features/calendar/web/widgets/move-dates/move-dates-dialog.tsx'
import { SlotProposals } from '#features/calendar/web/widgets/slot-proposals.tsx'
import { LibraryPage } from '#features/outlines/web/library/library-page.tsx'

export function LibraryWithSlots() {
  return (
    <LibraryPage
      renderDetailsExtra={(outline, brand) => <SlotProposals outline={outline} country={brand.country} />}
      renderMoveDates={(props) => <MoveDatesDialog {...props} />}
    />
  )
}
