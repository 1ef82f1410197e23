import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { type SearchOf, routeIds } from '#web/searches.ts'

type AdminSearch = SearchOf<'admin'>

/** The URL holds the filters, so that a link shows the same rows. */
export function useFilterAddress<Name extends keyof AdminSearch>(names: readonly Name[]) {
  const search = useSearch({ from: routeIds.admin })
  const navigate = useNavigate()
  return {
    filter: Object.fromEntries(
      names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
    ) as Partial<Record<Name, string>>,
    change: (changes: Partial<Record<Name, string | undefined>>) => {
      const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== '')
      void navigate({ to: paths.admin, search: Object.fromEntries(next), replace: true, resetScroll: false })
    },
  }
}
