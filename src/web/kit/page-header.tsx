import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
}

/** The loading frame of a page has its heading in the same place. */
export const HEADER_CLASSES = {
  header: 'mb-6 flex flex-wrap items-end justify-between gap-x-3 gap-y-4 md:gap-x-6',
  title: 'text-xl font-semibold md:text-2xl',
  description: 'mt-1 max-w-2xl text-base text-fg-3',
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={HEADER_CLASSES.header}>
      <div className="min-w-0">
        <h1 className={HEADER_CLASSES.title}>{title}</h1>
        {description !== undefined && <p className={HEADER_CLASSES.description}>{description}</p>}
      </div>
      {actions !== undefined && (
        <div className="flex min-w-0 max-w-full flex-wrap gap-2 max-md:contents">{actions}</div>
      )}
    </header>
  )
}
