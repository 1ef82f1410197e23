import { Check, ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/select'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'
import { InertBehind } from './inert-behind.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  name?: string
  'aria-label'?: string
  /** On small screens, `touch` is large enough for a finger. */
  size?: 'md' | 'touch'
  className?: string
}

/** A value is never the empty string. For “nothing chosen”, pass undefined and a `placeholder`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, disabled = false, name, size = 'md', className } = props
  const wiring = useFieldWiring()
  const [open, setOpen] = useState(false)
  // A closed list renders all its options out of sight, so it does that for the keyboard, and not while a page loads.
  const [used, setUsed] = useState(false)
  return (
    <Primitive.Root
      open={open}
      onOpenChange={setOpen}
      value={value ?? ''}
      onValueChange={(chosen) => {
        // A form reset sends the empty string, which isn't an option.
        const option = options.find((candidate) => candidate.value === chosen)
        if (option !== undefined) onValueChange(option.value)
      }}
      disabled={disabled}
      {...(name !== undefined && { name })}
    >
      <Primitive.Trigger
        {...wiring}
        onFocus={() => setUsed(true)}
        aria-label={props['aria-label']}
        className={classNames(
          controlClasses,
          'flex h-(--control-h) items-center justify-between gap-2 text-left data-placeholder:text-fg-3',
          '[&>span]:truncate',
          size === 'touch' && 'max-md:h-(--touch)',
          'read-only:bg-surface read-only:text-fg',
          className,
        )}
      >
        <Primitive.Value placeholder={placeholder}>
          {options.find((option) => option.value === value)?.label}
        </Primitive.Value>
        <Primitive.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
        </Primitive.Icon>
      </Primitive.Trigger>
      {(used || open) && (
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={4}
            className={classNames(
              'layer z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
              'overflow-hidden rounded-lg bg-surface text-fg shadow-[0_0_0_1px_var(--line-2),var(--e3)]',
            )}
          >
            {/* A closed list keeps its content mounted. */}
            {open && <InertBehind />}
            <Primitive.Viewport className="p-1">
              {options.map((option) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={classNames(
                    'relative flex h-9 items-center gap-2 rounded-md pr-8 pl-2.5 text-base outline-none select-none',
                    'data-disabled:text-fg-disabled data-highlighted:bg-surface-3 md:h-8 md:text-sm',
                  )}
                >
                  {option.icon}
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Primitive.ItemIndicator className="absolute right-2.5">
                    <Check aria-hidden className="size-4 text-teal" />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  )
}
