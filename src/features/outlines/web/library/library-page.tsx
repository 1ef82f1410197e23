import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw, Trash2 } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { BrandPage, type ChosenBrand } from '#features/brands/web/widgets/brand-page.tsx'
import { BrandSelect } from '#features/brands/web/widgets/brand-select.tsx'
import { StaleSyncDialog } from '#features/history/web/widgets/stale-sync-dialog.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { useLoadAhead } from '#web/load-ahead.ts'
import { PAGE_WORDS } from '#web/page-words.ts'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { LIBRARY_FILTERS, type LibraryQuery, type OutlineSummary } from '../../library-contract.ts'
import { outlineMonth, type OutlineMonth } from '../outline-months.ts'
import { useAskedOutline, useReturnedOutline } from './asked-outline.ts'
import { BulkActions } from './bulk-actions.tsx'
import { MoveDatesContext, type RenderMoveDates } from './bulk-extras.ts'
import { DetailsExtraContext, type RenderDetailsExtra } from './details-extras.ts'
import { ExportNote } from './export-note.tsx'
import { SHOW_ALL, filtersOf, useLibraryAddress, type LibraryAddress } from './library-address.ts'
import { FILTER_LABELS, isId, isNarrowed, queryOf } from './library-filter.ts'
import { libraryRights } from './library-rights.ts'
import { LibraryRowsContext, type LibraryRows } from './library-rows.ts'
import { type LibraryExtras, LibraryExtrasContext, useLibraryExtras } from './library-extras.ts'
import { LibraryLoading, NoMatchingOutlines, NoOutlines } from './library-states.tsx'
import { LibraryTools } from './library-tools.tsx'
import { MonthJumps } from './month-jumps.tsx'
import { MonthList } from './month-list.tsx'
import { OutlineDetails, loadDetails } from './outline-details.tsx'
import { loadEditor } from './outline-expanded.tsx'
import { OutlineSelectionContext, type OutlineSelection } from './outline-selection.ts'
import { outlineCount } from './outline-wording.ts'
import { monthsOptions } from '../outlines-query.ts'

const LATER = [loadEditor, loadDetails]

export interface LibraryPageProps {
  renderDetailsExtra: RenderDetailsExtra
  renderMoveDates: RenderMoveDates
  extras: LibraryExtras
}

export function LibraryPage(props: LibraryPageProps) {
  useLoadAhead(LATER)
  const { changeAddress } = useLibraryAddress()
  return (
    <DetailsExtraContext value={props.renderDetailsExtra}>
      <MoveDatesContext value={props.renderMoveDates}>
        <LibraryExtrasContext value={props.extras}>
          <BrandPage
            title="Email Library"
            header={<LibraryHeader />}
            loading={<LibraryLoading />}
            noBrand={{
              title: 'No Brand Selected',
              description: 'Create a brand first. Its outlines will appear here.',
            }}
            onChoose={(brandId) => void changeAddress({ brandId, id: undefined })}
          >
            {(place) => (
              <>
                <StaleSyncDialog key={place.brand.id} current={place.current} brand={place.brand} />
                <BrandLibrary {...place} />
              </>
            )}
          </BrandPage>
        </LibraryExtrasContext>
      </MoveDatesContext>
    </DetailsExtraContext>
  )
}

function BrandLibrary(props: ChosenBrand) {
  const { brands, brand } = props
  const rights = libraryRights(props.current)
  const extras = useLibraryExtras()
  const { address, changeAddress } = useLibraryAddress()
  const { id: userId } = useSignedIn()
  const asking = queryOf(address, rights.workflow)
  const asked = useAskedOutline(brand, brands, asking, userId)
  const returned = useReturnedOutline(brand, address)
  const query: LibraryQuery =
    address.id !== undefined && isId(address.id) ? { ...asking, including: address.id } : asking
  const months = useQuery({
    ...monthsOptions(brand.id, query),
    placeholderData: (data, before) => (before?.queryKey[2] === brand.id ? data : undefined),
  })
  // Rendering the months doesn't block input.
  const data = useDeferredValue(months.data)
  const [shown, setShown] = useState<{ query: LibraryQuery; data: typeof months.data }>({ query, data: undefined })
  if (months.data !== undefined && !months.isPlaceholderData && shown.data !== months.data) {
    setShown({ query, data: months.data })
  }
  const [selected, setSelected] = useState<ReadonlyMap<string, OutlineSummary>>(new Map())
  // Clear the selection when the list changes, so that a bulk action never changes outlines out of view.
  const sight = JSON.stringify([brand.id, asking])
  const [selectedIn, setSelectedIn] = useState(sight)
  if (selectedIn !== sight) {
    setSelectedIn(sight)
    setSelected(new Map())
  }
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [details, setDetails] = useState<OutlineSummary>()
  // An address that names a comment opens the details, where the comments are.
  const [openedFor, setOpenedFor] = useState<string>()
  if (asked !== undefined && address.comment !== undefined && openedFor !== address.comment) {
    setOpenedFor(address.comment)
    setDetails(asked)
  }
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
    filters: filtersOf(address),
    opensAsked: asked !== undefined,
  }
  const outlineMonths = data?.months.map(outlineMonth)

  return (
    <>
      <LibraryHeader>
        <div className="min-w-0 empty:hidden max-md:order-last max-md:basis-full md:max-lg:max-w-56">
          <BrandSelect brands={brands} brand={brand} onChoose={props.choose} />
        </div>
        <div className="flex gap-2 max-md:gap-1">
          {extras.header?.(brand, rights)}
          <Button asChild variant="secondary" size="touch-icon">
            <Link to={paths.trash} search={{ brandId: brand.id }} aria-label="Trash" title="Trash">
              <Trash2 aria-hidden />
            </Link>
          </Button>
          <Button
            variant="secondary"
            size="touch-icon"
            aria-label="Refresh"
            title="Refresh"
            busy={months.isRefetching}
            onClick={() => void months.refetch()}
          >
            <RotateCw aria-hidden />
          </Button>
        </div>
      </LibraryHeader>
      <div className="mb-3 flex flex-wrap items-center gap-3 empty:hidden xl:flex-nowrap print:hidden">
        {rights.workflow && (
          <ChoiceBar
            aria-label="Filter outlines"
            className="mb-0 max-xl:w-full"
            options={LIBRARY_FILTERS.map((filter) => ({ value: filter, label: FILTER_LABELS[filter] }))}
            value={query.filter ?? 'all'}
            onValueChange={(chosen) => show({ filter: chosen === 'all' ? undefined : chosen })}
          />
        )}
        {rights.workflow && outlineMonths !== undefined && <MonthJumps months={outlineMonths} />}
      </div>
      {(data === undefined || data.hasOutlines) && (
        <LibraryTools
          query={query}
          workspaceId={brand.workspaceId}
          workflow={rights.workflow}
          months={outlineMonths}
          onChange={show}
        />
      )}
      {data === undefined || outlineMonths === undefined ? (
        months.isError ? (
          <Card>
            <QueryFailed query={months} what="Your outlines" />
          </Card>
        ) : (
          <LibraryLoading />
        )
      ) : !data.hasOutlines ? (
        <NoOutlines brandId={brand.id} brandName={brand.name} />
      ) : outlineMonths.length === 0 ? (
        <NoMatchingOutlines query={query} onShowAll={() => show(SHOW_ALL)} />
      ) : (
        <div className="grid gap-4" aria-busy={months.isPlaceholderData}>
          {!rights.export && <ExportNote mayUpgrade={rights.upgrade} />}
          {isNarrowed(query) && <Found months={outlineMonths} />}
          <OutlineSelectionContext value={selection}>
            <LibraryRowsContext value={rows}>
              <MonthList
                key={brand.id}
                months={outlineMonths}
                first={data.first}
                query={shown.query}
                brand={brand}
                rights={rights}
                asked={asked ?? returned}
              />
            </LibraryRowsContext>
          </OutlineSelectionContext>
        </div>
      )}
      {rights.manage && (
        <BulkActions
          outlines={[...selected.values()]}
          brand={brand}
          rights={rights}
          onSelect={(ids) => setSelected(new Map([...selected].filter(([id]) => ids.includes(id))))}
        />
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

function LibraryHeader({ children }: { children?: ReactNode }) {
  return <PageHeader {...PAGE_WORDS.library} {...(children !== undefined && { actions: children })} />
}
