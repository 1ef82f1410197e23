import * as Primitive from 'radix-ui/tooltip'
import { createContext, use, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

const OPEN_DELAY = 700
/** Within this time after a tooltip closed, the next one opens immediately. */
const SKIP_DELAY = 300
const OFFSET = 4

/** A tooltip without a provider brings its own. */
const Provided = createContext(false)

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      <Provided value>{children}</Provided>
    </Primitive.Provider>
  )
}

export interface TooltipProps {
  content: ReactNode | undefined
  side?: 'top' | 'right' | 'bottom' | 'left'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** It explains a control and is never its only label. */
export function Tooltip({ content, side = 'top', children, ...state }: TooltipProps) {
  const tooltip = (
    <Primitive.Root {...(content === undefined ? { open: false } : state)}>
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
  return use(Provided) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}
