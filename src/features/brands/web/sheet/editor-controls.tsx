import { type ReactNode, useId, useState } from 'react'
import { Controller, type Control, type FieldPathByValue } from 'react-hook-form'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { Field } from '#web/kit/field.tsx'
import { Label } from '#web/kit/label.tsx'
import { Select, type SelectOption } from '#web/kit/select.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import type { EditorValues } from './editor-values.ts'

interface ControlProps<Value> {
  control: Control<EditorValues>
  name: FieldPathByValue<EditorValues, Value>
  label: string
  hint?: string
}

export function Choice({
  control,
  name,
  label,
  hint,
  options,
}: ControlProps<string> & { options: readonly SelectOption<string>[] }) {
  return (
    <Field label={label} hint={hint}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <Select options={options} value={field.value} onValueChange={field.onChange} />}
      />
    </Field>
  )
}

export function Check({ control, name, label, hint }: ControlProps<boolean>) {
  const id = useId()
  return (
    <Touchable>
      <div className="flex items-center gap-3">
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Checkbox
              id={id}
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
              {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
            />
          )}
        />
        <div>
          <Label htmlFor={id}>{label}</Label>
          {hint !== undefined && (
            <p id={`${id}-hint`} className="text-xs text-fg-3">
              {hint}
            </p>
          )}
        </div>
      </div>
    </Touchable>
  )
}

interface NumbersProps extends ControlProps<number[]> {
  choices: readonly { value: number; short: string; name: string }[]
  error?: string | undefined
}

export function Numbers({ control, name, label, hint, choices, error }: NumbersProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div
      role="group"
      aria-labelledby={id}
      {...(note !== undefined && { 'aria-describedby': `${id}-note` })}
      className="grid gap-1.5"
    >
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <Controller
        control={control}
        name={name}
        render={({ field: { value: chosen, onChange } }) => (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5">
            {choices.map((choice) => {
              const isChosen = chosen.includes(choice.value)
              return (
                <Touchable key={choice.value}>
                  <button
                    type="button"
                    aria-label={choice.name}
                    aria-pressed={isChosen}
                    onClick={() =>
                      onChange(
                        isChosen
                          ? chosen.filter((value) => value !== choice.value)
                          : [...chosen, choice.value].toSorted((one, other) => one - other),
                      )
                    }
                    className={classNames(
                      'h-9 rounded-md text-sm font-medium transition-colors',
                      isChosen
                        ? 'bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1.5px_var(--teal)]'
                        : 'text-fg-2 shadow-[inset_0_0_0_1px_var(--line-control)] hover:bg-surface-2 hover:text-fg',
                    )}
                  >
                    {choice.short}
                  </button>
                </Touchable>
              )
            })}
          </div>
        )}
      />
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={classNames('text-xs empty:hidden', error === undefined ? 'text-fg-3' : 'font-medium text-bad')}
      >
        {note}
      </p>
    </div>
  )
}

interface MoreProps {
  title: string
  summary: string
  hasError?: boolean
  children: ReactNode
}

export function More({ title, summary, hasError = false, children }: MoreProps) {
  const [open, setOpen] = useState(false)
  return (
    <Collapsible
      open={open || hasError}
      onOpenChange={setOpen}
      className="border-t border-line"
      summary={
        <span className="flex min-w-0 items-baseline gap-2 text-sm">
          <span className="font-medium">{title}</span>
          <span className="min-w-0 truncate text-fg-3">{summary}</span>
        </span>
      }
    >
      <div className="grid gap-4 pt-1 pb-4 pl-6 max-sm:pl-0">{children}</div>
    </Collapsible>
  )
}
