import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { download, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useProductForm } from '#web/product-form.ts'
import { accountDataEndpoints, passwordConfirmation } from '#features/account-data/contract.ts'
import { showAtField } from './form-failure.ts'

export interface ExportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The workspace to export; without one it is everything about the person. */
  workspace?: { id: string; name: string }
}

/** Asks for the password, makes the archive and hands it to the browser's downloads. */
export function ExportDialog({ open, onOpenChange, workspace }: ExportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={workspace === undefined ? 'Export your data' : `Export ${workspace.name}`}
      description={
        workspace === undefined
          ? 'Your profile, your devices, your memberships and what you did, as a ZIP of JSON and CSV files.'
          : 'Every brand, idea, outline, result and setting of the workspace, as a ZIP of JSON and CSV files.'
      }
    >
      <ExportForm onDone={() => onOpenChange(false)} {...(workspace !== undefined && { workspaceId: workspace.id })} />
    </Dialog>
  )
}

function ExportForm({ workspaceId, onDone }: { workspaceId?: string; onDone: () => void }) {
  const status = useId()
  const form = useProductForm({ resolver: zodResolver(passwordConfirmation), defaultValues: { password: '' } })
  const { errors } = form.formState
  const fetching = useMutation({
    mutationFn: (body: { password: string }) =>
      workspaceId === undefined
        ? download(accountDataEndpoints.exportAccount, { body })
        : download(accountDataEndpoints.exportWorkspace, { params: { id: workspaceId }, body }),
    onSuccess() {
      toast({ title: 'Exported Successfully', description: 'You find the archive in your downloads.' })
      onDone()
    },
    onError: (error) => {
      if (showAtField(form, error, 'The export failed. Please try again.')) return
      const description = errorMessage(error, 'The export failed. Please try again.')
      toast({ title: 'Export Failed', description, variant: 'destructive' })
    },
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => fetching.mutate(body))(event)}
    >
      <Field label="Your password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} className="max-md:h-(--touch)" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p id={status} aria-live="polite" className="min-w-0 flex-1 basis-48 text-sm text-fg-3">
          {fetching.isPending && 'Collecting everything. A large workspace takes a minute.'}
        </p>
        <Button
          type="submit"
          className="max-md:h-(--touch) max-md:w-full"
          busy={fetching.isPending}
          aria-describedby={status}
        >
          Download ZIP
        </Button>
      </div>
    </form>
  )
}
