import { clsx } from 'clsx'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { BareButton } from './bare-button.tsx'
import { buttonClasses } from './button-classes.ts'

export interface ErrorStateProps {
  title?: string
  description: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean
  className?: string
}

/** Announced to screen readers when it appears. */
export function ErrorState({
  title = "We couldn't load this page",
  description,
  onRetry,
  retrying,
  className = 'py-14',
}: ErrorStateProps) {
  return (
    <div role="alert" className={clsx('arrive grid justify-items-center px-6 text-center', className)}>
      <div className="mb-5 grid size-12 place-items-center rounded-xl bg-bad-soft text-bad">
        <TriangleAlert aria-hidden className="size-5.5" />
      </div>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1.5 max-w-md text-base break-words text-fg-3">{description}</p>
      {onRetry !== undefined && (
        <BareButton
          className={clsx(buttonClasses({ variant: 'secondary' }), 'mt-6')}
          busy={retrying ?? false}
          onClick={onRetry}
        >
          <RotateCw aria-hidden />
          Try again
        </BareButton>
      )}
    </div>
  )
}
