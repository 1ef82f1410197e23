import type { WorkspaceRole } from '#shared/permissions.ts'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { ROLE_LABELS, ROLE_NOTES } from '../role-labels.ts'

export function RoleSelect<Value extends WorkspaceRole>(props: {
  roles: readonly Value[]
  value: Value
  onChange: (role: Value) => void
  reason?: string | undefined
  error?: string | undefined
}) {
  const { roles, value, onChange, reason, error } = props
  return (
    <Field label="Role" hint={reason ?? ROLE_NOTES[value]} error={error}>
      <Select
        size="touch"
        options={roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
        value={value}
        onValueChange={onChange}
        disabled={reason !== undefined}
      />
    </Field>
  )
}
