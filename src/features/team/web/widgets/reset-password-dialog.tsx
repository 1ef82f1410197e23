import { type FormEvent, useState } from 'react'
import { authEndpoints } from '#features/auth/contract.ts'
import { ApiError, call, errorMessage } from '#web/api-client.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type Member, memberPasswordField, teamEndpoints } from '../../contract.ts'
import { useTeamChange } from '../use-team-change.ts'

const formId = 'reset-password'
const SHORTEST = 6
const invalid = { title: 'Invalid Password', variant: 'destructive' } as const

/** Gives a member a new password, or, where that is not the workspace's to do, sends them a link to choose their own. */
export function ResetPasswordDialog(props: { workspaceId: string; member: Member; onClose: () => void }) {
  const { workspaceId, member, onClose } = props
  const { name, email } = member.user
  const [newPassword, setNewPassword] = useState('')
  const [needsLink, setNeedsLink] = useState(false)
  const failed = { title: 'Password Reset Failed', description: 'The password was not changed. Please try again.' }
  const reset = useTeamChange({
    run: () =>
      call(teamEndpoints.resetMemberPassword, {
        params: { workspaceId, userId: member.userId },
        body: { newPassword },
      }),
    done: () => ({ title: 'Password Reset', description: `${name} has a new password and is signed out everywhere.` }),
    failed,
    onDone: onClose,
    onFailed(error) {
      if (error instanceof ApiError && error.field === 'newPassword') {
        toast({ ...invalid, description: errorMessage(error, '') })
        return 'said'
      }
      if (!(error instanceof ApiError) || error.body.code !== 'RESET_LINK_NEEDED') return undefined
      setNeedsLink(true)
      return 'said'
    },
  })
  const sendLink = useTeamChange({
    run: () => call(authEndpoints.forgotPassword, { body: { email } }),
    done: () => ({ title: 'Reset Link Sent', description: `${email} gets a link to choose a new password.` }),
    failed,
    onDone: onClose,
  })
  const busy = reset.isPending || sendLink.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = memberPasswordField.safeParse(newPassword)
    if (checked.success) return reset.mutate(undefined)
    toast({ ...invalid, description: checked.error.issues[0]?.message })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={needsLink ? 'Send a reset link instead' : 'Reset Password'}
      description={
        needsLink
          ? `${name} works in another workspace, too. Only they can choose a new password: with a link that goes to ${email}.`
          : `Choose a new password for ${name}. They are signed out everywhere and told by mail that it was changed.`
      }
      footer={
        <>
          <Button
            variant="secondary"
            className="max-md:h-(--touch)"
            reason={busy ? PLEASE_WAIT : undefined}
            onClick={onClose}
          >
            Cancel
          </Button>
          {needsLink ? (
            <Button className="max-md:h-(--touch)" busy={sendLink.isPending} onClick={() => sendLink.mutate(undefined)}>
              Send Reset Link
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              className="max-md:h-(--touch)"
              busy={reset.isPending}
              reason={newPassword.length < SHORTEST ? `Enter at least ${SHORTEST} characters.` : undefined}
            >
              Reset Password
            </Button>
          )}
        </>
      }
    >
      {!needsLink && (
        <form id={formId} noValidate onSubmit={submit}>
          <Field label="New password" required hint={`At least ${SHORTEST} characters`}>
            <PasswordInput
              className="max-md:h-(--touch)"
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
