import { useSearch } from '@tanstack/react-router'
import { type SearchOf, routeIds } from '#web/searches.ts'
import type { LibraryQuery } from '../../library-contract.ts'
import { filtersOf } from '../library/library-address.ts'
import { queryOf } from '../library/library-filter.ts'

/** `address` goes along to the next outline and back to the library. */
export interface Filters {
  address: SearchOf<'outline'>
  query: Omit<LibraryQuery, 'including'>
}

export function useFilters(workflow: boolean): Filters {
  const address = filtersOf(useSearch({ from: routeIds.outline }))
  return { address, query: queryOf(address, workflow) }
}
