import { useWorkspace } from '#features/access/web/queries.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'
import type { Brand } from '#features/brands/contract.ts'
import { SlotProposals } from '#features/calendar/web/widgets/slot-proposals.tsx'
import type { Outline } from '#features/outlines/contract.ts'
import type { RenderDetailsExtra } from '#features/outlines/web/library/details-extras.ts'
import { ClientReview } from '#features/reviews/web/widgets/client-review.tsx'

export const detailsExtra: RenderDetailsExtra = (outline, brand) => (
  <>
    <SlotProposals outline={outline} country={brand.country} />
    <ReviewOfOutline outline={outline} brand={brand} />
  </>
)

function ReviewOfOutline({ outline, brand }: { outline: Outline; brand: Brand }) {
  const current = useWorkspace(brand.workspaceId)
  if (current === null || !current.limits.workflowEnabled) return null
  return (
    <ClientReview
      outline={outline}
      brand={brand}
      mayChange={current.may('MANAGE_OUTLINES')}
      reason={current.readOnly ? SUSPENDED : undefined}
    />
  )
}
