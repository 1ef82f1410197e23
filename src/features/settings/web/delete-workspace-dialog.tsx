import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useProductForm } from '#web/product-form.ts'
import { accountDataEndpoints, passwordConfirmation } from '#features/account-data/contract.ts'
import { useKeptDeletions } from '#features/account-data/web/queries.ts'
import { DeletionSteps } from './deletion-steps.tsx'
import { showAtField } from './form-failure.ts'

export interface DeleteWorkspaceDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  workspace: { id: string; name: string }
}

/** Says what will happen and when, and asks for the password. */
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
  const asking = useMutation({
    mutationFn: (body: { password: string }) =>
      call(accountDataEndpoints.requestWorkspaceDeletion, { params: { id }, body }),
    async onSuccess(deletions) {
      await keep(deletions)
      onDone()
      toast({ title: 'Deletion Requested', description: `${name} stays open for another seven days.` })
    },
    onError: (error) => {
      const fallback = 'The workspace could not be deleted. Please try again.'
      if (showAtField(form, error, fallback)) return
      toast({ title: 'Deletion Failed', description: errorMessage(error, fallback), variant: 'destructive' })
    },
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => asking.mutate(body))(event)}
    >
      <DeletionSteps what="workspace" atOnce="Everyone in the workspace gets an email." workspaceIds={[id]} />
      <Field label="Your password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} className="max-md:h-(--touch)" autoComplete="current-password" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" className="max-md:h-(--touch)" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" className="max-md:h-(--touch)" busy={asking.isPending}>
          Delete Workspace
        </Button>
      </div>
    </form>
  )
}
