import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { dayOf } from '#features/account-data/web/deletion-dates.ts'
import { deletionsOptions } from '#features/account-data/web/queries.ts'
import { useWithdrawal } from '#features/account-data/web/use-withdrawal.ts'
import { DataCard, DataLine } from './data-card.tsx'
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'

const button = 'max-sm:w-full'

function deletionRefusal({ readOnly }: CurrentWorkspace, isLoaded: boolean): string | undefined {
  if (readOnly) return "This workspace is suspended, so you can't make changes."
  return isLoaded ? undefined : "We're still loading the details."
}

export function WorkspaceDataCard({ current }: { current: CurrentWorkspace }) {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null)
  const { data } = useQuery(deletionsOptions)
  if (!current.may('MANAGE_WORKSPACE_DATA')) return null
  const { id, name } = current.workspace
  const pending = data?.workspaces.find((workspace) => workspace.id === id)
  // Canceling the deletion of the account also keeps the workspace.
  const withAccount = data?.account !== null && pending?.isOwner === true
  const close = (stays: boolean) => stays || setOpen(null)
  return (
    <DataCard title="Workspace data" description="Only the owner of the workspace sees this.">
      <DataLine title="Export" text="Download everything in the workspace as a ZIP of JSON and CSV files.">
        <Button variant="secondary" size="touch" className={button} onClick={() => setOpen('export')}>
          <Download aria-hidden />
          Export workspace
        </Button>
      </DataLine>
      {pending === undefined ? (
        <DataLine title="Delete workspace" text="Deletes the workspace for everyone. You can cancel within seven days.">
          <Button
            variant="secondary"
            size="touch"
            className={`${button} text-bad`}
            reason={deletionRefusal(current, data !== undefined)}
            onClick={() => setOpen('delete')}
          >
            Delete workspace…
          </Button>
        </DataLine>
      ) : (
        <DataLine
          title="Delete workspace"
          text={`We'll delete it on ${dayOf(pending.closesAt)}${withAccount ? ' with your account' : ''} and erase all its data by ${dayOf(pending.goneAt)}.`}
        >
          {!withAccount && <KeepWorkspace id={id} />}
        </DataLine>
      )}
      <ExportDialog open={open === 'export'} onOpenChange={close} workspace={{ id, name }} />
      <DeleteWorkspaceDialog open={open === 'delete'} onOpenChange={close} workspace={{ id, name }} />
    </DataCard>
  )
}

function KeepWorkspace({ id }: { id: string }) {
  const withdrawal = useWithdrawal(id)
  return (
    <Button size="touch" className={button} busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
      Keep workspace
    </Button>
  )
}
