import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold md:text-2xl">{title}</h1>
        {description !== undefined && <p className="mt-1 max-w-2xl text-base text-fg-3">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex min-w-0 max-w-full flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
