import { useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Workspace } from '#features/access/contract.ts'
import type { WorkspaceRole } from '#shared/permissions.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { paths } from '#web/paths.ts'
import { useChange } from '#web/use-change.ts'
import { teamEndpoints } from '../../contract.ts'

export function LeaveCard({ workspace: { id, name }, role }: { workspace: Workspace; role: WorkspaceRole }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const refusal = role === 'OWNER' ? 'Transfer ownership before you leave.' : undefined
  const leave = useChange(teamEndpoints.leave, {
    input: () => ({ params: { id } }),
    done: () => ({ title: `You left ${name}`, description: 'You can no longer open this workspace.' }),
    failed: {
      title: "Couldn't leave workspace",
      fallback: "We couldn't remove you from the workspace. Please try again.",
    },
    onAnswer() {
      setAsking(false)
      void navigate({ to: paths.dashboard })
    },
  })
  return (
    <Card as="section">
      <CardHeader
        title="Leave workspace"
        className="max-sm:grid max-sm:justify-items-start"
        description="You lose access right away. Someone will need to invite you back."
        actions={
          <Button variant="secondary" size="touch" reason={refusal} onClick={() => setAsking(true)}>
            <LogOut aria-hidden />
            Leave workspace
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          if (!leave.isPending) setAsking(open)
        }}
        title={`Leave ${name}?`}
        description="Your outlines become unassigned, and we cancel the invitations you sent."
        confirmLabel="Leave workspace"
        destructive
        busy={leave.isPending}
        onConfirm={() => leave.mutate(undefined)}
      />
    </Card>
  )
}
