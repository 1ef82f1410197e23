import { ArrowLeftRight, Ellipsis, KeyRound, Pencil, UserMinus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Workspace } from '#features/access/contract.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import type { Member } from '../../contract.ts'
import { ROLE_LABELS } from '../role-labels.ts'
import { type Caller, type Offer, offersFor } from '../team-rights.ts'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

type Asked = 'edit' | 'resetPassword' | 'transfer' | 'remove'

const ACTIONS: { value: Asked; label: string; icon: ReactNode }[] = [
  { value: 'edit', label: 'Edit', icon: <Pencil aria-hidden /> },
  { value: 'resetPassword', label: 'Reset password', icon: <KeyRound aria-hidden /> },
  { value: 'transfer', label: 'Transfer ownership', icon: <ArrowLeftRight aria-hidden /> },
  { value: 'remove', label: 'Remove', icon: <UserMinus aria-hidden /> },
]

export function MemberRow({ member, workspace, caller }: { member: Member; workspace: Workspace; caller: Caller }) {
  const [asked, setAsked] = useState<Asked>()
  const offers = offersFor(caller, member)
  const shown = ACTIONS.filter(({ value }) => offers[value] !== false)
  const close = () => setAsked(undefined)
  const dialog = { workspaceId: workspace.id, member, onClose: close }
  const { name, email, role: platformRole } = member.user
  return (
    <li className="flex items-center gap-3.5 px-5 py-3.5">
      <Avatar name={name} round />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="truncate text-base font-medium">
            {name}
          </span>
          {member.userId === caller.userId && <Badge>You</Badge>}
          {platformRole === 'SUPERADMIN' && <Badge variant="outline">Super admin</Badge>}
        </p>
        <p className="truncate text-sm text-fg-3" title={email}>
          {email}
        </p>
        <p className="mt-1 sm:hidden">
          <RoleBadge member={member} />
        </p>
      </div>
      <span className="max-sm:hidden">
        <RoleBadge member={member} />
      </span>
      <Touchable shape="square">
        <span className="grid size-9 shrink-0 place-items-center">
          {shown.length > 0 && (
            <DropdownMenu
              trigger={
                <Button variant="ghost" size="touch-icon" aria-label={`Actions for ${name}`}>
                  <Ellipsis aria-hidden />
                </Button>
              }
            >
              {shown.map(({ value, label, icon }) => (
                <MenuItem
                  key={value}
                  icon={icon}
                  destructive={value === 'remove'}
                  {...disabledBy(offers[value])}
                  onSelect={() => setAsked(value)}
                >
                  {label}
                </MenuItem>
              ))}
            </DropdownMenu>
          )}
        </span>
      </Touchable>
      {asked === 'edit' && <EditMemberDialog {...dialog} caller={caller} />}
      {asked === 'resetPassword' && <ResetPasswordDialog {...dialog} />}
      {asked === 'transfer' && <TransferDialog {...dialog} workspaceName={workspace.name} />}
      {asked === 'remove' && <RemoveMemberDialog {...dialog} workspaceName={workspace.name} />}
    </li>
  )
}

const disabledBy = (offer: Offer) => (typeof offer === 'string' ? { disabled: true, reason: offer } : {})

function RoleBadge({ member }: { member: Member }) {
  return <Badge variant={member.role === 'OWNER' ? 'default' : 'secondary'}>{ROLE_LABELS[member.role]}</Badge>
}
