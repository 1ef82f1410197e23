import { useId } from 'react'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Label } from '#web/kit/label.tsx'

interface CheckListProps<Value extends string> {
  legend: string
  hint?: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  error?: string | undefined
}

export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, hint, options, value, onChange, error } = props
  const id = useId()
  const toggle = (one: Value) =>
    onChange(options.map((option) => option.value).filter((each) => (each === one) !== value.includes(each)))
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {hint !== undefined && <p className="text-xs text-fg-3">{hint}</p>}
      {options.map((option) => (
        <div key={option.value} className="flex items-start gap-3">
          <Checkbox
            id={`${id}-${option.value}`}
            className="mt-0.5"
            checked={value.includes(option.value)}
            onCheckedChange={() => toggle(option.value)}
          />
          <Label htmlFor={`${id}-${option.value}`} className="min-w-0 flex-1 font-normal wrap-anywhere">
            {option.label}
          </Label>
        </div>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
