import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { useProductForm } from '#web/product-form.ts'
import { isAtField, useChange } from '#web/use-change.ts'
import { accountDataEndpoints } from '#features/account-data/contract.ts'
import { passwordConfirmation } from '#features/account-data/fields.ts'
import { useKeptDeletions } from '#features/account-data/web/queries.ts'
import { DeletionSteps } from './deletion-steps.tsx'

export interface DeleteWorkspaceDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  workspace: { id: string; name: string }
}

export function DeleteWorkspaceDialog({ open, onOpenChange, workspace }: DeleteWorkspaceDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Delete ${workspace.name}?`}>
      <DeleteWorkspaceForm id={workspace.id} name={workspace.name} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteWorkspaceForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const keep = useKeptDeletions()
  const form = useProductForm({ resolver: zodResolver(passwordConfirmation), defaultValues: { password: '' } })
  const { errors } = form.formState
  const asking = useChange(accountDataEndpoints.requestWorkspaceDeletion, {
    input: (body: { password: string }) => ({ params: { id }, body }),
    onAnswer: keep,
    onDone,
    done: { title: 'Deletion requested', description: `You can use ${name} for seven more days.` },
    failed: (error) =>
      isAtField(form, error)
        ? undefined
        : {
            title: "Couldn't request deletion",
            fallback: "We couldn't request the deletion of the workspace. Please try again.",
          },
    form,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => asking.mutate(body))(event)}
    >
      <DeletionSteps what="workspace" atOnce="We email everyone in the workspace." workspaceIds={[id]} />
      <Field label="Your password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} size="touch" autoComplete="current-password" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="touch" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" size="touch" busy={asking.isPending}>
          Delete workspace
        </Button>
      </div>
    </form>
  )
}
