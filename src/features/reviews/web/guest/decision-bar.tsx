import { Check, ChevronLeft, ChevronRight, MessageSquareWarning } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ClientDecision } from '#features/outlines/contract.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { useChange } from '#web/use-change.ts'
import { type SharedOutline, type SharedReview, guestEndpoints } from '../../guest-contract.ts'
import { DecisionDialog, type TypedDecision } from './decision-dialog.tsx'
import { keepReviewerName, keptReviewerName } from './reviewer-name.ts'

export interface DecisionBarProps {
  token: string
  review: SharedReview
  outlines: readonly SharedOutline[]
  index: number
  onShow: (index: number) => void
  onDecided: () => void
}

export function DecisionBar({ token, review, outlines, index, onShow, onDecided }: DecisionBarProps) {
  const outline = outlines[index]!
  const [asked, setAsked] = useState<ClientDecision>()
  const [announced, setAnnounced] = useState('')
  const decide = useChange(guestEndpoints.decide, {
    input: ({ decision, name, note }: TypedDecision) => ({
      params: { token, outlineId: outline.id },
      body: { decision, revision: outline.revision, reviewerName: name, note },
    }),
    onDone(_, { decision, name }) {
      keepReviewerName(token, name)
      setAnnounced(`${outline.title}: ${decision === 'approved' ? 'Approved' : 'Changes requested'}`)
      setAsked(undefined)
      onDecided()
    },
    onError: () => setAsked(undefined),
    // An older revision shows the new one right away.
    always: true,
  })
  const begin = (decision: ClientDecision) => {
    const name = keptReviewerName(token)
    if (decision === 'approved' && name !== '') decide.mutate({ decision, name, note: '' })
    else setAsked(decision)
  }
  const locked = outline.sent ? "This email was already sent, so it can't be reviewed anymore." : undefined
  const mayDecide = review.mayApprove && locked === undefined && !decide.isPending && asked === undefined
  useDecisionKeys(mayDecide ? begin : null)

  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:px-6">
      <div className="mx-auto grid max-w-6xl gap-2">
        {decide.isError && (
          <p role="alert" className="text-sm font-medium text-bad">
            {refusalOf(decide.error)}
          </p>
        )}
        {locked !== undefined && <p className="text-sm text-fg-2">{locked}</p>}
        <div className="flex items-center justify-center gap-2">
          <Button
            variant="ghost"
            size="touch-icon"
            aria-label="Previous email"
            reason={index === 0 ? 'This is the first email.' : undefined}
            onClick={() => onShow(index - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          {review.mayApprove && (
            <>
              <Button
                variant="secondary"
                size="touch"
                className="flex-1 md:max-w-56"
                aria-keyshortcuts="C"
                reason={locked}
                onClick={() => begin('changes_requested')}
              >
                <MessageSquareWarning aria-hidden className="max-sm:hidden" />
                Request changes
              </Button>
              <Button
                size="touch"
                className="flex-1 md:max-w-56"
                aria-keyshortcuts="A"
                busy={decide.isPending}
                reason={locked}
                onClick={() => begin('approved')}
              >
                <Check aria-hidden className="max-sm:hidden" />
                Approve
              </Button>
            </>
          )}
          <Button
            variant="ghost"
            size="touch-icon"
            aria-label="Next email"
            reason={index === outlines.length - 1 ? 'This is the last email.' : undefined}
            onClick={() => onShow(index + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
        {review.mayApprove && (
          <p className="hidden text-center text-xs text-fg-3 any-pointer-fine:block">
            Keys: A approves, C requests changes.
          </p>
        )}
      </div>
      <span role="status" className="sr-only">
        {announced}
      </span>
      {asked !== undefined && (
        <DecisionDialog
          decision={asked}
          title={outline.title}
          name={keptReviewerName(token)}
          pending={decide.isPending}
          onDecide={(typed) => decide.mutate(typed)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

const refusalOf = (error: Error) =>
  error instanceof ApiError && error.status === 404
    ? 'This link no longer works. Ask the person who sent it for a new one.'
    : errorMessage(error, "We couldn't send your decision. Check your connection and try again.")

/** A and C, except while someone types, and not together with a modifier. */
function useDecisionKeys(begin: ((decision: ClientDecision) => void) | null): void {
  useEffect(() => {
    if (begin === null) return
    const press = (event: KeyboardEvent) => {
      const typesIn = event.target instanceof Element ? event.target.closest('input, textarea, select') : null
      if (typesIn !== null) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const key = event.key.toLowerCase()
      if (key !== 'a' && key !== 'c') return
      event.preventDefault()
      begin(key === 'a' ? 'approved' : 'changes_requested')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [begin])
}
