import { SlotProposals } from '#features/calendar/web/widgets/slot-proposals.tsx'
import { OutlinePage } from '#features/outlines/web/page/outline-page.tsx'

export function OutlineWithSlots() {
  return (
    <OutlinePage renderDetailsExtra={(outline, brand) => <SlotProposals outline={outline} country={brand.country} />} />
  )
}
