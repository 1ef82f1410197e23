import { useState } from 'react'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import type { EmailScheme } from '../../email-look.ts'
import { type EmailOutline, type EmailSender, outlineAsEmail } from '../../outline-as-email.ts'

const WIDTHS = [
  { value: 'phone', label: 'Phone', pixels: 375 },
  { value: 'desktop', label: 'Desktop', pixels: 600 },
] as const
type Width = (typeof WIDTHS)[number]['value']

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

interface EmailPreviewProps {
  outline: EmailOutline
  brand: EmailSender
  /** For pages that show the subject line and the preview text themselves. */
  withoutInbox?: boolean
  initialWidth?: Width
}

/** The frame has a sandbox without any permission, so nothing in it runs, and no link opens. */
export function EmailPreview({ outline, brand, withoutInbox = false, initialWidth = 'desktop' }: EmailPreviewProps) {
  const [width, setWidth] = useState<Width>(initialWidth)
  const [scheme, setScheme] = useState<EmailScheme>('light')
  const { html, subject, previewText } = outlineAsEmail(outline, brand, { scheme })
  const { pixels, label } = WIDTHS.find(({ value }) => value === width)!
  return (
    <section aria-label="Email preview" className="mt-5 grid min-w-0 gap-3">
      <p className="text-sm text-fg-2">This is a wireframe of the brief, not the finished design.</p>
      {outline.sections.length === 0 && (
        <p className="text-sm text-fg-2">This outline has no sections yet, so the email is empty.</p>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <ChoiceBar aria-label="Width" className="mb-0" options={WIDTHS} value={width} onValueChange={setWidth} />
        <ChoiceBar aria-label="Colors" className="mb-0" options={SCHEMES} value={scheme} onValueChange={setScheme} />
      </div>
      {!withoutInbox && <InboxLine subject={subject} previewText={previewText} language={brand.language} />}
      <div
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
        tabIndex={0}
        aria-label={`${label} width`}
        className="max-w-full justify-self-start overflow-x-auto rounded-lg hairline"
      >
        <iframe
          title={`Email: ${subject}`}
          sandbox=""
          srcDoc={html}
          style={{ width: pixels }}
          className="block h-[38rem] max-h-[80dvh] border-0 bg-surface-2"
        />
      </div>
    </section>
  )
}

function InboxLine({ subject, previewText, language }: { subject: string; previewText: string; language: string }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-fg-3">Subject line</dt>
      <dd dir="auto" lang={language} className="font-medium wrap-anywhere">
        {subject}
      </dd>
      {previewText !== '' && (
        <>
          <dt className="text-fg-3">Preview text</dt>
          <dd dir="auto" lang={language} className="wrap-anywhere">
            {previewText}
          </dd>
        </>
      )}
    </dl>
  )
}
