import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useChange } from '#web/use-change.ts'
import { type Member, teamEndpoints } from '../../contract.ts'

export function RemoveMemberDialog(props: {
  workspaceId: string
  workspaceName: string
  member: Member
  onClose: () => void
}) {
  const { workspaceId, workspaceName, member, onClose } = props
  const { name } = member.user
  const remove = useChange(teamEndpoints.removeMember, {
    input: () => ({ params: { workspaceId, userId: member.userId } }),
    done: () => ({ title: 'User Removed', description: `${name} can no longer open ${workspaceName}.` }),
    failed: { title: 'Removal Failed', fallback: `We couldn't remove ${name}. Please try again.` },
    onAnswer: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose()
      }}
      title={`Remove ${name}?`}
      description={`They can no longer open ${workspaceName}. Their outlines become unassigned, and we cancel the invitations they sent.`}
      confirmLabel="Remove"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    />
  )
}
