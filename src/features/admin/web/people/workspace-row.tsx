import { Ban, CircleCheck, Gauge, MoreHorizontal, Tags, Trash2, VenetianMask } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { type AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { dayText } from './days.ts'
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { QuotaDialog } from './quota-dialog.tsx'
import { useWorkspaceChange } from './use-workspace-change.ts'

type Asked = 'impersonate' | 'plan' | 'quota' | 'suspend' | 'delete'

const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

export function WorkspaceRow({ workspace }: { workspace: AdminWorkspace }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, name, status, ownerUserId, ownerName, ownerEmail, subscription } = workspace
  const dialog = (which: Asked) => ({
    open: asked === which,
    onOpenChange: (open: boolean) => setAsked(open ? which : null),
  })
  const close = () => setAsked(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-1 text-base md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {status === 'SUSPENDED' && (
            <Badge variant="destructive" icon={<Ban aria-hidden />}>
              Suspended
            </Badge>
          )}
          {workspace.deletionRequestedAt !== null && <Badge variant="outline">Deletion requested</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-fg-3">{`${ownerName} · ${ownerEmail}`}</p>
      </div>
      <p className="text-sm text-fg-2 max-md:order-3 max-md:col-span-2">
        {[
          counted(workspace.memberCount, 'member'),
          counted(workspace.brandCount, 'brand'),
          counted(workspace.outlineCount, 'outline'),
        ].join(' · ')}
        <span className="block text-xs text-fg-3">{`Since ${dayText(workspace.createdAt)}`}</span>
      </p>
      <p className="flex flex-wrap items-center gap-1.5 max-md:order-4 max-md:col-span-2">
        <Badge>{PLAN_CATALOG[workspace.plan].label}</Badge>
        {subscription.planOverride !== null && <Badge variant="outline">Plan override</Badge>}
        {subscription.quotaOverride !== null && <Badge variant="outline">Limit override</Badge>}
        {subscription.status !== 'active' && <Badge variant="secondary">{subscription.status.replace('_', ' ')}</Badge>}
      </p>
      <WorkspaceMenu workspace={workspace} onAsk={setAsked} />
      <ImpersonateDialog {...dialog('impersonate')} person={{ id: ownerUserId, name: ownerName, email: ownerEmail }} />
      <PlanDialog {...dialog('plan')} workspace={workspace} />
      <QuotaDialog {...dialog('quota')} workspace={workspace} />
      <SuspendDialog {...dialog('suspend')} id={id} name={name} onDone={close} />
      <DeleteWorkspaceDialog {...dialog('delete')} workspace={workspace} />
    </div>
  )
}

function WorkspaceMenu({ workspace, onAsk }: { workspace: AdminWorkspace; onAsk: (asked: Asked) => void }) {
  const refusal = changeRefusal(useSuperAdmin())
  const { id, name, status } = workspace
  const reactivate = useWorkspaceChange(adminPeopleEndpoints.reactivate, () => ({ params: { id } }), {
    done: 'Workspace reactivated',
    failed: 'Failed to reactivate workspace',
  })
  const button = (
    <Button
      variant="ghost"
      size="touch-icon"
      aria-label={`Actions for ${name}`}
      reason={refusal}
      busy={reactivate.isPending}
    >
      <MoreHorizontal aria-hidden />
    </Button>
  )
  if (refusal !== undefined) return button
  return (
    <DropdownMenu trigger={button}>
      <MenuItem icon={<VenetianMask aria-hidden />} onSelect={() => onAsk('impersonate')}>
        Impersonate owner
      </MenuItem>
      <MenuItem icon={<Tags aria-hidden />} onSelect={() => onAsk('plan')}>
        Change plan…
      </MenuItem>
      <MenuItem icon={<Gauge aria-hidden />} onSelect={() => onAsk('quota')}>
        Change limits…
      </MenuItem>
      <MenuSeparator />
      {status === 'ACTIVE' ? (
        <MenuItem icon={<Ban aria-hidden />} onSelect={() => onAsk('suspend')}>
          Suspend…
        </MenuItem>
      ) : (
        <MenuItem icon={<CircleCheck aria-hidden />} onSelect={() => reactivate.mutate(undefined)}>
          Reactivate
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden />} destructive onSelect={() => onAsk('delete')}>
        Delete…
      </MenuItem>
    </DropdownMenu>
  )
}

interface SuspendDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  id: string
  name: string
  onDone: () => void
}

function SuspendDialog({ open, onOpenChange, id, name, onDone }: SuspendDialogProps) {
  const suspend = useWorkspaceChange(
    adminPeopleEndpoints.suspend,
    () => ({ params: { id } }),
    { done: 'Workspace suspended', failed: 'Failed to suspend workspace' },
    onDone,
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Suspend ${name}?`}
      description="Members can still view and export. They can't change or generate anything, and running generations stop. You can reactivate it at any time."
      confirmLabel="Suspend"
      destructive
      busy={suspend.isPending}
      onConfirm={() => suspend.mutate(undefined)}
    />
  )
}
