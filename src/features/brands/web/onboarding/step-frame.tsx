import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import type { Unsaved } from './use-step-form.ts'

export interface StepFrameProps {
  title: string
  description: string
  onBack?: (() => void) | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  busy: boolean
  locked: string | undefined
  unsaved?: Unsaved
  onDiscard?: () => void
  children: ReactNode
}

export function StepFrame(props: StepFrameProps) {
  const { title, description, onBack, onSubmit, submitLabel, busy, locked, unsaved = null, onDiscard, children } = props
  return (
    <form noValidate onSubmit={onSubmit} className="sheet arrive min-w-0">
      <header className="px-5 pt-6 sm:px-8 sm:pt-8">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="mt-1 max-w-xl text-base text-fg-3">{description}</p>
        {unsaved !== null && (
          <p
            role="status"
            className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-teal-soft px-3 py-2 text-sm text-teal-ink"
          >
            {unsaved === 'website'
              ? 'We filled this in from your website. Check it before you continue.'
              : 'You have unsaved changes.'}
            <Button variant="link" size="sm" onClick={onDiscard}>
              {unsaved === 'website' ? 'Discard it' : 'Discard changes'}
            </Button>
          </p>
        )}
      </header>
      <fieldset disabled={locked !== undefined} className="grid min-w-0 gap-5 px-5 py-6 sm:px-8">
        {children}
      </fieldset>
      <footer className="flex items-center justify-between gap-3 max-[25rem]:flex-col-reverse max-[25rem]:items-stretch border-t border-line px-5 py-4 sm:px-8">
        {onBack === undefined ? (
          <span className="max-[25rem]:hidden" />
        ) : (
          <Button variant="ghost" size="touch" className="min-[25rem]:-ml-3.5" onClick={onBack}>
            <ArrowLeft aria-hidden />
            Back
          </Button>
        )}
        <Button type="submit" size="touch" busy={busy} reason={locked}>
          {submitLabel}
          <ArrowRight aria-hidden />
        </Button>
      </footer>
    </form>
  )
}
