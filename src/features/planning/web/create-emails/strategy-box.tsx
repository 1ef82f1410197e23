import { useId, useState } from 'react'
import { STRATEGY_MODES, type Strategy, type StrategyMode } from '#shared/strategy.ts'
import { LONGEST_NOTES } from '#features/ideas/fields.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { NotesReading } from '#features/ideas/web/widgets/notes-reading.tsx'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { Touchable } from '#web/kit/touchable.tsx'

interface StrategyBoxProps {
  strategy: Strategy
  onChange: (strategy: Strategy) => void
  place: BrandMonth
  disabled: boolean
}

const MODES: Record<StrategyMode, { label: string; means: string }> = {
  balanced: { label: 'Balanced', means: 'A mix of offers, tips and stories' },
  'promotion-push': { label: 'Promotion push', means: 'More offers, bundles and products' },
  'story-led': { label: 'Story-led', means: 'More stories, proof and tips, fewer offers' },
}

const HINT = 'Add dates, offers to push, things to leave out or a number of emails. Every idea follows them.'

const focusWhenShown = (field: HTMLTextAreaElement | null) => field?.focus()

export function StrategyBox({ strategy, onChange, place, disabled }: StrategyBoxProps) {
  const name = useId()
  const [wantsNotes, setWantsNotes] = useState(false)
  const showsNotes = wantsNotes || strategy.notes !== ''
  return (
    <div className="grid gap-3 border-t border-line px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <fieldset disabled={disabled} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
          <legend className="float-left mr-1 text-sm font-medium text-fg-2 max-sm:mb-1.5 max-sm:w-full">
            Strategy
          </legend>
          <div className="flex gap-0.5 rounded-lg bg-surface-3 p-0.5 max-sm:w-full">
            {STRATEGY_MODES.map((mode) => (
              <Touchable key={mode}>
                <label className="flex min-h-8 cursor-pointer items-center justify-center rounded-md px-3 text-center text-sm text-fg-2 transition-colors duration-(--t-fast) hover:text-fg has-checked:bg-chosen has-checked:font-medium has-checked:text-fg has-checked:shadow-[0_0_0_1px_var(--line-2),var(--e1)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:opacity-60 max-sm:flex-auto max-sm:px-1.5 max-sm:whitespace-nowrap">
                  <input
                    type="radio"
                    name={name}
                    value={mode}
                    checked={strategy.mode === mode}
                    onChange={() => onChange({ ...strategy, mode })}
                    aria-describedby={`${name}-means`}
                    className="sr-only"
                  />
                  {MODES[mode].label}
                </label>
              </Touchable>
            ))}
          </div>
        </fieldset>
        <p id={`${name}-means`} className="min-w-0 flex-[1_1_14rem] text-sm text-fg-3 max-sm:basis-full">
          {MODES[strategy.mode].means}
        </p>
        {!showsNotes && (
          <Button
            variant="ghost"
            size="touch-sm"
            reason={disabled ? "We're generating your ideas." : undefined}
            onClick={() => setWantsNotes(true)}
          >
            Add notes
          </Button>
        )}
      </div>
      {showsNotes && (
        <div className="grid gap-2">
          <Field label="Notes for this month" optional hint={strategy.notes.trim() === '' ? HINT : undefined}>
            <Textarea
              rows={2}
              className="min-h-16"
              {...(wantsNotes && { ref: focusWhenShown })}
              maxLength={LONGEST_NOTES}
              placeholder="Spring sale May 10-14, push the gift set, no Mother's Day"
              disabled={disabled}
              value={strategy.notes}
              onChange={(event) => onChange({ ...strategy, notes: event.target.value })}
            />
          </Field>
          <NotesReading notes={strategy.notes} place={place} />
        </div>
      )}
    </div>
  )
}
