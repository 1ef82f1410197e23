import { useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Workspace } from '#features/access/contract.ts'
import type { WorkspaceRole } from '#shared/permissions.ts'
import { call } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { paths } from '#web/paths.ts'
import { teamEndpoints } from '../../contract.ts'
import { useTeamChange } from '../use-team-change.ts'

/** The way out of a workspace, a suspended one included. */
export function LeaveCard({ workspace: { id, name }, role }: { workspace: Workspace; role: WorkspaceRole }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const refusal = role === 'OWNER' ? 'Transfer ownership before you leave.' : undefined
  const leave = useTeamChange({
    run: () => call(teamEndpoints.leave, { params: { id } }),
    done: () => ({ title: 'Workspace Left', description: `You are no longer a member of ${name}.` }),
    failed: { title: 'Leaving Failed', description: 'You are still a member. Please try again.' },
    onDone() {
      setAsking(false)
      void navigate({ to: paths.dashboard })
    },
  })
  return (
    <Card as="section">
      <CardHeader
        title="Leave workspace"
        className="max-sm:grid max-sm:justify-items-start"
        description="You lose access at once. Somebody in the workspace has to invite you to come back."
        actions={
          <Button variant="secondary" className="max-md:h-(--touch)" reason={refusal} onClick={() => setAsking(true)}>
            <LogOut aria-hidden />
            Leave Workspace
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          if (!leave.isPending) setAsking(open)
        }}
        title={`Leave ${name}?`}
        description="Outlines assigned to you are assigned to nobody, and invitations you sent are canceled."
        confirmLabel="Leave Workspace"
        destructive
        busy={leave.isPending}
        onConfirm={() => leave.mutate(undefined)}
      />
    </Card>
  )
}
