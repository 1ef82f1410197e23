import { call } from '#web/api-client.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { type Member, teamEndpoints } from '../../contract.ts'
import { useTeamChange } from '../use-team-change.ts'

export function RemoveMemberDialog(props: {
  workspaceId: string
  workspaceName: string
  member: Member
  onClose: () => void
}) {
  const { workspaceId, workspaceName, member, onClose } = props
  const { name } = member.user
  const remove = useTeamChange({
    run: () => call(teamEndpoints.removeMember, { params: { workspaceId, userId: member.userId } }),
    done: () => ({ title: 'User Removed', description: `${name} can no longer open ${workspaceName}.` }),
    failed: { title: 'Removal Failed', description: `${name} is still a member. Please try again.` },
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose()
      }}
      title={`Remove ${name}?`}
      description={`They can no longer open ${workspaceName}. Outlines assigned to them are assigned to nobody, and invitations they sent are canceled.`}
      confirmLabel="Remove"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    />
  )
}
