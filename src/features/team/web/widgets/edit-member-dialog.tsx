import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { WorkspaceRole } from '#shared/permissions.ts'
import { assignableRoles } from '#shared/role-ladder.ts'
import { ApiError, call, errorMessage } from '#web/api-client.ts'
import { NOTHING_CHANGED, PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { useProductForm } from '#web/product-form.ts'
import { type Member, memberNameField, teamEndpoints } from '../../contract.ts'
import type { Caller } from '../team-rights.ts'
import { useTeamChange } from '../use-team-change.ts'
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
  const save = useTeamChange({
    run: () => call(teamEndpoints.updateMember, { params: { workspaceId, userId }, body: changed }),
    done: () => ({ title: 'User Updated', description: `The changes to ${name.trim()} are saved.` }),
    failed: { title: 'Update Failed', description: 'Failed to update user' },
    onDone: onClose,
    onFailed(error) {
      if (error instanceof ApiError && error.field === 'name') {
        form.setError('name', { message: errorMessage(error, '') }, { shouldFocus: true })
      }
      return undefined
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !save.isPending) onClose()
      }}
      title="Edit User"
      description={<span className="wrap-anywhere">{user.email}</span>}
      footer={
        <>
          <Button
            variant="secondary"
            className="max-md:h-(--touch)"
            reason={save.isPending ? PLEASE_WAIT : undefined}
            onClick={onClose}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            className="max-md:h-(--touch)"
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
          hint="Someone who works in other workspaces as well gets this name here alone."
          error={errors.name?.message}
        >
          <Input {...form.register('name')} autoComplete="off" maxLength={100} className="max-md:h-(--touch)" />
        </Field>
        <RoleSelect
          roles={isOwner ? ['OWNER' as const] : assignableRoles(caller.role)}
          value={role}
          onChange={setRole}
          reason={isOwner ? 'Use transfer ownership to change owner' : undefined}
        />
        {userId === caller.userId && role !== before && (
          <p className="text-sm text-warn">This is your own role. You may not be able to take it back yourself.</p>
        )}
      </form>
    </Dialog>
  )
}
