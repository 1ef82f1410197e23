import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** What the address says about some of its names, as text; the names that are missing are undefined. */
export function readAddress<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [])),
  ) as Partial<Record<Name, string>>
}

/** The filters of a list stand in the address, so that a link leads to what somebody saw. */
export function useFilterAddress<Name extends string>(names: readonly Name[]) {
  const search: Record<string, unknown> = { ...useSearch({ strict: false }) }
  const navigate = useNavigate()
  return {
    filter: readAddress(search, names),
    change: (changes: Partial<Record<Name, string | undefined>>) => {
      const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== '')
      void navigate({ to: paths.admin, search: Object.fromEntries(next), replace: true, resetScroll: false })
    },
  }
}
