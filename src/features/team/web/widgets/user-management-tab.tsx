import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { invitesOptions, membersOptions } from '../queries.ts'
import type { Caller, Seats } from '../team-rights.ts'
import { InvitesCard } from './invites-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { MembersCard } from './members-card.tsx'

export function UserManagementTab({ current }: { current: CurrentWorkspace }) {
  const { workspace, membership, role, readOnly } = current
  const { id: userId } = useSignedIn()
  const mayInvite = current.may('INVITE_USERS')
  const members = useQuery(membersOptions(workspace.id))
  const invites = useQuery({ ...invitesOptions(workspace.id), enabled: mayInvite })
  const usage = useQuery(usageOptions(workspace.id)).data
  const caller: Caller = { userId, role, readOnly, may: (permission) => current.may(permission) }
  const seats: Seats | undefined = usage && {
    taken: usage.usage.members + usage.usage.pendingInvites,
    limit: usage.limits.members,
  }
  return (
    <div className="grid gap-6">
      <MembersCard workspace={workspace} caller={caller} seats={seats} />
      {/* Each list waits for the one above it, whose length isn't known until it has loaded. */}
      {mayInvite && !members.isPending && <InvitesCard workspaceId={workspace.id} caller={caller} />}
      {membership !== null && !members.isPending && !invites.isLoading && (
        <LeaveCard workspace={workspace} role={membership.role} />
      )}
    </div>
  )
}
