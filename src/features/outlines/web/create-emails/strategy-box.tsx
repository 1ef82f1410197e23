import { CalendarCheck, Tag, TriangleAlert } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { readNotes, type NotedWishes } from '#shared/strategy-notes.ts'
import { STRATEGY_MODES, type Strategy, type StrategyMode } from '#shared/strategy.ts'
import { LONGEST_NOTES } from '#features/ideas/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Textarea } from '#web/kit/textarea.tsx'

interface StrategyBoxProps {
  strategy: Strategy
  onChange: (strategy: Strategy) => void
  month: YearMonth
  /** Ideas come from the built-in planner, which reads days and "no discounts" and nothing else. */
  isBuiltIn: boolean
  disabled: boolean
}

const MODES: Record<StrategyMode, { label: string; means: string }> = {
  balanced: { label: 'Balanced', means: 'Selling, teaching and stories in turn' },
  'promotion-push': { label: 'Promotion push', means: 'More offers, bundles and products' },
  'story-led': { label: 'Story-led', means: 'More stories, proof and advice, few offers' },
}

const focusWhenShown = (field: HTMLTextAreaElement | null) => field?.focus()

/** How the month should lean, and what else is known about it. */
export function StrategyBox({ strategy, onChange, month, isBuiltIn, disabled }: StrategyBoxProps) {
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
              <label
                key={mode}
                className="flex min-h-8 cursor-pointer items-center justify-center rounded-md px-3 text-center text-sm text-fg-2 transition-colors duration-(--t-fast) hover:text-fg has-checked:bg-surface has-checked:font-medium has-checked:text-fg has-checked:shadow-[0_0_0_1px_var(--line-2),var(--e1)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:opacity-60 max-md:min-h-(--touch) max-sm:flex-auto max-sm:px-1.5 max-sm:whitespace-nowrap"
              >
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
            ))}
          </div>
        </fieldset>
        <p id={`${name}-means`} className="min-w-0 flex-[1_1_14rem] text-sm text-fg-3 max-sm:basis-full">
          {MODES[strategy.mode].means}
        </p>
        {!showsNotes && (
          <Button
            variant="ghost"
            size="sm"
            className="max-md:h-(--touch)"
            disabled={disabled}
            onClick={() => setWantsNotes(true)}
          >
            Add notes
          </Button>
        )}
      </div>
      {showsNotes && (
        <Field
          label="Notes for this month"
          optional
          hint={<Understood notes={strategy.notes} month={month} isBuiltIn={isBuiltIn} />}
        >
          <Textarea
            rows={2}
            className="min-h-16"
            {...(wantsNotes && { ref: focusWhenShown })}
            maxLength={LONGEST_NOTES}
            placeholder="Launch on the 12th, no discounts"
            disabled={disabled}
            value={strategy.notes}
            onChange={(event) => onChange({ ...strategy, notes: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}

const DAY = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Says what will be kept to, so that nobody has to guess whether they were understood. */
function Understood({ notes, month, isBuiltIn }: { notes: string; month: YearMonth; isBuiltIn: boolean }) {
  const wishes = readNotes(notes, month)
  const found = wishes.noDiscounts || wishes.days.length > 0
  if (notes.trim() === '') return <>Days and limits of your own: they are kept to in every idea.</>
  return (
    <span className="flex min-h-6 flex-wrap items-center gap-1.5">
      {found && <span>Will be kept to:</span>}
      <Wishes wishes={wishes} />
      {!found && isBuiltIn && (
        <span className="inline-flex items-center gap-1.5 text-warn">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          The built-in planner reads days of the month and “no discounts”; it finds none here.
        </span>
      )}
      {!found && !isBuiltIn && <span>Given to the writer as they are.</span>}
    </span>
  )
}

function Wishes({ wishes: { days, noDiscounts } }: { wishes: NotedWishes }) {
  return (
    <>
      {days.map(({ date, isLaunch }) => (
        <Chip key={date} icon={<CalendarCheck aria-hidden className="size-3.5" />}>
          {DAY.format(new Date(`${date}T00:00:00Z`))}
          {isLaunch && ': launch'}
        </Chip>
      ))}
      {noDiscounts && <Chip icon={<Tag aria-hidden className="size-3.5" />}>No discounts</Chip>}
    </>
  )
}

function Chip({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-teal-soft px-2 py-0.5 font-medium text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]">
      {icon}
      {children}
    </span>
  )
}
