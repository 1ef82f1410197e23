import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { factValues } from '#shared/brand-sheet.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { useProductForm } from '#web/product-form.ts'
import type { BrandSheet } from '../../sheet-contract.ts'
import { FactQuote } from './fact-quote.tsx'
import { FactSource } from './fact-source.tsx'
import { type Fact, onlyFact } from './facts.ts'
import { TradeChoice } from './trade-choice.tsx'
import type { SheetChanges } from './use-sheet-changes.ts'

export interface QuestionProps {
  sheet: BrandSheet
  /** Null for users who can only view. */
  changes: SheetChanges | null
}

export function BusinessQuestion({ sheet, changes }: QuestionProps) {
  const business = onlyFact(sheet.facts, 'business')
  return (
    <div className="grid gap-4">
      {changes === null ? (
        <ReadAnswer question="What do you sell, in one sentence?" answer={business?.value.text} />
      ) : (
        <SentenceForm key={business?.value.text} business={business} changes={changes} />
      )}
      {business?.state === 'proposed' && <Origin fact={business} />}
      <TradeQuestion sheet={sheet} changes={changes} />
    </div>
  )
}

export function ReadAnswer({ question, answer }: { question: string; answer: string | null | undefined }) {
  return (
    <div>
      <p className="text-sm font-medium">{question}</p>
      {answer !== null && <p className="mt-1 text-sm break-words text-fg-2">{answer ?? 'Not answered yet.'}</p>}
    </div>
  )
}

function Origin({ fact }: { fact: Fact }) {
  return (
    <div>
      <p className="px-3 text-xs text-fg-3">
        <FactSource fact={fact} withPage />
      </p>
      <FactQuote fact={fact} />
    </div>
  )
}

type Business = Extract<Fact, { kind: 'business' }> | undefined

export function SentenceForm({ business, changes }: { business: Business; changes: SheetChanges }) {
  const defaultValues = { text: business?.value.text ?? '' }
  const form = useProductForm({ resolver: zodResolver(factValues.business), defaultValues })
  const { errors, isDirty } = form.formState
  const isProposed = business?.state === 'proposed' && !isDirty
  const save = (value: { text: string }) =>
    isProposed ? changes.decide([business], 'confirmed') : changes.write({ kind: 'business', value })
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Field label="What do you sell, in one sentence?" error={errors.text?.message}>
        <div className="flex flex-wrap gap-2">
          <Input
            {...form.register('text')}
            size="touch"
            maxLength={1000}
            placeholder="We sell gloves and masks to dental practices"
            className="min-w-0 flex-1 basis-56"
          />
          <Button
            type="submit"
            variant="secondary"
            size="touch"
            busy={changes.busy}
            reason={isDirty || isProposed ? undefined : 'Type your sentence first.'}
          >
            {isProposed ? 'Confirm' : 'Save'}
          </Button>
        </div>
      </Field>
    </form>
  )
}

interface TradeQuestionProps extends QuestionProps {
  onSkip?: () => void
}

export function TradeQuestion({ sheet, changes, onSkip }: TradeQuestionProps) {
  const trade = onlyFact(sheet.facts, 'trade')
  const [mode, setMode] = useState<'ask' | 'choose' | 'skipped'>('ask')
  const place = useRef<HTMLDivElement>(null)
  const label = trade?.value.label
  const isConfirmed = trade?.state === 'confirmed'
  if (changes === null) {
    if (label === undefined) return null
    return (
      <p className="text-sm text-fg-2">{isConfirmed ? `We plan you as ${label}.` : `We'd plan you as ${label}.`}</p>
    )
  }
  // The buttons change with the answer, so the focus moves to the group, which stays.
  const answered = (next: 'ask' | 'skipped') => {
    setMode(next)
    place.current?.focus()
  }
  const isAsked = trade !== undefined && !isConfirmed
  return (
    <div
      ref={place}
      role="group"
      aria-label="Your trade"
      tabIndex={-1}
      className="grid gap-3 rounded-lg bg-surface-2 p-4"
    >
      <p className="text-sm">
        {mode === 'skipped' ? (
          "We won't use a trade until you choose one."
        ) : label === undefined ? (
          'Which trade are you in? Choose one, and we plan with what we know about it.'
        ) : isConfirmed ? (
          <>
            We plan you as <strong className="font-semibold">{label}</strong>.
          </>
        ) : (
          <>
            We'd plan you as <strong className="font-semibold">{label}</strong>. Is that right? Confirm it, and we plan
            with what we know about your trade.
          </>
        )}
      </p>
      {isAsked && <FactQuote fact={trade} />}
      <div className="flex flex-wrap gap-2">
        {isAsked && mode !== 'skipped' && (
          <Button
            size="touch"
            busy={changes.busy}
            onClick={() => void changes.decide([trade], 'confirmed').then((done) => done && answered('ask'))}
          >
            Yes
          </Button>
        )}
        <Button
          variant="secondary"
          size="touch"
          aria-expanded={mode === 'choose'}
          onClick={() => setMode(mode === 'choose' ? 'ask' : 'choose')}
        >
          {label === undefined ? 'Choose a trade' : 'Choose another'}
        </Button>
        {!isConfirmed && mode !== 'skipped' && (
          <Button
            variant="ghost"
            size="touch"
            onClick={() => {
              onSkip?.()
              answered('skipped')
            }}
          >
            Skip
          </Button>
        )}
      </div>
      {mode === 'choose' && <TradeChoice sheet={sheet} changes={changes} onChosen={() => answered('ask')} />}
    </div>
  )
}
