import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#features/brands/contract.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import type { LibraryRights } from './library-rights.ts'
import { OutlineEditor } from '../editing/outline-editor.tsx'
import { outlineOptions } from '../outlines-query.ts'

export function OutlineExpanded({ id, brand, rights }: { id: string; brand: Brand; rights: LibraryRights }) {
  const query = useQuery(outlineOptions(id))
  if (query.data !== undefined && 'outline' in query.data) {
    return <OutlineEditor outline={query.data.outline} brand={brand} rights={rights} />
  }
  return (
    <div className="border-t border-line bg-bg px-4 pt-4 pb-7 md:px-6">
      {query.isError ? (
        <QueryFailed query={query} what="The outline" />
      ) : (
        <LoadingRegion label="Loading the outline">
          <div className="grid min-h-64 content-start gap-3 pt-2">
            <Skeleton className="h-8 w-64 max-w-full" />
            <Skeleton className="mt-4 w-28" />
            <Skeleton className="h-28 w-full" />
            <Skeleton className="mt-2 w-36" />
            <Skeleton className="w-5/6" />
            <Skeleton className="w-2/3" />
          </div>
        </LoadingRegion>
      )}
    </div>
  )
}
