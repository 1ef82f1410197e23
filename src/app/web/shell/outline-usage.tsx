import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { useWorkspace } from '#features/access/web/queries.ts'
import { hasLargerPlan, remaining } from '#shared/plan-catalog.ts'
import { UsageBar } from '#web/kit/usage-bar.tsx'
import { billingUrl } from '#web/paths.ts'

export function OutlineUsage({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const current = useWorkspace()
  if (current === null) return null
  const mayUpgrade = current.may('VIEW_BILLING') && hasLargerPlan(current.workspace.plan)
  return <Meter workspaceId={current.workspace.id} mayUpgrade={mayUpgrade} onChoose={onChoose} />
}

interface MeterProps {
  workspaceId: string
  mayUpgrade: boolean
  onChoose: (() => void) | undefined
}

function Meter({ workspaceId, mayUpgrade, onChoose }: MeterProps) {
  const { data } = useQuery(usageOptions(workspaceId))
  const used = data?.usage.outlines ?? 0
  const limit = data?.limits.outlines ?? 0
  return (
    <div className="mb-2 min-h-14.5 shrink-0">
      {data !== undefined && (
        <div className="arrive rounded-lg bg-surface p-3 shadow-[inset_0_0_0_1px_var(--line)]">
          <UsageBar label="Outlines" used={used} limit={limit} />
          {mayUpgrade && remaining(limit, used) === 0 && (
            <Link
              to={billingUrl()}
              onClick={onChoose}
              className="-mb-3 inline-block rounded-xs py-3 text-xs font-medium text-teal underline-offset-4 hover:underline"
            >
              Upgrade Plan
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
