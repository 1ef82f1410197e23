import type { ReactNode } from 'react'
import { chosenInView } from './chosen-in-view.ts'
import { classNames } from './class-names.ts'

interface ChoiceBarProps<Value extends string> {
  'aria-label': string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

export function ChoiceBar<Value extends string>(props: ChoiceBarProps<Value>) {
  return (
    <div
      role="group"
      aria-label={props['aria-label']}
      className={classNames('mb-4 flex gap-1 overflow-x-auto rounded-lg bg-surface-2 p-1 hairline', props.className)}
    >
      {props.options.map(({ value, label }) => (
        <button
          key={value}
          ref={value === props.value ? chosenInView : undefined}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onValueChange(value)}
          className={classNames(
            'flex h-8 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-medium whitespace-nowrap max-md:h-(--touch)',
            'transition-colors focus-visible:-outline-offset-2',
            value === props.value ? 'bg-chosen text-fg shadow-e1' : 'text-fg-2 hover:text-fg',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
