import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { call } from '#web/api-client.ts'
import { keep, kept } from '#web/browser-storage.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { type Brand, brandEndpoints } from '../contract.ts'
import { sheetEndpoints } from '../sheet-contract.ts'

/** The brands of all workspaces of the person, oldest first. */
export const brandsOptions = endpointQuery(brandEndpoints.list, {})

/** What is known about a brand, fact by fact. */
export const sheetOptions = (brandId: string) => endpointQuery(sheetEndpoints.get, { params: { id: brandId } })

/** The brand a page shows: the address's, else the one used last, else the oldest; null when there is none. */
export function chooseBrand(
  brands: readonly Brand[],
  asked: string | undefined,
  lastAccessed: string | null | undefined,
): Brand | null {
  const byId = (id: string | null | undefined) => brands.find((brand) => brand.id === id)
  return byId(asked) ?? byId(lastAccessed) ?? brands[0] ?? null
}

/**
 * The workspace's brands and the one a page shows, `asked` being the address's. Choosing another calls `show`, which puts
 * it into the address, and remembers it for the next visit.
 */
export function useBrandChoice(
  { workspace, membership }: CurrentWorkspace,
  asked: string | undefined,
  show: (brandId: string) => void,
) {
  const queryClient = useQueryClient()
  const query = useQuery(brandsOptions)
  const key = `mailmonth-brand-${workspace.id}`
  const brands = (query.data?.brands ?? []).filter(({ workspaceId }) => workspaceId === workspace.id)
  // The choice stands in the address; if it cannot be remembered, that costs one click on the next visit.
  const remember = useMutation({
    mutationFn: (brandId: string) =>
      call(brandEndpoints.rememberBrand, { body: { brandId, workspaceId: workspace.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api', 'workspaces'], exact: true }),
  })
  return {
    query,
    brands,
    brand: chooseBrand(brands, asked, membership === null ? kept('browser', key) : membership.lastAccessedBrandId),
    choose: (brandId: string) => {
      show(brandId)
      // A super admin who looks in has no membership that could keep it.
      if (membership === null) keep('browser', key, brandId)
      else remember.mutate(brandId)
    },
  }
}
