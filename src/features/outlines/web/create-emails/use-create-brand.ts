import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { brandEndpoints } from '#features/brands/contract.ts'
import { brandsOptions, chooseBrand } from '#features/brands/web/queries.ts'
import type { CurrentWorkspace } from '#features/workspaces/web/queries.ts'
import { call } from '#web/api-client.ts'
import { useCreateAddress } from './create-address.ts'

/** The workspace's brands and the one that is planned for; choosing another puts it in the address and remembers it. */
export function useCreateBrand({ workspace, membership }: CurrentWorkspace) {
  const { address, changeAddress } = useCreateAddress()
  const queryClient = useQueryClient()
  const query = useQuery(brandsOptions)
  const brands = (query.data?.brands ?? []).filter((brand) => brand.workspaceId === workspace.id)
  // The choice stands in the address; if it cannot be remembered, that costs one click on the next visit.
  const remember = useMutation({
    mutationFn: (brandId: string) =>
      call(brandEndpoints.rememberBrand, { body: { brandId, workspaceId: workspace.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api', 'workspaces'], exact: true }),
  })
  return {
    query,
    brands,
    brand: chooseBrand(brands, address.brandId, membership?.lastAccessedBrandId),
    choose: (brandId: string) => {
      void changeAddress({ brandId })
      remember.mutate(brandId)
    },
  }
}
