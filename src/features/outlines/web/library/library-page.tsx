import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { useBrandChoice } from '#features/brands/web/queries.ts'
import { BrandSelect } from '#features/brands/web/widgets/brand-select.tsx'
import { StaleSyncDialog } from '#features/history/web/widgets/stale-sync-dialog.tsx'
import { useWorkspace, type CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { LIBRARY_FILTERS, type LibraryQuery, type OutlineSummary } from '../../library-contract.ts'
import { outlineMonth, type OutlineMonth } from '../outline-months.ts'
import { useAskedOutline } from './asked-outline.ts'
import { BulkActions } from './bulk-actions.tsx'
import { DetailsExtraContext, type RenderDetailsExtra } from './details-extras.ts'
import { ExportNotice } from './export-notice.tsx'
import { SHOW_ALL, useLibraryAddress, type LibraryAddress } from './library-address.ts'
import { FILTER_LABELS, isId, isNarrowed, queryOf } from './library-filter.ts'
import { libraryRights } from './library-rights.ts'
import { LibraryRowsContext, type LibraryRows } from './library-rows.ts'
import { LibraryLoading, NoBrand, NoMatchingOutlines, NoOutlines } from './library-states.tsx'
import { LibraryTools } from './library-tools.tsx'
import { MonthJumps } from './month-jumps.tsx'
import { MonthList } from './month-list.tsx'
import { OutlineDetails } from './outline-details.tsx'
import { OutlineSelectionContext, type OutlineSelection } from './outline-selection.ts'
import { outlineCount } from './outline-wording.ts'
import { monthsOptions } from '../outlines-query.ts'

/** The library: every outline of a brand, by the month it is sent or planned for. */
export function LibraryPage({ renderDetailsExtra }: { renderDetailsExtra: RenderDetailsExtra }) {
  const current = useWorkspace()
  return (
    <DetailsExtraContext value={renderDetailsExtra}>
      <title>Email Library · Mailmonth</title>
      {current === null ? (
        <>
          <LibraryHeader />
          <NoBrand mayCreate />
        </>
      ) : (
        <WorkspaceLibrary current={current} />
      )}
    </DetailsExtraContext>
  )
}

function WorkspaceLibrary({ current }: { current: CurrentWorkspace }) {
  const { address, changeAddress } = useLibraryAddress()
  const { query, brands, brand, choose } = useBrandChoice(
    current,
    address.brandId,
    (brandId) => void changeAddress({ brandId, id: undefined }),
  )
  if (brand === null) {
    return (
      <>
        <LibraryHeader />
        {query.isPending ? (
          <LibraryLoading />
        ) : query.isError ? (
          <Card>
            <QueryFailed query={query} what="Your brands" />
          </Card>
        ) : (
          <NoBrand mayCreate={current.may('CREATE_BRAND') && !current.readOnly} />
        )}
      </>
    )
  }
  return (
    <>
      <StaleSyncDialog key={brand.id} current={current} brand={brand} />
      <BrandLibrary current={current} brands={brands} brand={brand} choose={choose} />
    </>
  )
}

function BrandLibrary(props: {
  current: CurrentWorkspace
  brands: Brand[]
  brand: Brand
  choose: (id: string) => void
}) {
  const { brands, brand } = props
  const rights = libraryRights(props.current)
  const { address, changeAddress } = useLibraryAddress()
  const { id: userId } = useSignedIn()
  const asking = queryOf(address, rights.workflow)
  const asked = useAskedOutline(brand, brands, asking, userId)
  const query: LibraryQuery =
    address.id !== undefined && isId(address.id) ? { ...asking, including: address.id } : asking
  const months = useQuery({
    ...monthsOptions(brand.id, query),
    // While somebody types, the list they see stays until the next one is there.
    placeholderData: (data, before) => (before?.queryKey[2] === brand.id ? data : undefined),
  })
  // A list is shown with the question it answers: its months go on asking that until the next list is there.
  const [shown, setShown] = useState<{ query: LibraryQuery; data: typeof months.data }>({ query, data: undefined })
  if (months.data !== undefined && !months.isPlaceholderData && shown.data !== months.data) {
    setShown({ query, data: months.data })
  }
  const [selected, setSelected] = useState<ReadonlyMap<string, OutlineSummary>>(new Map())
  // What cannot be seen must not be changed by a hand that forgot it.
  const sight = JSON.stringify([brand.id, asking])
  const [selectedIn, setSelectedIn] = useState(sight)
  if (selectedIn !== sight) {
    setSelectedIn(sight)
    setSelected(new Map())
  }
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [details, setDetails] = useState<OutlineSummary>()
  const show = (change: LibraryAddress, how?: { replace: boolean }) =>
    void changeAddress({ ...change, id: undefined }, how)
  const selection: OutlineSelection | null = rights.manage
    ? {
        selected,
        toggle: (outline) => setSelected((before) => toggled(before, outline)),
        renew: (outline) => setSelected((before) => new Map(before).set(outline.id, outline)),
      }
    : null
  const rows: LibraryRows = {
    open,
    setOpen: (id, isOpen) => setOpen((before) => (isOpen ? new Set(before).add(id) : without(before, id))),
    showDetails: setDetails,
  }
  const outlineMonths = months.data?.months.map(outlineMonth)

  return (
    <>
      <LibraryHeader brandName={brand.name}>
        <BrandSelect brands={brands} brand={brand} onChoose={props.choose} />
        {rights.manage && (
          <BulkActions
            outlines={[...selected.values()]}
            brand={brand}
            rights={rights}
            onSelect={(ids) => setSelected(new Map([...selected].filter(([id]) => ids.includes(id))))}
          />
        )}
        <Button asChild variant="secondary" size="icon" className="max-md:size-(--touch)">
          <Link to={paths.trash} search={{ brandId: brand.id }} aria-label="Trash" title="Trash">
            <Trash2 aria-hidden />
          </Link>
        </Button>
        <Button
          variant="secondary"
          size="icon"
          className="max-md:size-(--touch)"
          aria-label="Refresh"
          title="Refresh"
          busy={months.isRefetching}
          onClick={() => void months.refetch()}
        >
          <RotateCw aria-hidden />
        </Button>
      </LibraryHeader>
      {rights.workflow && (
        <ChoiceBar
          aria-label="Filter outlines"
          className="print:hidden"
          options={LIBRARY_FILTERS.map((filter) => ({ value: filter, label: FILTER_LABELS[filter] }))}
          value={query.filter ?? 'all'}
          onValueChange={(chosen) => show({ filter: chosen === 'all' ? undefined : chosen })}
        />
      )}
      {(months.data === undefined || months.data.hasOutlines) && (
        <LibraryTools query={query} workspaceId={brand.workspaceId} workflow={rights.workflow} onChange={show} />
      )}
      {months.isPending ? (
        <LibraryLoading />
      ) : months.data === undefined || outlineMonths === undefined ? (
        <Card>
          <QueryFailed query={months} what="Your outlines" />
        </Card>
      ) : !months.data.hasOutlines ? (
        <NoOutlines brandId={brand.id} brandName={brand.name} />
      ) : outlineMonths.length === 0 ? (
        <NoMatchingOutlines query={query} onShowAll={() => show(SHOW_ALL)} />
      ) : (
        <div className="grid gap-4" aria-busy={months.isPlaceholderData}>
          {!rights.export && <ExportNotice mayUpgrade={rights.upgrade} />}
          {isNarrowed(query) && <Found months={outlineMonths} />}
          <MonthJumps months={outlineMonths} />
          <OutlineSelectionContext value={selection}>
            <LibraryRowsContext value={rows}>
              <MonthList
                key={brand.id}
                months={outlineMonths}
                first={months.data.first}
                query={shown.query}
                brand={brand}
                rights={rights}
                asked={asked}
              />
            </LibraryRowsContext>
          </OutlineSelectionContext>
        </div>
      )}
      {details !== undefined && (
        <OutlineDetails
          key={details.id}
          outline={details}
          brand={brand}
          rights={rights}
          onClose={() => setDetails(undefined)}
        />
      )}
    </>
  )
}

/** How much a search or a filter has found, also for those who cannot see it. */
function Found({ months }: { months: readonly OutlineMonth[] }) {
  return (
    <p role="status" className="text-sm text-fg-3">
      {outlineCount(months.reduce((sum, { outlines }) => sum + outlines, 0))} found
    </p>
  )
}

function toggled<Value extends { id: string }>(map: ReadonlyMap<string, Value>, value: Value): Map<string, Value> {
  const next = new Map(map)
  if (!next.delete(value.id)) next.set(value.id, value)
  return next
}

function without(set: ReadonlySet<string>, value: string): Set<string> {
  const next = new Set(set)
  next.delete(value)
  return next
}

function LibraryHeader({ brandName = 'a brand', children }: { brandName?: string; children?: ReactNode }) {
  return (
    <PageHeader
      title="Your Email Library"
      description={
        <span className="wrap-anywhere">{`Every outline of ${brandName}, by the month it is sent or planned for.`}</span>
      }
      {...(children !== undefined && { actions: children })}
    />
  )
}
