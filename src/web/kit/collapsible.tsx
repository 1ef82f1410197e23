import { ChevronRight } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

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
  const id = useId()
  const [isOpen, setOpen] = useState(props.defaultOpen ?? false)
  const open = props.open ?? isOpen
  const Line = props.level === undefined ? 'div' : (`h${props.level}` as const)
  return (
    <div className={props.className}>
      <div className="flex min-h-(--row-h) min-w-0 items-center gap-2">
        {props.before}
        <Line className="flex min-w-0 flex-1 self-stretch">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => {
              setOpen(!open)
              props.onOpenChange?.(!open)
            }}
            className="group flex min-w-0 flex-1 items-center gap-2 self-stretch rounded-md py-2 text-left focus-visible:-outline-offset-2"
          >
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-fg-3 transition-transform duration-(--t-base) group-aria-expanded:rotate-90"
            />
            <span className="min-w-0 flex-1">{props.summary}</span>
          </button>
        </Line>
        {props.after}
      </div>
      <Fold id={id} open={open}>
        {props.children}
      </Fold>
    </div>
  )
}

/** Measures its content only when it moves, because measuring each row of a list would force as many layouts. */
function Fold({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(open)
  const [before, setBefore] = useState(open)
  const [moved, setMoved] = useState(false)
  if (before !== open) {
    setBefore(open)
    setMoved(true)
    if (open) setShown(true)
  }
  useLayoutEffect(() => {
    const element = content.current
    if (element === null || !moved) return
    element.style.animationName = 'none'
    element.style.setProperty('--fold-height', `${element.getBoundingClientRect().height}px`)
    element.style.animationName = ''
    // Where nothing is animated, no event says that it has closed.
    if (!open && element.getAnimations().length === 0) setShown(false)
  }, [open, moved])
  if (!shown) return null
  return (
    <div
      ref={content}
      id={id}
      data-state={moved ? (open ? 'open' : 'closed') : undefined}
      className="fold"
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget && !open) setShown(false)
      }}
    >
      {children}
    </div>
  )
}
