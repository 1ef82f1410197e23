import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { eventEndpoints } from '../../events-contract.ts'
import { useTypedFilter } from '../lists/use-typed-filter.ts'
import type { EventFilter } from './event-address.ts'
import { actionText } from './event-texts.ts'

type Changes = { [Name in keyof EventFilter]?: string | undefined }

interface EventFiltersProps {
  filter: EventFilter
  onChange: (changes: Changes) => void
}

const EVERY = 'every-action'
const NOTHING: Changes = { actor: undefined, workspace: undefined, action: undefined, from: undefined, to: undefined }

export function EventFilters({ filter, onChange }: EventFiltersProps) {
  const actions = useQuery({ ...endpointQuery(eventEndpoints.actions, {}), staleTime: 0 })
  const actor = useTypedFilter(filter.actor ?? '', (text) => onChange({ actor: text }))
  const workspace = useTypedFilter(filter.workspace ?? '', (text) => onChange({ workspace: text }))
  const known = actions.data?.actions ?? []
  const offered = filter.action === undefined || known.includes(filter.action) ? known : [filter.action, ...known]
  return (
    <div
      role="search"
      aria-label="Filter events"
      className="grid items-end gap-3 px-5 pb-4 @min-[22rem]:grid-cols-2 @4xl:grid-cols-[1fr_1fr_1fr_auto_auto_auto]"
    >
      <Field label="Actor" className="@max-xl:col-span-full">
        <Input {...actor} type="search" placeholder="Email begins with" autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Workspace" className="@max-xl:col-span-full">
        <Input {...workspace} type="search" placeholder="Name or id" autoComplete="off" />
      </Field>
      <Field label="Action" className="@max-xl:col-span-full">
        <Select
          value={filter.action ?? EVERY}
          onValueChange={(action) => onChange({ action: action === EVERY ? undefined : action })}
          options={[
            { value: EVERY, label: 'All actions' },
            ...offered.map((value) => ({ value, label: actionText(value) })),
          ]}
        />
      </Field>
      <Field label="From">
        <Input type="date" value={filter.from ?? ''} onChange={({ target }) => onChange({ from: target.value })} />
      </Field>
      <Field label="To">
        <Input type="date" value={filter.to ?? ''} onChange={({ target }) => onChange({ to: target.value })} />
      </Field>
      <Button
        variant="ghost"
        size="touch"
        className="@max-xl:col-span-full"
        reason={Object.keys(filter).length === 0 ? 'No filters are set.' : undefined}
        onClick={() => onChange(NOTHING)}
      >
        <X aria-hidden />
        Clear
      </Button>
    </div>
  )
}
