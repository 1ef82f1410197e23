import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay, wallClockOf } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type WorkflowStatus, outlineEndpoints } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import type { LibraryRights } from './library-rights.ts'
import { refreshOutlines } from './save-workflow.ts'

const BEFORE_REVIEW: readonly WorkflowStatus[] = ['draft', 'assigned', 'in_design']

/** The day of a review request, on the calendar of the brand. */
export const requestDay = (reviewRequestedAt: string, { timezone, country }: Brand): string =>
  formatDay(wallClockOf(new Date(reviewRequestedAt), timezone), country)

/**
 * The way an assignee hands an outline back. Whoever manages outlines changes the status instead, so they are not
 * offered it. `refusal` says why it can't be pressed now.
 */
export function useReviewRequest(outline: OutlineSummary, brand: Brand, rights: LibraryRights) {
  const user = useSignedIn()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(outlineEndpoints.requestReview, { params: { id: outline.id } }),
    onSuccess: ({ outline: { workflowStatus } }) =>
      toast({
        title: 'Review requested',
        description:
          workflowStatus === 'ready_for_review'
            ? 'The outline is ready for review.'
            : 'Owners, admins and managers can see it in the library.',
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: errorMessage(error, "We couldn't request a review. Please try again."),
      }),
    onSettled: () => refreshOutlines(queryClient, outline.brandId),
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
