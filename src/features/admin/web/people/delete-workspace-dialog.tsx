import { useState } from 'react'
import { RETENTION_PERIODS } from '#shared/retention-periods.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { useChange } from '#web/use-change.ts'
import { type AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'
import type { WorkspaceDialogProps } from './plan-dialog.tsx'

export function DeleteWorkspaceDialog({ open, onOpenChange, workspace }: WorkspaceDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Delete ${workspace.name}?`}>
      <DeleteForm workspace={workspace} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ workspace: { id, name }, onDone }: { workspace: AdminWorkspace; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const deletion = useChange(adminPeopleEndpoints.deleteWorkspace, {
    input: () => ({ params: { id } }),
    done: { title: 'Workspace deleted', description: name },
    onDone,
    failed: { title: 'Failed to delete workspace', fallback: "We couldn't delete the workspace. Please try again." },
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
        <li>Everyone loses access right away. They keep their accounts, and we email them.</li>
        <li>We cancel its subscription now. If the payment provider is unavailable, we delete nothing.</li>
        <li>{`We erase campaign results after ${RETENTION_PERIODS.campaignData.length.days} days and everything else after ${RETENTION_PERIODS.accountData.length.days} days. Payment records and the audit log stay as long as the law requires.`}</li>
        <li>You can't undo this.</li>
      </ul>
      <Field
        label={
          <>
            Type <strong className="font-semibold">{name}</strong> to confirm
          </>
        }
        error={wrong && !isNamed ? "The name doesn't match." : undefined}
        required
      >
        <Input
          value={typed}
          autoComplete="off"
          spellCheck={false}
          size="touch"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="touch" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" size="touch" busy={deletion.isPending}>
          Delete workspace
        </Button>
      </div>
    </form>
  )
}
