import { call } from '#web/api-client.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { type Member, teamEndpoints } from '../../contract.ts'
import { useTeamChange } from '../use-team-change.ts'

export function TransferDialog(props: {
  workspaceId: string
  workspaceName: string
  member: Member
  onClose: () => void
}) {
  const { workspaceId, workspaceName, member, onClose } = props
  const { name } = member.user
  const transfer = useTeamChange({
    run: () => call(teamEndpoints.transferOwnership, { params: { id: workspaceId }, body: { userId: member.userId } }),
    done: () => ({ title: 'Ownership Transferred', description: `${name} owns ${workspaceName} now.` }),
    failed: { title: 'Transfer Failed', description: 'The owner has not changed. Please try again.' },
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !transfer.isPending) onClose()
      }}
      title={`Transfer ownership to ${name}?`}
      description={`${name} becomes the owner of ${workspaceName}, with its subscription. The owner of today becomes an admin, and only the new owner can hand it back.`}
      confirmLabel="Transfer Ownership"
      busy={transfer.isPending}
      onConfirm={() => transfer.mutate(undefined)}
    />
  )
}
