import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { type SearchOf, routeIds } from '#web/searches.ts'

type CreateAddress = SearchOf<'createEmails'> & SearchOf<'dashboard'>

export function useCreateAddress() {
  const address = useSearch({ from: routeIds.createEmails })
  const navigate = useNavigate()
  return {
    address,
    changeAddress: (change: Omit<CreateAddress, 'idea'>) =>
      navigate({ to: paths.createEmails, search: { ...address, ...change, idea: undefined } }),
  }
}
