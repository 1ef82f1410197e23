import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  icon: ReactNode
  title: string
  description?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, description, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('arrive grid justify-items-center px-6 py-14 text-center', className)}>
      <div className="mb-5 grid size-12 place-items-center rounded-xl bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)] [&_svg]:size-5.5">
        {icon}
      </div>
      <h2 className="text-lg font-semibold">{title}</h2>
      {description !== undefined && <p className="mt-1.5 max-w-sm text-base text-fg-3">{description}</p>}
      {action !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
