import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Input } from '#web/kit/input.tsx'
import { useFilterAddress } from '../lists/filter-address.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { useTypedFilter } from '../lists/use-typed-filter.ts'
import { usersOptions } from '../queries.ts'
import { UserRow } from './user-row.tsx'

export function UsersPanel() {
  const { filter, change } = useFilterAddress(['search'])
  const search = useTypedFilter(filter.search ?? '', (text) => change({ search: text }))
  const users = useInfiniteQuery(usersOptions(filter.search))
  return (
    <Card as="section">
      <CardHeader
        title="Users"
        description="All accounts, newest first."
        actions={
          <Input
            {...search}
            type="search"
            aria-label="Search users"
            placeholder="Name, email or ID"
            autoComplete="off"
            size="touch"
            className="sm:w-80"
          />
        }
      />
      <PagedList
        query={users}
        what="users"
        rowsOf={(page) => page.users}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<UsersRound aria-hidden />}
            title="No users found"
            description="No user matches this name, email or ID."
          />
        }
      >
        {(user) => <UserRow user={user} />}
      </PagedList>
    </Card>
  )
}
