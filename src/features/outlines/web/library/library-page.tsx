import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { StaleSyncDialog } from '#features/history/web/widgets/stale-sync-dialog.tsx'
import { useWorkspace, type CurrentWorkspace } from '#features/workspaces/web/queries.ts'
import { errorMessage } from '#web/api-client.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { Select } from '#web/kit/select.tsx'
import { groupByMonth } from '../outline-months.ts'
import { useAskedOutline } from './asked-outline.ts'
import { BulkActions } from './bulk-actions.tsx'
import { DetailsExtraContext, type RenderDetailsExtra } from './details-extras.ts'
import { ExportNotice } from './export-notice.tsx'
import { FilterTabs } from './filter-tabs.tsx'
import { filterOf, isShown, type Filter } from './library-filter.ts'
import { useLibraryAddress } from './library-address.ts'
import { libraryRights } from './library-rights.ts'
import { LibraryLoading, NoBrand, NoMatchingOutlines, NoOutlines } from './library-states.tsx'
import { MonthJumps } from './month-jumps.tsx'
import { MonthList } from './month-list.tsx'
import { OutlineSelectionContext } from './outline-selection.ts'
import { outlinesOptions } from './outlines-query.ts'
import { useLibraryBrand } from './use-library-brand.ts'

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
  const { query, brands, brand, choose } = useLibraryBrand(current)
  if (brand === null) {
    return (
      <>
        <LibraryHeader />
        {query.isPending ? (
          <LibraryLoading />
        ) : query.isError ? (
          <LoadingFailed error={query.error} retry={() => void query.refetch()} retrying={query.isFetching} />
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
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const query = useQuery(outlinesOptions(brand.id))
  const outlines = query.data?.outlinesGrouped.flatMap((month) => month.outlines)
  useAskedOutline(outlines, brands)
  const named = filterOf(address.filter, rights.workflow)
  const asked = outlines?.find(({ id }) => id === address.id)
  // An outline that the address asks for is shown, whatever the filter beside it hides.
  const filter = asked !== undefined && !isShown(asked, named, userId) ? 'all' : named
  const shown = (outlines ?? []).filter((outline) => outline === asked || isShown(outline, filter, userId))
  const months = groupByMonth(shown)
  const selected = shown.filter(({ id }) => selectedIds.includes(id))
  const chooseFilter = (chosen: Filter) =>
    void changeAddress({ filter: chosen === 'all' ? undefined : chosen, id: undefined })
  const selection = rights.manage
    ? {
        selected: new Set(selected.map(({ id }) => id)),
        toggle: (id: string) =>
          setSelectedIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
      }
    : null

  return (
    <>
      <LibraryHeader brandName={brand.name}>
        {brands.length > 1 && (
          <Select
            aria-label="Brand"
            className="w-56 max-md:h-(--touch) max-sm:w-full max-sm:flex-1"
            options={brands.map(({ id, name }) => ({
              value: id,
              label: name,
              icon: <Avatar name={name} size="sm" className="size-5" />,
            }))}
            value={brand.id}
            onValueChange={props.choose}
          />
        )}
        {rights.manage && <BulkActions outlines={selected} brand={brand} rights={rights} onSelect={setSelectedIds} />}
        <Button
          variant="secondary"
          size="icon"
          className="max-md:size-(--touch)"
          aria-label="Refresh"
          title="Refresh"
          busy={query.isRefetching}
          onClick={() => void query.refetch()}
        >
          <RotateCw aria-hidden />
        </Button>
      </LibraryHeader>
      {rights.workflow && <FilterTabs filter={filter} onChoose={chooseFilter} />}
      {query.isPending ? (
        <LibraryLoading />
      ) : outlines === undefined ? (
        <LoadingFailed error={query.error} retry={() => void query.refetch()} retrying={query.isFetching} />
      ) : outlines.length === 0 ? (
        <NoOutlines brandId={brand.id} brandName={brand.name} />
      ) : months.length === 0 ? (
        <NoMatchingOutlines filter={filter} onShowAll={() => chooseFilter('all')} />
      ) : (
        <div className="grid gap-4">
          {!rights.export && <ExportNotice mayUpgrade={rights.upgrade} />}
          <MonthJumps months={months} />
          <OutlineSelectionContext value={selection}>
            <MonthList key={brand.id} months={months} brand={brand} rights={rights} askedFor={address.id} />
          </OutlineSelectionContext>
        </div>
      )}
    </>
  )
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

function LoadingFailed({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) {
  return (
    <Card>
      <ErrorState
        description={errorMessage(error, 'Your outlines could not be loaded. Check your connection and try again.')}
        onRetry={retry}
        retrying={retrying}
      />
    </Card>
  )
}
