import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Label } from '#web/kit/label.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { useProductForm } from '#web/product-form.ts'
import { isAtField, useChange } from '#web/use-change.ts'
import { type Deletions, accountDataEndpoints } from '#features/account-data/contract.ts'
import { dayOf } from '#features/account-data/web/deletion-dates.ts'
import { useKeptDeletions } from '#features/account-data/web/queries.ts'
import { DeletionSteps } from './deletion-steps.tsx'

export interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  owned: Deletions['owned']
}

export function DeleteAccountDialog({ open, onOpenChange, owned }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Delete your account?">
      <DeleteAccountForm owned={owned} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const { requestAccountDeletion } = accountDataEndpoints

function DeleteAccountForm({ owned, onDone }: { owned: Deletions['owned']; onDone: () => void }) {
  const box = useId()
  const keep = useKeptDeletions()
  const form = useProductForm({
    resolver: zodResolver(requestAccountDeletion.body!),
    defaultValues: { password: '', deleteWorkspaces: false },
  })
  const { errors } = form.formState
  const shared = owned.filter(({ others }) => others > 0)
  const own = owned.filter(({ others }) => others === 0)
  const asking = useChange(requestAccountDeletion, {
    input: (body: { password: string; deleteWorkspaces: boolean }) => ({ body }),
    onAnswer: keep,
    onDone,
    done: ({ account }) => ({
      title: 'Deletion requested',
      description: `We'll delete your account on ${dayOf(account!.closesAt)}.`,
    }),
    failed: (error) =>
      isAtField(form, error)
        ? undefined
        : {
            title: "Couldn't request deletion",
            fallback: "We couldn't request the deletion of your account. Please try again.",
          },
    form,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => asking.mutate(body))(event)}
    >
      <DeletionSteps
        what="account"
        atOnce="We log you out on every other device and email you."
        workspaceIds={owned.map(({ id }) => id)}
      />
      {own.length > 0 && (
        <p className="text-sm text-fg-2">
          We'll also delete {own.map(({ name }) => name).join(', ')} because you're the only member.
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
              . To keep {shared.length === 1 ? 'it' : 'them'} for the other members, transfer ownership first.
            </Label>
          </div>
          <p aria-live="polite" className="text-sm text-bad empty:hidden">
            {errors.deleteWorkspaces?.message}
          </p>
        </div>
      )}
      <Field label="Your password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} size="touch" autoComplete="current-password" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="touch" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" size="touch" busy={asking.isPending}>
          Delete account
        </Button>
      </div>
    </form>
  )
}
