import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { type SearchOf, routeIds } from '#web/searches.ts'

export type LibraryAddress = SearchOf<'emailOutlines'> & SearchOf<'dashboard'>

export const SHOW_ALL = {
  filter: undefined,
  q: undefined,
  status: undefined,
  assignee: undefined,
  type: undefined,
} satisfies LibraryAddress

/** The browser's Back button returns to the previous choice and skips corrections and typing. */
export function useLibraryAddress() {
  const address = useSearch({ from: routeIds.emailOutlines })
  const navigate = useNavigate()
  return {
    address,
    changeAddress: (change: LibraryAddress, { replace = false } = {}) =>
      navigate({
        to: paths.emailOutlines,
        search: withChange(address, { at: undefined, comment: undefined, ...change }),
        replace,
      }),
  }
}

export function filtersOf({ filter, q, status, assignee, type }: LibraryAddress): SearchOf<'outline'> {
  return { filter, q, status, assignee, type }
}

export function withChange(address: LibraryAddress, change: LibraryAddress): LibraryAddress {
  return Object.fromEntries(Object.entries({ ...address, ...change }).filter(([, value]) => value !== undefined))
}
