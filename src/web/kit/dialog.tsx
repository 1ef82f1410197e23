import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useReturnFocus } from './return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }

/** Keeps the focus inside and returns it on close. On a phone, it rises from the bottom. */
export function Dialog({ open, onOpenChange, title, description, footer, size = 'md', children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="veil fixed inset-0 z-40" />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end sm:place-items-center sm:p-6">
          <Primitive.Content
            {...returnFocus}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onKeyDown={(event) => {
              // A visible toast is the topmost layer and would take the first Escape for itself. Events of menus and
              // dialogs above this one bubble here too.
              const isOwn = event.currentTarget.contains(event.target as Node)
              if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onOpenChange(false)
            }}
            className={classNames(
              'layer pointer-events-auto relative grid max-h-[min(92dvh,48rem)] w-full grid-rows-[auto_minmax(0,1fr)_auto]',
              'rounded-t-2xl bg-surface text-fg shadow-[0_0_0_1px_var(--line),var(--e4)] sm:rounded-2xl',
              widths[size],
            )}
          >
            <header className="px-6 pt-5 pr-14 pb-3">
              <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="mt-1 text-base text-fg-3">{description}</Primitive.Description>
              )}
            </header>
            <div className="overflow-y-auto overscroll-contain px-6 py-2">{children}</div>
            <footer className="flex flex-col-reverse gap-2 px-6 pt-4 pb-6 empty:pt-0 sm:flex-row sm:justify-end">
              {footer}
            </footer>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon-sm" aria-label="Close" className="absolute top-4 right-4">
                <X aria-hidden />
              </Button>
            </Primitive.Close>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
