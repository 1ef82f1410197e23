import { useSuspenseQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { workspacesOptions } from '#features/access/web/queries.ts'

export function SuspendedBanner() {
  const { data } = useSuspenseQuery(workspacesOptions)
  if (!data.workspaces.some(({ status }) => status === 'SUSPENDED')) return null
  return (
    <section aria-label="Workspace Suspended" className="border-b border-line bg-bad-soft px-4 py-3 md:px-6">
      <p className="flex items-start gap-2.5 text-sm text-fg">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        <span>
          <strong className="font-semibold text-bad">Workspace Suspended:</strong> This workspace is currently suspended
          by an administrator. Some features may be unavailable. Please contact support for assistance.
        </span>
      </p>
    </section>
  )
}
