import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Label } from '#web/kit/label.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useProductForm } from '#web/product-form.ts'
import { type Deletions, accountDataEndpoints } from '#features/account-data/contract.ts'
import { dayOf } from '#features/account-data/web/deletion-dates.ts'
import { useKeptDeletions } from '#features/account-data/web/queries.ts'
import { DeletionSteps } from './deletion-steps.tsx'
import { showAtField } from './form-failure.ts'

export interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  owned: Deletions['owned']
}

/** Says what will happen and when, and asks for the password. */
export function DeleteAccountDialog({ open, onOpenChange, owned }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Delete your account?">
      <DeleteAccountForm owned={owned} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const { requestAccountDeletion } = accountDataEndpoints

function DeleteAccountForm({ owned, onDone }: { owned: Deletions['owned']; onDone: () => void }) {
  const keep = useKeptDeletions()
  const box = useId()
  const form = useProductForm({
    resolver: zodResolver(requestAccountDeletion.body!),
    defaultValues: { password: '', deleteWorkspaces: false },
  })
  const { errors } = form.formState
  const shared = owned.filter(({ others }) => others > 0)
  const own = owned.filter(({ others }) => others === 0)
  const asking = useMutation({
    mutationFn: (body: { password: string; deleteWorkspaces: boolean }) => call(requestAccountDeletion, { body }),
    async onSuccess(deletions) {
      await keep(deletions)
      onDone()
      toast({
        title: 'Deletion Requested',
        description: `Your account will be deleted on ${dayOf(deletions.account!.closesAt)}.`,
      })
    },
    onError: (error) => {
      const fallback = 'Your account could not be deleted. Please try again.'
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
      <DeletionSteps
        what="account"
        atOnce="Every other device is signed out, and you get an email."
        workspaceIds={owned.map(({ id }) => id)}
      />
      {own.length > 0 && (
        <p className="text-sm text-fg-2">
          {own.map(({ name }) => name).join(', ')} {own.length === 1 ? 'goes' : 'go'} with it: nobody else works there.
        </p>
      )}
      {shared.length > 0 && (
        <div className="grid gap-1.5 rounded-md bg-warn-soft px-3 py-2.5">
          <div className="flex items-start gap-3">
            <Controller
              control={form.control}
              name="deleteWorkspaces"
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <Checkbox id={box} ref={ref} checked={value} onCheckedChange={onChange} onBlur={onBlur} />
              )}
            />
            <Label htmlFor={box} className="text-sm font-normal">
              Also delete{' '}
              {shared
                .map(({ name, others }) => `${name} (${others} other ${others === 1 ? 'member' : 'members'})`)
                .join(', ')}
              . To let the others go on, transfer the ownership first.
            </Label>
          </div>
          <p aria-live="polite" className="text-sm text-bad empty:hidden">
            {errors.deleteWorkspaces?.message}
          </p>
        </div>
      )}
      <Field label="Your password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} className="max-md:h-(--touch)" autoComplete="current-password" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" className="max-md:h-(--touch)" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" className="max-md:h-(--touch)" busy={asking.isPending}>
          Delete Account
        </Button>
      </div>
    </form>
  )
}
