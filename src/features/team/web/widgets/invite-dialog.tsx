import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { type AssignableRole, assignableRoles } from '#shared/role-ladder.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { teamEndpoints } from '../../contract.ts'
import { inviteFields } from '../../fields.ts'
import type { Caller } from '../team-rights.ts'
import { InviteLinkDialog, type SentLink } from './invite-link-dialog.tsx'
import { RoleSelect } from './role-select.tsx'

interface Typed {
  email: string
  name?: string | undefined
  role: AssignableRole
}

const formId = 'invite-user'

export function InviteDialog(props: { workspaceId: string; caller: Caller; onClose: () => void }) {
  const { workspaceId, caller, onClose } = props
  const [sent, setSent] = useState<SentLink>()
  const roles = assignableRoles(caller.role)
  const form = useProductForm<Typed>({
    resolver: zodResolver(inviteFields),
    defaultValues: { email: '', name: '', role: 'COLLABORATOR' },
  })
  const { errors } = form.formState
  const email = useWatch({ control: form.control, name: 'email' })
  const invite = useChange(teamEndpoints.invite, {
    input: (typed: Typed) => ({ body: { ...typed, workspaceId } }),
    done: (_, typed) => ({ title: 'User Invited', description: `We're emailing the invitation to ${typed.email}.` }),
    failed: { title: 'Invitation Failed', fallback: "We couldn't send the invitation. Please try again." },
    onAnswer: ({ inviteUrl, invite: { email: to } }) => setSent({ url: inviteUrl, email: to }),
    form,
  })
  if (sent !== undefined) return <InviteLinkDialog sent={sent} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !invite.isPending) onClose()
      }}
      title="Invite user"
      description="We'll email them a link that works for seven days."
      footer={
        <>
          <Button
            variant="secondary"
            size="touch"
            reason={invite.isPending ? PLEASE_WAIT : undefined}
            onClick={onClose}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="touch"
            busy={invite.isPending}
            reason={email.trim() === '' ? 'Enter an email address first.' : undefined}
          >
            Send invitation
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5 pb-1"
        onSubmit={(event) => void form.handleSubmit((typed) => invite.mutate(typed))(event)}
      >
        <Field label="Email" required error={errors.email?.message}>
          <Input {...form.register('email')} type="email" autoComplete="off" size="touch" />
        </Field>
        <Field label="Name" optional error={errors.name?.message}>
          <Input {...form.register('name')} autoComplete="off" maxLength={100} size="touch" />
        </Field>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RoleSelect roles={roles} value={field.value} onChange={field.onChange} error={errors.role?.message} />
          )}
        />
      </form>
    </Dialog>
  )
}
