import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { WorkspaceRole } from '#shared/permissions.ts'
import { assignableRoles } from '#shared/role-ladder.ts'
import { NOTHING_CHANGED, PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { type Member, teamEndpoints } from '../../contract.ts'
import { memberNameField } from '../../fields.ts'
import type { Caller } from '../team-rights.ts'
import { RoleSelect } from './role-select.tsx'

const formId = 'edit-member'
const memberForm = z.object({ name: memberNameField })

export function EditMemberDialog(props: { workspaceId: string; member: Member; caller: Caller; onClose: () => void }) {
  const { workspaceId, member, caller, onClose } = props
  const { userId, user, role: before } = member
  const [role, setRole] = useState<WorkspaceRole>(before)
  const form = useProductForm({ resolver: zodResolver(memberForm), defaultValues: { name: user.name } })
  const { errors } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })
  const isOwner = before === 'OWNER'
  const changed = { ...(name.trim() !== user.name && { name }), ...(role !== before && { role }) }
  const save = useChange(teamEndpoints.updateMember, {
    input: () => ({ params: { workspaceId, userId }, body: changed }),
    done: () => ({ title: 'User Updated', description: `We saved your changes to ${name.trim()}.` }),
    failed: { title: 'Update Failed', fallback: 'Failed to update user' },
    onAnswer: onClose,
    form,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !save.isPending) onClose()
      }}
      title="Edit user"
      description={<span className="wrap-anywhere">{user.email}</span>}
      footer={
        <>
          <Button variant="secondary" size="touch" reason={save.isPending ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="touch"
            busy={save.isPending}
            reason={Object.keys(changed).length === 0 ? NOTHING_CHANGED : undefined}
          >
            Save Changes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5 pb-1"
        onSubmit={(event) => void form.handleSubmit(() => save.mutate(undefined))(event)}
      >
        <Field
          label="Name"
          required
          hint="If they belong to other workspaces, the new name applies only here."
          error={errors.name?.message}
        >
          <Input {...form.register('name')} autoComplete="off" maxLength={100} size="touch" />
        </Field>
        <RoleSelect
          roles={isOwner ? ['OWNER' as const] : assignableRoles(caller.role)}
          value={role}
          onChange={setRole}
          reason={isOwner ? 'Use transfer ownership to change owner' : undefined}
        />
        {userId === caller.userId && role !== before && (
          <p className="text-sm text-warn">
            You&apos;re changing your own role. You may not be able to change it back.
          </p>
        )}
      </form>
    </Dialog>
  )
}
