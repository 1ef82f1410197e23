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
import { accountDataEndpoints } from '#features/account-data/contract.ts'
import { passwordConfirmation } from '#features/account-data/fields.ts'
import { showAtField } from './form-failure.ts'

export interface ExportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  workspace?: { id: string; name: string }
}

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
      toast({ title: 'Exported Successfully', description: 'Your ZIP file is in your downloads.' })
      onDone()
    },
    onError: (error) => {
      if (showAtField(form, error, "We couldn't export the data. Please try again.")) return
      const description = errorMessage(error, "We couldn't export the data. Please try again.")
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
        <PasswordInput {...form.register('password')} size="touch" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p id={status} aria-live="polite" className="min-w-0 flex-1 basis-48 text-sm text-fg-3">
          {fetching.isPending && "We're preparing your export. Large workspaces take about a minute."}
        </p>
        <Button
          type="submit"
          size="touch"
          className="max-md:w-full"
          busy={fetching.isPending}
          aria-describedby={status}
        >
          Download ZIP
        </Button>
      </div>
    </form>
  )
}
