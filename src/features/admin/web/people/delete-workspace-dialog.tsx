import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RETENTION_PERIODS } from '#shared/retention-periods.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'
import { overviewOptions, usersKey, workspacesKey } from '../queries.ts'
import type { WorkspaceDialogProps } from './plan-dialog.tsx'

/** Says what goes when, and asks for the name to be typed. */
export function DeleteWorkspaceDialog({ open, onOpenChange, workspace }: WorkspaceDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Delete ${workspace.name}?`}>
      <DeleteForm workspace={workspace} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ workspace: { id, name }, onDone }: { workspace: AdminWorkspace; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const deletion = useMutation({
    mutationFn: () => call(adminPeopleEndpoints.deleteWorkspace, { params: { id } }),
    onSuccess: async () => {
      await Promise.all(
        [workspacesKey, usersKey, overviewOptions.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
      onDone()
      toast({ title: 'Workspace Deleted', description: name })
    },
    onError: (error) => {
      const description = errorMessage(error, 'The workspace stays as it is. Please try again.')
      toast({ title: 'Failed to delete workspace', description, variant: 'destructive' })
    },
  })
  const isNamed = typed.trim() === name.trim()
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isNamed)
        if (isNamed) deletion.mutate()
      }}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-base text-fg-2">
        <li>It closes at once for everyone in it; they keep their accounts and get an email.</li>
        <li>Its subscription ends now. While the payment provider is away, nothing happens.</li>
        <li>{`Campaign results go after ${RETENTION_PERIODS.campaignData.length.days} days, everything else after ${RETENTION_PERIODS.accountData.length.days}. Payment records and the log stay as long as the law asks.`}</li>
        <li>This cannot be taken back.</li>
      </ul>
      <Field
        label={
          <>
            Type <strong className="font-semibold">{name}</strong> to confirm
          </>
        }
        error={wrong && !isNamed ? 'This is not the name of the workspace.' : undefined}
        required
      >
        <Input
          value={typed}
          autoComplete="off"
          spellCheck={false}
          className="max-md:h-(--touch)"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" className="max-md:h-(--touch)" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" className="max-md:h-(--touch)" busy={deletion.isPending}>
          Delete Workspace
        </Button>
      </div>
    </form>
  )
}
