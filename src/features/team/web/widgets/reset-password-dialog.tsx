import { type FormEvent, useState } from 'react'
import { authEndpoints } from '#features/auth/contract.ts'
import { ApiError } from '#web/api-client.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useChange } from '#web/use-change.ts'
import { type Member, teamEndpoints } from '../../contract.ts'
import { memberPasswordField } from '../../fields.ts'

const formId = 'reset-password'
const SHORTEST = 6
const invalid = { title: 'Invalid Password', variant: 'destructive' } as const

export function ResetPasswordDialog(props: { workspaceId: string; member: Member; onClose: () => void }) {
  const { workspaceId, member, onClose } = props
  const { name, email } = member.user
  const [newPassword, setNewPassword] = useState('')
  const [needsLink, setNeedsLink] = useState(false)
  const failed = { title: 'Password Reset Failed', fallback: "We couldn't change the password. Please try again." }
  const reset = useChange(teamEndpoints.resetMemberPassword, {
    input: () => ({
      params: { workspaceId, userId: member.userId },
      body: { newPassword },
    }),
    done: () => ({
      title: 'Password Reset',
      description: `${name} has a new password and is logged out on every device.`,
    }),
    failed: (error) =>
      error instanceof ApiError && error.field === 'newPassword'
        ? { title: invalid.title, fallback: '' }
        : error instanceof ApiError && error.body.code === 'RESET_LINK_NEEDED'
          ? undefined
          : failed,
    onAnswer: onClose,
    onError: (error) => setNeedsLink(error instanceof ApiError && error.body.code === 'RESET_LINK_NEEDED'),
  })
  const sendLink = useChange(authEndpoints.forgotPassword, {
    input: () => ({ body: { email } }),
    done: () => ({ title: 'Reset link sent', description: `${email} gets a link to set a new password.` }),
    failed,
    onAnswer: onClose,
  })
  const busy = reset.isPending || sendLink.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = memberPasswordField.safeParse(newPassword)
    if (checked.success) return reset.mutate()
    toast({ ...invalid, description: checked.error.issues[0]?.message })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={needsLink ? 'Send a reset link instead' : 'Reset password'}
      description={
        needsLink
          ? `${name} also belongs to another workspace, so only they can set a new password. We'll send a reset link to ${email}.`
          : `Choose a new password for ${name}. We'll log them out on every device and email them about the change.`
      }
      footer={
        <>
          <Button variant="secondary" size="touch" reason={busy ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          {needsLink ? (
            <Button size="touch" busy={sendLink.isPending} onClick={() => sendLink.mutate(undefined)}>
              Send reset link
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              size="touch"
              busy={reset.isPending}
              reason={newPassword.length < SHORTEST ? `Enter at least ${SHORTEST} characters.` : undefined}
            >
              Reset password
            </Button>
          )}
        </>
      }
    >
      {!needsLink && (
        <form id={formId} noValidate onSubmit={submit}>
          <Field label="New password" required hint={`At least ${SHORTEST} characters`}>
            <PasswordInput
              size="touch"
              autoComplete="new-password"
              value={newPassword}
              onChange={(event) => setNewPassword(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
