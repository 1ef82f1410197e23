import { CircleCheck, CircleDot, MessageSquareWarning, Send } from 'lucide-react'
import { formatSendTime } from '#shared/calendar-dates.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import type { SharedOutline, SharedReview } from '../../guest-contract.ts'

export interface EmailListProps {
  review: SharedReview
  outlines: readonly SharedOutline[]
  chosen: number
  onChoose: (index: number) => void
}

export function EmailList({ review, outlines, chosen, onChoose }: EmailListProps) {
  return (
    <nav aria-label="Emails" className="lg:sticky lg:top-6">
      <ol className="flex gap-2 overflow-x-auto p-1 lg:grid lg:overflow-visible">
        {outlines.map((outline, index) => (
          <li key={outline.id} className="max-lg:w-56 max-lg:shrink-0">
            <Touchable>
              <button
                type="button"
                aria-current={index === chosen ? 'true' : undefined}
                className={classNames(
                  'grid w-full gap-0.5 rounded-lg px-3 py-2 text-left text-sm',
                  index === chosen
                    ? 'bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]'
                    : 'bg-surface shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-2',
                )}
                onClick={() => onChoose(index)}
              >
                <span dir="auto" lang={review.language} className="line-clamp-2 font-medium wrap-anywhere">
                  {outline.title}
                </span>
                <span className="text-xs text-fg-2">
                  {outline.sendTime === null ? 'Not scheduled' : formatSendTime(outline.sendTime, review.country)}
                </span>
                {review.mayApprove && <Standing outline={outline} />}
              </button>
            </Touchable>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Standing({ outline: { sent, decision } }: { outline: SharedOutline }) {
  const [Icon, words, ink] =
    decision?.decision === 'approved'
      ? [CircleCheck, 'Approved', 'text-ok']
      : decision?.decision === 'changes_requested'
        ? [MessageSquareWarning, 'Changes requested', 'text-bad']
        : sent
          ? [Send, 'Sent', 'text-fg-3']
          : [CircleDot, 'To review', 'text-fg-2']
  return (
    <span className={classNames('flex items-center gap-1 text-xs font-medium', ink)}>
      <Icon aria-hidden className="size-3.5" />
      {words}
    </span>
  )
}
