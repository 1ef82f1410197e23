import { ChevronRight } from 'lucide-react'
import * as Primitive from 'radix-ui/collapsible'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CollapsibleProps {
  /** What is always seen, beside the arrow; clicking it opens and closes. */
  summary: ReactNode
  /** Stands before the arrow and outside the button: a checkbox, for instance. */
  before?: ReactNode
  /** Stands at the end of the line and outside the button: badges, more buttons. */
  after?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  defaultOpen?: boolean
  /** Makes the line a heading of this level, so that people who listen can go from one to the next. */
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/**
 * One line that opens: `summary`, `before?`, `after?`, `level?`, content as children. Uncontrolled with `defaultOpen`,
 * or with `open` and `onOpenChange`. The content is only in the document while open.
 */
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
