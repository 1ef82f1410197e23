import * as Primitive from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { InertBehind } from './inert-behind.tsx'

const itemClasses = classNames(
  'relative flex min-h-(--touch) items-center gap-2.5 rounded-md px-2.5 text-base outline-none select-none md:min-h-8 md:text-sm',
  'data-disabled:text-fg-disabled data-highlighted:bg-surface-3',
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-3 data-disabled:[&_svg]:text-fg-disabled',
)

export function DropdownMenu(props: {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  /** Prevents the default to put the focus somewhere else than on the trigger. */
  onClosed?: (event: Event) => void
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{props.trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={props.align ?? 'end'}
          side={props.side ?? 'bottom'}
          sideOffset={6}
          collisionPadding={8}
          {...(props.onClosed && { onCloseAutoFocus: props.onClosed })}
          className="layer z-50 min-w-48 rounded-lg bg-surface p-1 text-fg shadow-[0_0_0_1px_var(--line-2),var(--e3)]"
        >
          <InertBehind />
          {props.children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  onSelect?: () => void
  destructive?: boolean
  disabled?: boolean
  reason?: string | undefined
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onSelect, destructive, disabled, reason, asChild, children }: MenuItemProps) {
  const classes = classNames(itemClasses, destructive === true && 'text-bad [&_svg]:text-bad')
  const shared = { disabled: disabled ?? false, className: classes, ...(onSelect && { onSelect }) }
  if (asChild === true) {
    return (
      <Primitive.Item {...shared} asChild>
        {children}
      </Primitive.Item>
    )
  }
  return (
    <Primitive.Item {...shared}>
      {icon}
      <span className="grid py-1">
        {children}
        {disabled === true && reason !== undefined && <span className="text-xs text-fg-3">{reason}</span>}
      </span>
    </Primitive.Item>
  )
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="max-w-64 px-2.5 py-1.5">{children}</Primitive.Label>
}
