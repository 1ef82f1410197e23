import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { type Brand, brandEndpoints } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { toast } from '#web/kit/toast-store.ts'

/** After a brand went into the archive or came back, lists, counts and limits are others. */
export function useBrandsChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [
        ['/api', 'brands'],
        ['/api', 'workspaces'],
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

/** The brands of the workspace that were put away. */
export function ArchivedBrands({ current, refusal }: { current: CurrentWorkspace; refusal: string | undefined }) {
  const { data } = useQuery(endpointQuery(brandEndpoints.listArchived, { params: { id: current.workspace.id } }))
  if (data === undefined || data.brands.length === 0) return null
  return (
    <div className="border-t border-line px-5 py-2">
      <Collapsible level={3} summary={`Archived brands (${data.brands.length})`}>
        <ul className="divide-y divide-line px-0.5">
          {data.brands.map((brand) => (
            <ArchivedBrand key={brand.id} brand={brand} refusal={refusal} />
          ))}
        </ul>
      </Collapsible>
    </div>
  )
}

function ArchivedBrand({ brand, refusal }: { brand: Brand; refusal: string | undefined }) {
  const changed = useBrandsChanged()
  const restore = useMutation({
    mutationFn: () => call(brandEndpoints.restore, { params: { id: brand.id } }),
    async onSuccess() {
      await changed()
      toast({ title: 'Brand Restored', description: `${brand.name} is back with everything in it.` })
    },
    onError: (error) => {
      const description = errorMessage(error, 'The brand could not be restored. Please try again.')
      toast({ title: 'Restore Failed', description, variant: 'destructive' })
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-base font-medium">{brand.name}</p>
        <p className="truncate text-sm text-fg-3">{brand.website ?? 'No website'}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-(--touch)"
        busy={restore.isPending}
        reason={refusal}
        onClick={() => restore.mutate()}
      >
        <ArchiveRestore aria-hidden />
        Restore
        <span className="sr-only">{`, ${brand.name}`}</span>
      </Button>
    </li>
  )
}
