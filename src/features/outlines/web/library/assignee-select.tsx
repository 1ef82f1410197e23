import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { outlineEndpoints } from '../../contract.ts'

const NOBODY = 'nobody'

export interface AssigneeSelectProps {
  label: string
  workspaceId: string
  /** Undefined means no choice yet, and null means “Unassigned”. */
  value: string | null | undefined
  current?: { id: string; name: string } | undefined
  disabled?: boolean
  onChange: (userId: string | null) => void
}

export function AssigneeSelect({
  label,
  workspaceId,
  value,
  current,
  disabled = false,
  onChange,
}: AssigneeSelectProps) {
  const query = useQuery(endpointQuery(outlineEndpoints.assignees, { params: { workspaceId } }))
  const members = query.data?.users ?? []
  const left = current !== undefined && !members.some(({ id }) => id === current.id) ? [current] : []
  const people = [...members.map(({ id, fullName }) => ({ id, name: fullName })), ...left]
  return (
    <Field
      label={label}
      error={query.isError ? errorMessage(query.error, "We couldn't load the members.") : undefined}
      {...(query.isError && {
        aside: (
          <Button variant="ghost" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        ),
      })}
    >
      <Select
        size="touch"
        disabled={disabled || query.data === undefined}
        placeholder={query.isPending ? 'Loading members…' : 'Choose a team member'}
        value={value === null ? NOBODY : value}
        onValueChange={(chosen) => onChange(chosen === NOBODY ? null : chosen)}
        options={[
          { value: NOBODY, label: 'Unassigned' },
          ...people.map(({ id, name }) => ({
            value: id,
            label: name,
            icon: <Avatar name={name} size="sm" className="size-5" />,
          })),
        ]}
      />
    </Field>
  )
}
