import { ChevronRight } from 'lucide-react'
import * as Primitive from 'radix-ui/collapsible'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CollapsibleProps {
  summary: ReactNode
  before?: ReactNode
  after?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  defaultOpen?: boolean
  /** Turns the line into a heading, so that screen readers can jump to it. */
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/** Uncontrolled with `defaultOpen`, or controlled with `open` and `onOpenChange`. */
export function Collapsible(props: CollapsibleProps) {
  const { open, onOpenChange, defaultOpen = false } = props
  const Line = props.level === undefined ? 'div' : (`h${props.level}` as const)
  return (
    <Primitive.Root
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
      className={props.className}
    >
      <div className="flex min-h-(--row-h) min-w-0 items-center gap-2">
        {props.before}
        <Line className="flex min-w-0 flex-1 self-stretch">
          <Primitive.Trigger className="group flex min-w-0 flex-1 items-center gap-2 self-stretch rounded-md py-2 text-left focus-visible:-outline-offset-2">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-fg-3 transition-transform duration-(--t-base) group-data-[state=open]:rotate-90"
            />
            <span className="min-w-0 flex-1">{props.summary}</span>
          </Primitive.Trigger>
        </Line>
        {props.after}
      </div>
      <Primitive.Content className={classNames('fold')}>{props.children}</Primitive.Content>
    </Primitive.Root>
  )
}
