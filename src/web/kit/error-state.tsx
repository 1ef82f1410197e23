import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export interface ErrorStateProps {
  title?: string
  /** What went wrong, in the server's words where it has some. */
  description: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean
  className?: string
}

/** Something could not be loaded: `description`, `title?`, `onRetry?`, `retrying?`. Announced when it appears. */
export function ErrorState({
  title = "We couldn't load this page",
  description,
  onRetry,
  retrying,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={classNames('arrive grid justify-items-center px-6 py-14 text-center', className)}>
      <div className="mb-5 grid size-12 place-items-center rounded-xl bg-bad-soft text-bad">
        <TriangleAlert aria-hidden className="size-5.5" />
      </div>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1.5 max-w-md text-base break-words text-fg-3">{description}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" className="mt-6" busy={retrying ?? false} onClick={onRetry}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      )}
    </div>
  )
}
