import * as Primitive from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { PLEASE_WAIT } from './button-reasons.ts'
import { Button } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  destructive?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** The focus starts on Cancel. The dialog doesn't close by itself after `onConfirm`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, destructive = false, busy = false, onConfirm } = props
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="veil fixed inset-0 z-40" />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end sm:place-items-center sm:p-6">
          <Primitive.Content
            {...returnFocus}
            className="layer pointer-events-auto w-full rounded-t-2xl bg-surface p-6 text-fg shadow-[0_0_0_1px_var(--line),var(--e4)] sm:max-w-md sm:rounded-2xl"
          >
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            <Primitive.Description className="mt-1.5 text-base text-fg-2">{description}</Primitive.Description>
            <footer className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <Primitive.Cancel asChild>
                <Button variant="secondary" reason={busy ? PLEASE_WAIT : undefined}>
                  Cancel
                </Button>
              </Primitive.Cancel>
              <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
