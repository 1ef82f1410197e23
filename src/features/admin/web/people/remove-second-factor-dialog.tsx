import { useState } from 'react'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { DialogActions } from '#web/kit/dialog-actions.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useChange } from '#web/use-change.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

interface RemoveSecondFactorDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: { id: string; name: string; email: string }
}

export function RemoveSecondFactorDialog({ open, onOpenChange, user }: RemoveSecondFactorDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Remove two-factor authentication?">
      <RemoveForm user={user} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const FALLBACK = "We couldn't remove two-factor authentication. Please try again."

function RemoveForm({ user, onDone }: Pick<RemoveSecondFactorDialogProps, 'user'> & { onDone: () => void }) {
  const [reason, setReason] = useState('')
  const removal = useChange(adminPeopleEndpoints.removeSecondFactor, {
    input: () => ({ params: { id: user.id }, body: { reason } }),
    done: { title: 'Two-factor authentication removed', description: user.email },
    onDone,
    failed: (error) =>
      error instanceof ApiError && error.field === 'reason'
        ? undefined
        : { title: 'Removal failed', fallback: FALLBACK },
  })
  const isRefused = removal.error instanceof ApiError && removal.error.field === 'reason'
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        removal.mutate()
      }}
    >
      <p className="text-base text-fg-2">
        Make sure that the request comes from{' '}
        <strong className="font-medium wrap-anywhere text-fg">{user.email}</strong>. We log {user.name} out on every
        device and send an email. From then on, the password alone opens the account.
      </p>
      <Field
        label="Reason"
        hint="For the log. The user doesn't see it."
        error={isRefused ? errorMessage(removal.error, FALLBACK) : undefined}
        required
      >
        <Textarea
          value={reason}
          rows={3}
          maxLength={500}
          onChange={(event) => {
            removal.reset()
            setReason(event.target.value)
          }}
        />
      </Field>
      <DialogActions>
        <Button variant="secondary" size="touch" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" size="touch" busy={removal.isPending}>
          Remove
        </Button>
      </DialogActions>
    </form>
  )
}
