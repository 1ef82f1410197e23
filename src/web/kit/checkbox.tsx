import { Check, Minus } from 'lucide-react'
import * as Primitive from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field.tsx'

/** Without a `Field` or a `<Label htmlFor>`, it needs `aria-label`. The touch target is larger than the box. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...useFieldWiring()}
      {...props}
      className={classNames(
        'group relative grid size-4.5 shrink-0 place-items-center rounded-[5px] bg-surface text-on-teal',
        'shadow-[inset_0_0_0_1.5px_var(--line-control)] transition-[background-color,box-shadow] duration-(--t-fast)',
        'before:absolute before:-inset-2 any-pointer-coarse:before:-inset-[calc((var(--touch)-100%)/2)] hover:not-disabled:shadow-[inset_0_0_0_1.5px_var(--fg-3)]',
        'data-[state=checked]:bg-teal data-[state=checked]:shadow-none',
        'data-[state=indeterminate]:bg-teal data-[state=indeterminate]:shadow-none',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {/* The indicator asks for computed styles, so it isn't there in each row of a list. */}
      {props.checked !== false && (
        <Primitive.Indicator className="grid place-items-center">
          <Check aria-hidden strokeWidth={3} className="size-3.5 group-data-[state=indeterminate]:hidden" />
          <Minus aria-hidden strokeWidth={3} className="hidden size-3.5 group-data-[state=indeterminate]:block" />
        </Primitive.Indicator>
      )}
    </Primitive.Root>
  )
}
