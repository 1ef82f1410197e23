import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatusBadge } from '#features/outlines/web/status-badge.tsx'
import { titleOf } from '#features/outlines/web/outline-months.ts'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import type { Send } from './days-ahead.ts'

const LOADING_ROWS = 3

interface OutlineListCardProps {
  title: string
  rows: readonly Send[] | undefined
  describe: (row: Send) => string
  empty: string
  footer?: ReactNode
}

export function OutlineListCard({ title, rows, describe, empty, footer }: OutlineListCardProps) {
  return (
    <Card as="section" className="flex flex-col" aria-busy={rows === undefined}>
      <CardHeader title={title} />
      <ul className="divide-y divide-line border-t border-line">
        {rows === undefined &&
          Array.from({ length: LOADING_ROWS }, (_, row) => (
            <li key={row} className="grid h-15 content-center gap-2 px-5">
              <Skeleton className="w-3/4" />
              <Skeleton className="w-24" />
            </li>
          ))}
        {rows?.length === 0 && <li className="flex h-15 items-center px-5 text-sm text-fg-3">{empty}</li>}
        {rows?.map((row) => (
          <li key={row.outline.id}>
            <Link
              to={paths.emailOutlines}
              search={{ brandId: row.brand.id, id: row.outline.id }}
              className="flex min-h-15 items-center justify-between gap-x-4 gap-y-1.5 px-5 py-2 @max-md:flex-wrap hover:bg-surface-2 focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 @max-md:w-full">
                <span className="block truncate text-sm font-medium">{titleOf(row.outline)}</span>
                <span className="block truncate text-sm text-fg-3">{describe(row)}</span>
              </span>
              <StatusBadge status={row.outline.workflowStatus} />
            </Link>
          </li>
        ))}
      </ul>
      {footer}
    </Card>
  )
}
