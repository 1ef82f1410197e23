import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useChange } from '#web/use-change.ts'
import { type Member, teamEndpoints } from '../../contract.ts'

export function TransferDialog(props: {
  workspaceId: string
  workspaceName: string
  member: Member
  onClose: () => void
}) {
  const { workspaceId, workspaceName, member, onClose } = props
  const { name } = member.user
  const transfer = useChange(teamEndpoints.transferOwnership, {
    input: () => ({ params: { id: workspaceId }, body: { userId: member.userId } }),
    done: () => ({ title: 'Ownership transferred', description: `${name} now owns ${workspaceName}.` }),
    failed: { title: "Couldn't transfer ownership", fallback: "We couldn't transfer ownership. Please try again." },
    onAnswer: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !transfer.isPending) onClose()
      }}
      title={`Transfer ownership to ${name}?`}
      description={`${name} becomes the owner of ${workspaceName} and its subscription. The current owner becomes an admin. Only the new owner can transfer the workspace back.`}
      confirmLabel="Transfer ownership"
      busy={transfer.isPending}
      onConfirm={() => transfer.mutate(undefined)}
    />
  )
}
