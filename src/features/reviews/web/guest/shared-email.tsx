import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatSendTime } from '#shared/calendar-dates.ts'
import { timeZoneText } from '#shared/time-zones.ts'
import { EmailPreview } from '#features/outlines/web/widgets/email-preview.tsx'
import { Button } from '#web/kit/button.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import type { SharedOutline, SharedReview } from '../../guest-contract.ts'
import { GuestComments } from './guest-comments.tsx'
import { EmailText } from './email-text.tsx'

export interface SharedEmailProps {
  token: string
  review: SharedReview
  outline: SharedOutline
}

export function SharedEmail({ token, review, outline }: SharedEmailProps) {
  const { language, country, timezone } = review
  const [subject, ...others] = outline.subjectLines
  return (
    <article className="grid gap-5">
      <header className="grid gap-1">
        <h2 dir="auto" lang={language} className="text-lg font-semibold wrap-anywhere">
          {outline.title}
        </h2>
        <p className="text-sm text-fg-3">
          {outline.typeLabel}
          {' · '}
          {outline.sendTime === null
            ? 'Not scheduled'
            : `${formatSendTime(outline.sendTime, country)}, ${timeZoneText(timezone)}`}
        </p>
      </header>
      {outline.decision !== null && <Decided outline={outline} />}
      <section
        aria-label="In the inbox"
        className="grid gap-0.5 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)]"
      >
        <p className="text-sm font-semibold" dir="auto">
          {review.brandName}
        </p>
        <p dir="auto" lang={language} className="font-medium wrap-anywhere">
          {subject ?? outline.title}
        </p>
        {outline.previewText !== '' && (
          <p dir="auto" lang={language} className="text-sm wrap-anywhere text-fg-3">
            {outline.previewText}
          </p>
        )}
      </section>
      {outline.designLink !== null && (
        <Button asChild variant="secondary" size="touch" className="justify-self-start">
          <a href={outline.designLink} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            View design
          </a>
        </Button>
      )}
      <EmailPreview
        outline={{ ...outline, ideaTitle: '' }}
        brand={{ name: review.brandName, language, website: null }}
        initialWidth={matchMedia('(width < 640px)').matches ? 'phone' : 'desktop'}
        withoutInbox
      />
      <EmailText outline={outline} review={review} />
      <details className="rounded-lg bg-surface px-4 py-1 shadow-[0_0_0_1px_var(--line)]">
        <Touchable>
          <summary className="cursor-pointer content-center py-2 text-sm font-medium">More about this email</summary>
        </Touchable>
        <dl lang={language} dir="auto" className="grid gap-3 pb-3 text-sm">
          <Fact name="Other subject lines" lines={others} />
          <Fact name="Goal" lines={[outline.executiveBrief]} />
          <Fact name="For" lines={[outline.segment]} />
          <Fact name="Overall feel" lines={[outline.overallFeel]} />
          <Fact name="Tone" lines={[outline.tone]} />
          <Fact name="Pictures" lines={outline.imageDirection} />
          <Fact name="Links" lines={outline.links} />
        </dl>
      </details>
      <GuestComments token={token} review={review} outline={outline} />
    </article>
  )
}

function Decided({ outline: { decision } }: { outline: SharedOutline }): ReactNode {
  if (decision === null) return null
  const { decision: what, reviewerName, note } = decision
  const isApproved = what === 'approved'
  return (
    <div
      role="note"
      className={`grid gap-1 rounded-lg px-3 py-2.5 text-sm ${isApproved ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'}`}
    >
      <p className="font-medium">
        {isApproved ? 'Approved' : 'Changes requested'}
        {reviewerName !== null && ` by ${reviewerName}`}
      </p>
      {note !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
    </div>
  )
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  const shown = lines.filter((line) => line.trim() !== '')
  if (shown.length === 0) return null
  return (
    <div>
      <dt lang="en" className="text-xs font-semibold text-fg-3">
        {name}
      </dt>
      {shown.map((line) => (
        <dd key={line} className="mt-0.5 wrap-anywhere whitespace-pre-line">
          {line}
        </dd>
      ))}
    </div>
  )
}
