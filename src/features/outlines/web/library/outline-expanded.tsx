import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import type { LibraryRights } from './library-rights.ts'
import { outlineOptions } from '../outlines-query.ts'

export const loadEditor = () => import('../editing/outline-editor.tsx')
const OutlineEditor = lazy(async () => ({ default: (await loadEditor()).OutlineEditor }))

export function OutlineExpanded({ id, brand, rights }: { id: string; brand: Brand; rights: LibraryRights }) {
  const query = useQuery(outlineOptions(id))
  if (query.data !== undefined && 'outline' in query.data) {
    return (
      <Suspense fallback={<EditorLoading />}>
        <OutlineEditor outline={query.data.outline} brand={brand} rights={rights} />
      </Suspense>
    )
  }
  if (!query.isError) return <EditorLoading />
  return (
    <EditorFrame>
      <QueryFailed query={query} what="The outline" />
    </EditorFrame>
  )
}

function EditorFrame({ children }: { children: ReactNode }) {
  return <div className="border-t border-line bg-bg px-4 pt-4 pb-7 md:px-6">{children}</div>
}

function EditorLoading() {
  return (
    <EditorFrame>
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
    </EditorFrame>
  )
}
