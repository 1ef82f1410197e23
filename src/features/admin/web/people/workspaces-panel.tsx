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
        description="All workspaces, newest first."
        actions={
          <Input
            {...search}
            type="search"
            aria-label="Search workspaces"
            placeholder="Workspace, owner's email or ID"
            autoComplete="off"
            size="touch"
            className="sm:w-80"
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
            description="No workspace matches this name, owner or ID."
          />
        }
      >
        {(workspace) => <WorkspaceRow workspace={workspace} />}
      </PagedList>
    </Card>
  )
}
