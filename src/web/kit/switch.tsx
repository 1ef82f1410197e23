import * as Primitive from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field.tsx'

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...useFieldWiring()}
      {...props}
      className={classNames(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-line-control p-0.5',
        'transition-colors duration-(--t-base) before:absolute before:-inset-2 data-[state=checked]:bg-teal',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      <Primitive.Thumb
        className={classNames(
          'block size-4 rounded-full bg-white shadow-e1 transition-transform duration-(--t-base) ease-out',
          'data-[state=checked]:translate-x-4 dark:data-[state=checked]:bg-on-teal',
        )}
      />
    </Primitive.Root>
  )
}
