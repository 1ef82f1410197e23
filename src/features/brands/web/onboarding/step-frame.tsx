import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import type { Unsaved } from './use-step-form.ts'

export interface StepFrameProps {
  title: string
  description: string
  /** Goes one step back; absent on the first. */
  onBack?: (() => void) | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  busy: boolean
  /** Why nothing can be changed; undefined when it can. */
  locked: string | undefined
  /** There is something that isn't saved: offers to go back to what is saved. */
  unsaved?: Unsaved
  onDiscard?: () => void
  children: ReactNode
}

/** One step of the wizard: what it is about, its fields, Back and the way on. */
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
              : 'These are changes you have not saved yet.'}
            <Button variant="link" size="sm" onClick={onDiscard}>
              {unsaved === 'website' ? 'Discard it' : 'Discard them'}
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
          <Button variant="ghost" className="max-md:h-(--touch) min-[25rem]:-ml-3.5" onClick={onBack}>
            <ArrowLeft aria-hidden />
            Back
          </Button>
        )}
        <Button type="submit" className="max-md:h-(--touch)" busy={busy} reason={locked}>
          {submitLabel}
          <ArrowRight aria-hidden />
        </Button>
      </footer>
    </form>
  )
}
