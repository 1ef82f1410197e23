import { useState } from 'react'
import { DAY_MS, formatDay, todayAt } from '#shared/calendar-dates.ts'
import type { SharedReview } from '../../guest-contract.ts'
import { DecisionBar } from './decision-bar.tsx'
import { EmailList } from './email-list.tsx'
import { inSendOrder, isOpen, nextOpen, reviewedCount } from './guest-order.ts'
import { SharedEmail } from './shared-email.tsx'

/** Phones first: one email at a time, with its decision within reach of a thumb. */
export function GuestReview({ token, review }: { token: string; review: SharedReview }) {
  const outlines = inSendOrder(review.outlines)
  const [chosenId, setChosenId] = useState(() => (outlines.find(isOpen) ?? outlines[0])?.id)
  const index = Math.max(
    0,
    outlines.findIndex(({ id }) => id === chosenId),
  )
  const outline = outlines[index]
  const show = (next: number) => {
    setChosenId(outlines[next]?.id)
    scrollTo({ top: 0 })
  }
  const reviewed = reviewedCount(outlines)
  const finished = review.mayApprove && outlines.length > 0 && !outlines.some(isOpen) && reviewed > 0

  return (
    <div className="mx-auto grid min-h-dvh max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-6 pb-36 md:px-6">
      <header className="grid gap-2">
        <p className="text-sm text-fg-3">
          <span dir="auto">{review.brandName}</span>
          {review.from !== review.brandName && (
            <>
              {' · shared by '}
              <span dir="auto">{review.from}</span>
            </>
          )}
        </p>
        <h1 dir="auto" className="text-xl font-semibold wrap-anywhere">
          {review.name}
        </h1>
        {review.message !== '' && (
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line text-fg-2">
            {review.message}
          </p>
        )}
        <p className="text-sm text-fg-2">
          {review.mayApprove && (
            <b className="font-semibold text-fg">{`${reviewed} of ${outlines.length} reviewed. `}</b>
          )}
          {`This page is open until ${lastDay(review)}.`}
        </p>
        {finished && (
          <p role="status" className="rounded-lg bg-ok-soft px-3 py-2.5 text-sm font-medium text-ok">
            {`Thanks. The ${review.brandName} team can see your feedback.`}
          </p>
        )}
      </header>
      {outline === undefined ? (
        <main className="py-10 text-center text-fg-3">There are no emails to review right now.</main>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <EmailList review={review} outlines={outlines} chosen={index} onChoose={show} />
          <main aria-label="Email">
            <SharedEmail key={outline.id} token={token} review={review} outline={outline} />
          </main>
          <DecisionBar
            token={token}
            review={review}
            outlines={outlines}
            index={index}
            onShow={show}
            onDecided={() => {
              const next = nextOpen(outlines, index)
              if (next !== null) show(next)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** The last day on which the link works, in the brand's zone. */
const lastDay = ({ expiresAt, timezone, country }: SharedReview) =>
  formatDay(todayAt(timezone, new Date(Math.max(0, Date.parse(expiresAt) - DAY_MS / 24))), country)
