import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey place for content on its way; give it the size of what comes. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('skeleton h-4', className)} />
}

/** Wraps skeletons and says once what is loading. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
