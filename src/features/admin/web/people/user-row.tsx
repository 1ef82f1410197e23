import { useState } from 'react'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import type { AdminUser } from '../../people-contract.ts'
import { type SuperAdmin, changeRefusal, useSuperAdmin } from '../queries.ts'
import { dayText } from './days.ts'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog.tsx'

const ROLE_LABELS = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  CREATOR: 'Creator',
  COLLABORATOR: 'Collaborator',
} as const

const SHOWN_AT_FIRST = 3

export function UserRow({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState(false)
  const superAdmin = useSuperAdmin()
  const refusal = refusalFor(user) ?? changeRefusal(superAdmin)
  return (
    <div className="grid gap-x-6 gap-y-3 py-1 text-base md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] md:items-center">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={user.name} size="sm" round className="size-8" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {user.name}
            {user.role === 'SUPERADMIN' && <Badge>SUPERADMIN</Badge>}
            {user.secondFactor && <Badge variant="secondary">Two-factor</Badge>}
            {user.closedAt !== null ? (
              <Badge variant="destructive">Deleted</Badge>
            ) : (
              user.deletionRequestedAt !== null && <Badge variant="outline">Deletion requested</Badge>
            )}
          </p>
          <p className="text-sm wrap-anywhere text-fg-3">{user.email}</p>
          <p className="mt-0.5 text-xs text-fg-3">
            {`Joined ${dayText(user.createdAt)}`}
            {user.lastSeenAt !== null && ` · last seen ${dayText(user.lastSeenAt)}`}
          </p>
        </div>
      </div>
      <Memberships user={user} />
      <div className="grid gap-2">
        <Button variant="secondary" size="touch" reason={refusal} onClick={() => setAsking(true)}>
          Impersonate
        </Button>
        {user.secondFactor && <RemoveSecondFactor user={user} superAdmin={superAdmin} />}
      </div>
      <ImpersonateDialog open={asking} onOpenChange={setAsking} person={user} />
    </div>
  )
}

function RemoveSecondFactor({ user, superAdmin }: { user: AdminUser; superAdmin: SuperAdmin | null }) {
  const [asking, setAsking] = useState(false)
  const own =
    user.email === superAdmin?.email ? 'Turn off your own two-factor authentication in your profile.' : undefined
  return (
    <>
      <Button variant="ghost" size="touch-sm" reason={own ?? changeRefusal(superAdmin)} onClick={() => setAsking(true)}>
        Remove two-factor
      </Button>
      <RemoveSecondFactorDialog open={asking} onOpenChange={setAsking} user={user} />
    </>
  )
}

function refusalFor({ role, closedAt }: AdminUser): string | undefined {
  if (role === 'SUPERADMIN') return "You can't impersonate a super admin."
  return closedAt === null ? undefined : 'This account has been deleted.'
}

function Memberships({ user: { memberships, workspacesCount } }: { user: AdminUser }) {
  const [showsAll, setShowsAll] = useState(false)
  if (workspacesCount === 0) return <p className="text-sm text-fg-3">No workspaces</p>
  const shown = showsAll ? memberships : memberships.slice(0, SHOWN_AT_FIRST)
  const hidden = memberships.length - shown.length
  return (
    <div className="min-w-0">
      <p className="sr-only">{workspacesCount === 1 ? '1 workspace' : `${workspacesCount} workspaces`}</p>
      <ul className="grid gap-1 text-sm">
        {shown.map(({ workspaceId, workspaceName, role }) => (
          <li key={workspaceId} className="flex min-w-0 items-baseline gap-2">
            <span className="truncate">{workspaceName}</span>
            <span className="shrink-0 text-xs text-fg-3">{ROLE_LABELS[role]}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="link" size="sm" className="px-0" onClick={() => setShowsAll(true)}>
          {`${hidden} more`}
        </Button>
      )}
    </div>
  )
}
