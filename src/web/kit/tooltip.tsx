import * as Primitive from 'radix-ui/tooltip'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const OPEN_DELAY = 700
/** Within this time after one tooltip closed, the next opens at once. */
const SKIP_DELAY = 300
const OFFSET = 4

/** Stands once around the product; every tooltip shares its delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Primitive.Provider>
  )
}

export interface TooltipProps {
  /** Undefined while there is nothing to explain. */
  content: ReactNode | undefined
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can be focused and takes a ref. */
  children: ReactNode
}

/** A short text on hover and on keyboard focus: `content`, `side?`. It explains; it never is the only label. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root {...(content === undefined && { open: false })}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={OFFSET}
          collisionPadding={8}
          className={classNames(
            'layer z-60 max-w-72 rounded-md bg-navy px-2.5 py-1.5 text-xs font-medium text-on-navy shadow-e3',
            'dark:bg-surface-3 dark:shadow-[0_0_0_1px_var(--line-2),var(--e3)]',
          )}
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/**
 * Tells why a button is disabled: `<DisabledReason reason="Upgrade to export your outlines"><Button disabled/></…>`.
 * A disabled button takes neither focus nor pointer, so the wrapper does, and names the reason to everyone. With
 * `reason` undefined the button stands alone.
 */
export function DisabledReason({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  if (reason === undefined) return children
  return (
    <Tooltip content={reason}>
      <span role="group" aria-label={reason} tabIndex={0} className="inline-flex cursor-not-allowed rounded-md">
        {children}
      </span>
    </Tooltip>
  )
}
