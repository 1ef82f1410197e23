import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay, wallClockOf } from '#shared/calendar-dates.ts'
import { useChange } from '#web/use-change.ts'
import { type WorkflowStatus, outlineEndpoints } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import type { LibraryRights } from './library-rights.ts'

const BEFORE_REVIEW: readonly WorkflowStatus[] = ['draft', 'assigned', 'in_design']

export const requestDay = (reviewRequestedAt: string, { timezone, country }: Brand): string =>
  formatDay(wallClockOf(new Date(reviewRequestedAt), timezone), country)

export function useReviewRequest(outline: OutlineSummary, brand: Brand, rights: LibraryRights) {
  const user = useSignedIn()
  const { mutate, isPending } = useChange(outlineEndpoints.requestReview, {
    input: () => ({ params: { id: outline.id } }),
    done: ({ outline: { workflowStatus } }) => ({
      title: 'Review requested',
      description:
        workflowStatus === 'ready_for_review'
          ? 'The outline is ready for review.'
          : 'Owners, admins and managers can see it in the library.',
    }),
    failed: { title: 'Update Failed', fallback: "We couldn't request a review. Please try again." },
    always: true,
  })
  const isOffered =
    rights.workflow &&
    !rights.manage &&
    outline.assignedToUserId === user.id &&
    BEFORE_REVIEW.includes(outline.workflowStatus)
  const { reviewRequestedAt } = outline
  const refusal = rights.readOnly
    ? 'This workspace is suspended'
    : reviewRequestedAt === null
      ? undefined
      : `You requested a review on ${requestDay(reviewRequestedAt, brand)}`
  return { isOffered, refusal, isPending, request: () => mutate() }
}
