import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { type Brand, brandEndpoints } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { useChange } from '#web/use-change.ts'

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
  const restore = useChange(brandEndpoints.restore, {
    input: () => ({ params: { id: brand.id } }),
    done: { title: 'Brand restored', description: `We restored ${brand.name} with everything in it.` },
    failed: { title: "Couldn't restore brand", fallback: "We couldn't restore the brand. Please try again." },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-base font-medium">{brand.name}</p>
        <p className="truncate text-sm text-fg-3">{brand.website ?? 'No website'}</p>
      </div>
      <Button
        variant="secondary"
        size="touch-sm"
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
