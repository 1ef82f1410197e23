import * as Primitive from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
  label: string
  children: ReactNode
  className?: string
}

export function Popover({ open, onOpenChange, trigger, label, children, className }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={classNames(
            'layer z-50 flex max-h-(--radix-popover-content-available-height) flex-col overflow-hidden rounded-xl bg-surface text-fg',
            'shadow-[0_0_0_1px_var(--line-2),var(--e3)] outline-none',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
