import { SlotProposals } from '#features/calendar/web/widgets/slot-proposals.tsx'
import { LibraryPage } from '#features/outlines/web/library/library-page.tsx'

/** The library, whose outlines come before the calendar's: the times it proposes for one are put in here. */
export function LibraryWithSlots() {
  return (
    <LibraryPage renderDetailsExtra={(outline, brand) => <SlotProposals outline={outline} country={brand.country} />} />
  )
}
