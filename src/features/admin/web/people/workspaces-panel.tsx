import { useInfiniteQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Input } from '#web/kit/input.tsx'
import { useFilterAddress } from '../lists/filter-address.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { useTypedFilter } from '../lists/use-typed-filter.ts'
import { workspacesOptions } from '../queries.ts'
import { WorkspaceRow } from './workspace-row.tsx'

export function WorkspacesPanel() {
  const { filter, change } = useFilterAddress(['search'])
  const search = useTypedFilter(filter.search ?? '', (text) => change({ search: text }))
  const workspaces = useInfiniteQuery(workspacesOptions(filter.search))
  return (
    <Card as="section">
      <CardHeader
        title="Workspaces"
        description="All workspaces, the newest first."
        actions={
          <Input
            {...search}
            type="search"
            aria-label="Search workspaces"
            placeholder="Workspace, owner's email or id"
            autoComplete="off"
            className="max-md:h-(--touch) sm:w-80"
          />
        }
      />
      <PagedList
        query={workspaces}
        what="workspaces"
        rowsOf={(page) => page.workspaces}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Building2 aria-hidden />}
            title="No workspaces found"
            description="No workspace has such a name, owner or id."
          />
        }
      >
        {(workspace) => <WorkspaceRow workspace={workspace} />}
      </PagedList>
    </Card>
  )
}
