import { useQuery } from '@tanstack/react-query'
import { usageOptions } from '#features/plans/web/queries.ts'
import { useWorkspace } from '#features/workspaces/web/queries.ts'
import { UsageBar } from '../../kit/usage-bar.tsx'

/** How many outlines of the plan are written this month, always in sight. */
export function OutlineUsage() {
  const workspaceId = useWorkspace()?.workspace.id
  return workspaceId === undefined ? null : <Meter workspaceId={workspaceId} />
}

function Meter({ workspaceId }: { workspaceId: string }) {
  const { data } = useQuery(usageOptions(workspaceId))
  return (
    <div className="mb-2 min-h-14.5 shrink-0">
      {data !== undefined && (
        <div className="arrive rounded-lg bg-surface p-3 shadow-[inset_0_0_0_1px_var(--line)]">
          <UsageBar label="Outlines" used={data.usage.outlines} limit={data.limits.outlines} />
        </div>
      )}
    </div>
  )
}
