import { Touchable } from '#web/kit/touchable.tsx'
import type { SharedOutline, SharedReview } from '../../guest-contract.ts'

/** The copy of each section, with what it should look like folded below. */
export function EmailText({ outline, review }: { outline: SharedOutline; review: SharedReview }) {
  return (
    <section aria-label="Sections" className="grid gap-4 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)]">
      {outline.sections.map((section) => (
        <div key={section.id} className="grid gap-1.5 not-first:border-t not-first:border-line not-first:pt-4">
          <h3 dir="auto" lang={review.language} className="text-sm font-semibold">
            {section.section}
          </h3>
          <p dir="auto" lang={review.language} className="wrap-anywhere whitespace-pre-line">
            {section.copy}
          </p>
          {section.visual !== '' && (
            <details className="text-sm text-fg-2">
              <Touchable>
                <summary className="cursor-pointer content-center py-1 text-fg-3">What it should look like</summary>
              </Touchable>
              <p dir="auto" lang={review.language} className="wrap-anywhere whitespace-pre-line">
                {section.visual}
              </p>
            </details>
          )}
        </div>
      ))}
      {outline.cta !== '' && (
        <p
          dir="auto"
          lang={review.language}
          className="justify-self-start rounded-md bg-teal-soft px-4 py-2 font-semibold text-teal-ink"
        >
          {outline.cta}
        </p>
      )}
    </section>
  )
}
