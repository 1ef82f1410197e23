import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

export interface StepperProps {
  steps: readonly string[]
  current: number
  canSelect?: (step: number) => boolean
  onSelect?: (step: number) => void
}

/** Wide screens show every step, narrow ones a bar and “Step 2 of 5”. */
export function Stepper({ steps, current, canSelect, onSelect }: StepperProps) {
  return (
    <nav aria-label="Progress">
      <p className="mb-2 flex items-baseline justify-between gap-3 text-sm md:sr-only">
        <span className="font-medium">{steps[current - 1]}</span>
        <span className="tnum text-fg-3">{`Step ${current} of ${steps.length}`}</span>
      </p>
      <ol className="grid auto-cols-fr grid-flow-col gap-2 md:gap-4">
        {steps.map((name, index) => {
          const step = index + 1
          const state = step < current ? 'done' : step === current ? 'current' : 'ahead'
          const selectable = state !== 'current' && canSelect?.(step) === true
          const content = <StepMark step={step} name={name} state={state} />
          const bar = classNames(
            'block w-full border-t-3 pt-0 text-left transition-colors md:pt-3',
            state === 'ahead' ? 'border-line-2' : 'border-teal',
          )
          return (
            <li key={name} {...(state === 'current' && { 'aria-current': 'step' as const })}>
              {selectable ? (
                <button type="button" className={classNames(bar, 'group')} onClick={() => onSelect?.(step)}>
                  {content}
                </button>
              ) : (
                <div className={bar}>{content}</div>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepMark({ step, name, state }: { step: number; name: string; state: 'done' | 'current' | 'ahead' }) {
  return (
    <span className="sr-only items-center gap-2 md:not-sr-only md:flex">
      <span
        className={classNames(
          'tnum grid size-5 shrink-0 place-items-center rounded-full text-2xs font-semibold',
          state === 'done' && 'bg-teal text-on-teal',
          state === 'current' && 'bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1.5px_var(--teal)]',
          state === 'ahead' && 'bg-surface-3 text-fg-3',
        )}
      >
        {state === 'done' ? <Check aria-hidden strokeWidth={3} className="size-3" /> : step}
      </span>
      <span
        className={classNames(
          'text-sm group-hover:underline',
          state === 'current' ? 'font-semibold text-fg' : 'font-medium text-fg-3',
        )}
      >
        {name}
        {state === 'done' && <span className="sr-only">, done</span>}
      </span>
    </span>
  )
}
