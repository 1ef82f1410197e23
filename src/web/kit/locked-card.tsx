import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface LockedCardProps {
  title: string
  requirement: string
  description?: ReactNode
  action?: ReactNode
  className?: string
}

export function LockedCard({ title, requirement, description, action, className }: LockedCardProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'grid content-start gap-3 rounded-xl bg-surface-2 p-5 shadow-[inset_0_0_0_1px_var(--line-2)]',
        className,
      )}
    >
      <div className="flex items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-lg bg-surface-3 text-fg-2">
          <Lock aria-hidden className="size-4" />
        </span>
        <h3 className="text-base font-semibold">{title}</h3>
      </div>
      {description !== undefined && <p className="text-sm text-fg-2">{description}</p>}
      <p className="text-sm font-medium text-fg-3">{requirement}</p>
      {action !== undefined && <div className="mt-1">{action}</div>}
    </section>
  )
}
