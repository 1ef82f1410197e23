import { useQuery } from '@tanstack/react-query'
import { ListFilter, Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { STATUS_LABELS, TYPE_LABELS, outlineEndpoints } from '../../contract.ts'
import { NOBODY, type LibraryQuery } from '../../library-contract.ts'
import type { OutlineMonth } from '../outline-months.ts'
import type { LibraryAddress } from './library-address.ts'
import { NARROWING_STATUSES, isNarrowed, namesStatus } from './library-filter.ts'
import { MonthMenu } from './month-jumps.tsx'

const PAUSE_MS = 200
const ANY = 'any'
/** Beside a wide sidebar, the filters still fit on the line of the search. */
const FILTER_WIDTH = 'max-lg:min-w-32 max-lg:flex-1 lg:w-34 xl:w-44'

export interface LibraryToolsProps {
  query: LibraryQuery
  workspaceId: string
  workflow: boolean
  /** Undefined while loading. */
  months: readonly OutlineMonth[] | undefined
  onChange: (change: LibraryAddress, how?: { replace: boolean }) => void
}

export function LibraryTools({ query, workspaceId, workflow, months, onChange }: LibraryToolsProps) {
  const { filter = 'all' } = query
  const [open, setOpen] = useState(false)
  const isSet = [query.status, query.assignee, query.type].some((each) => each !== undefined)
  const choose = (name: 'status' | 'assignee' | 'type') => (value: string) =>
    onChange({ [name]: value === ANY ? undefined : value })
  return (
    <div role="search" aria-label="Outlines" className="mb-3 flex flex-wrap gap-2 print:hidden">
      <SearchBox
        search={query.search ?? ''}
        onSearch={(search) => onChange({ q: search === '' ? undefined : search }, { replace: true })}
      />
      <Button
        variant="secondary"
        size="touch-icon"
        aria-label="Filters"
        aria-expanded={open || isSet}
        className="md:hidden"
        reason={isSet ? 'Clear the filters to hide them.' : undefined}
        onClick={() => setOpen(!open)}
      >
        <ListFilter aria-hidden />
      </Button>
      <MonthMenu months={months} className={workflow ? 'xl:hidden' : undefined} />
      <div className={classNames('flex flex-wrap gap-2 max-lg:w-full', !open && !isSet && 'max-md:hidden')}>
        {workflow && !namesStatus(filter) && (
          <Select
            aria-label="Status"
            size="touch"
            className={FILTER_WIDTH}
            value={query.status ?? ANY}
            onValueChange={choose('status')}
            options={[
              { value: ANY, label: 'All statuses' },
              ...NARROWING_STATUSES.map((value) => ({ value: value as string, label: STATUS_LABELS[value] })),
            ]}
          />
        )}
        {workflow && filter !== 'my-assignments' && (
          <AssigneeFilter workspaceId={workspaceId} chosen={query.assignee} onChoose={choose('assignee')} />
        )}
        <Select
          aria-label="Type"
          size="touch"
          className={FILTER_WIDTH}
          value={query.type ?? ANY}
          onValueChange={choose('type')}
          options={[
            { value: ANY, label: 'All types' },
            ...OUTLINE_TYPES.map((value) => ({ value: value as string, label: TYPE_LABELS[value] })),
          ]}
        />
        {isNarrowed(query) && (
          <Button
            variant="ghost"
            size="touch"
            onClick={() => onChange({ q: undefined, status: undefined, assignee: undefined, type: undefined })}
          >
            <X aria-hidden />
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  if (search !== sent) {
    setSent(search)
    setTyped(search)
  }
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      onSearch(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the pause begins with a letter, not with a rendering
  }, [wanted, sent])
  return (
    <div className="relative min-w-48 flex-1">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3" />
      <Input
        type="search"
        aria-label="Search outlines"
        placeholder="Search titles, subject lines, executive briefs and notes"
        maxLength={200}
        size="touch"
        className="pl-9"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
        }}
      />
    </div>
  )
}

function AssigneeFilter(props: {
  workspaceId: string
  chosen: string | undefined
  onChoose: (assignee: string) => void
}) {
  const { workspaceId, chosen, onChoose } = props
  const query = useQuery(endpointQuery(outlineEndpoints.assignees, { params: { workspaceId } }))
  const members = query.data?.users ?? []
  const unknown = chosen !== undefined && chosen !== NOBODY && !members.some(({ id }) => id === chosen)
  return (
    <Select
      aria-label="Assignee"
      size="touch"
      className={FILTER_WIDTH}
      value={chosen ?? ANY}
      onValueChange={onChoose}
      options={[
        { value: ANY, label: 'Everyone' },
        { value: NOBODY, label: 'Unassigned' },
        ...members.map(({ id, fullName }) => ({
          value: id,
          label: fullName,
          icon: <Avatar name={fullName} size="sm" className="size-5" />,
        })),
        ...(unknown ? [{ value: chosen, label: query.isPending ? 'Loading members…' : 'Former member' }] : []),
      ]}
    />
  )
}
