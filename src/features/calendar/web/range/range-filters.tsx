import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ListFilter, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { STATUS_LABELS, outlineEndpoints } from '#features/outlines/contract.ts'
import { NOBODY } from '#features/outlines/library-contract.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Popover } from '#web/kit/popover.tsx'
import { Select } from '#web/kit/select.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { CALENDAR_STATUSES } from '../../fields.ts'
import { useNarrow } from '../use-narrow.ts'
import { ME, type RangeFilters, isFiltered } from './filter-address.ts'

const ANY = 'any'

export interface RangeFiltersProps {
  workspaceId: string
  userId: string
  /** All brands of the workspace, or null where one brand is shown. */
  brands: readonly Brand[] | null
  filters: RangeFilters
  onChange: (filters: RangeFilters) => void
}

export function RangeFilterBar({ workspaceId, userId, brands, filters, onChange }: RangeFiltersProps) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const isSet = isFiltered(filters)
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap gap-2">
      {narrow && !isSet && (
        <Button variant="secondary" size="touch" aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListFilter aria-hidden />
          Filters
        </Button>
      )}
      {(!narrow || open || isSet) && (
        <>
          {brands !== null && (
            <BrandFilter
              brands={brands}
              chosen={filters.brandIds}
              onChange={(brandIds) => onChange({ ...filters, brandIds })}
            />
          )}
          <Select
            aria-label="Status"
            size="touch"
            className="max-md:min-w-32 max-md:flex-1 md:w-44"
            value={filters.status ?? ANY}
            onValueChange={(status) => onChange({ ...filters, status: status === ANY ? undefined : status })}
            options={[
              { value: ANY, label: 'All statuses' },
              ...CALENDAR_STATUSES.options.map((value) => ({ value: value as string, label: STATUS_LABELS[value] })),
            ]}
          />
          <AssigneeFilter
            workspaceId={workspaceId}
            userId={userId}
            chosen={filters.assignee}
            onChange={(assignee) => onChange({ ...filters, assignee })}
          />
        </>
      )}
      {isSet && (
        <Button
          variant="ghost"
          size="touch"
          onClick={() => onChange({ brandIds: null, status: undefined, assignee: undefined })}
        >
          <X aria-hidden />
          Clear filters
        </Button>
      )}
    </div>
  )
}

function BrandFilter(props: {
  brands: readonly Brand[]
  chosen: readonly string[] | null
  onChange: (brandIds: readonly string[] | null) => void
}) {
  const { brands, chosen } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const ids = chosen ?? brands.map((brand) => brand.id)
  const label = chosen === null ? 'All brands' : `${chosen.length} of ${brands.length} brands`
  const toggle = (brandId: string) => {
    const next = brands.map((brand) => brand.id).filter((each) => ids.includes(each) !== (each === brandId))
    // No brand at all would show nothing, so it means all of them.
    props.onChange(next.length === 0 || next.length === brands.length ? null : next)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Brands to show"
      trigger={
        <Button variant="secondary" size="touch" aria-label={`Brands to show: ${label}`}>
          {label}
          <ChevronDown aria-hidden />
        </Button>
      }
      className="min-w-56 p-1"
    >
      <ul className="overflow-y-auto">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Touchable>
              <label
                htmlFor={`${id}-${brand.id}`}
                className="flex min-h-8 items-center gap-2.5 rounded-md px-2.5 text-sm hover:bg-surface-3"
              >
                <Checkbox
                  id={`${id}-${brand.id}`}
                  checked={ids.includes(brand.id)}
                  onCheckedChange={() => toggle(brand.id)}
                />
                <span className="min-w-0 wrap-anywhere">{brand.name}</span>
              </label>
            </Touchable>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function AssigneeFilter(props: {
  workspaceId: string
  userId: string
  chosen: string | undefined
  onChange: (assignee: string | undefined) => void
}) {
  const { workspaceId, userId, chosen } = props
  const query = useQuery(endpointQuery(outlineEndpoints.assignees, { params: { workspaceId } }))
  const members = (query.data?.users ?? []).filter(({ id }) => id !== userId)
  const isKnown = chosen === undefined || chosen === ME || chosen === NOBODY || members.some(({ id }) => id === chosen)
  return (
    <Select
      aria-label="Assignee"
      size="touch"
      className="max-md:min-w-32 max-md:flex-1 md:w-44"
      value={chosen ?? ANY}
      onValueChange={(assignee) => props.onChange(assignee === ANY ? undefined : assignee)}
      options={[
        { value: ANY, label: 'Everyone' },
        { value: ME, label: 'Assigned to me' },
        { value: NOBODY, label: 'Unassigned' },
        ...members.map(({ id, fullName }) => ({
          value: id,
          label: fullName,
          icon: <Avatar name={fullName} size="sm" className="size-5" />,
        })),
        ...(isKnown ? [] : [{ value: chosen, label: query.isPending ? 'Loading members…' : 'Former member' }]),
      ]}
    />
  )
}
