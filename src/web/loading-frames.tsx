import type { ReactNode } from 'react'
import { BrandMark } from './kit/brand-mark.tsx'
import { Skeleton } from './kit/skeleton.tsx'

/**
 * What the document shows before the first script has run: all frames, of which a style picks one by the address
 * (`data-frame`, set in the head). React takes over with the same frame, so nothing jumps.
 */
export function LoadingFrames() {
  return (
    <>
      <div className="in-data-[frame=card]:hidden in-data-[frame=page]:hidden">
        <ShellFrame message="Loading" />
      </div>
      <div className="in-data-[frame=page]:hidden in-data-[frame=shell]:hidden">
        <CardFrame message="Loading" />
      </div>
      <div className="in-data-[frame=card]:hidden in-data-[frame=shell]:hidden">
        <PlainFrame message="Loading" />
      </div>
    </>
  )
}

const ENTRIES = [1, 2, 3]

/** The dashboard's shell without its content. */
export function ShellFrame({ message }: { message: string }) {
  return (
    <div role="status" className="flex min-h-dvh">
      <span className="sr-only">{message}</span>
      <div className="hidden w-(--sidebar-w) shrink-0 border-r border-line bg-sidebar p-2 in-data-[sidebar=icon]:w-(--sidebar-w-icon) md:block">
        <div className="flex h-12 items-center gap-3 px-0.5">
          <BrandMark />
          <Skeleton className="w-28 in-data-[sidebar=icon]:hidden" />
        </div>
        <div className="mt-4 grid gap-0.5">
          {ENTRIES.map((entry) => (
            <div key={entry} className="flex h-9 items-center gap-3 px-2">
              <Skeleton className="size-4 shrink-0" />
              <Skeleton className="w-28 in-data-[sidebar=icon]:hidden" />
            </div>
          ))}
        </div>
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex h-12 items-center border-b border-line px-4 md:px-6">
          <Skeleton className="w-36" />
        </div>
        <div className="mx-auto max-w-6xl px-4 py-8 md:px-8">
          <PageFrame />
        </div>
      </div>
    </div>
  )
}

/** A page of its own under a bar, as the super admin's is. */
function PlainFrame({ message }: { message: string }) {
  return (
    <div role="status" className="min-h-dvh">
      <span className="sr-only">{message}</span>
      <div className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-4 md:px-8">
          <BrandMark />
          <Skeleton className="w-28" />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-8 md:px-8">
        <PageFrame />
      </div>
    </div>
  )
}

/** What the page under the heading begins with. */
export type PageKind = 'cards' | 'list' | 'form' | 'calendar'

/** The content of a page that is on its way, inside the edges of the page. Its heading is as high as a page's own. */
export function PageFrame({ message, kind = 'cards' }: { message?: string; kind?: PageKind }) {
  return (
    <div {...(message !== undefined && { role: 'status' })}>
      {message !== undefined && <span className="sr-only">{message}</span>}
      <div data-frame-heading className="mb-6 md:mb-8">
        <Skeleton className="h-7 w-56 md:h-8.5" />
        {kind !== 'calendar' && <Skeleton className="mt-1 h-5.5 w-72 max-w-full" />}
      </div>
      <div data-frame-block>{BLOCKS[kind]}</div>
    </div>
  )
}

const BLOCKS: Record<PageKind, ReactNode> = {
  cards: (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl max-sm:hidden" />
        <Skeleton className="h-28 rounded-xl max-sm:hidden" />
      </div>
      <Skeleton className="mt-4 h-64 rounded-xl" />
    </>
  ),
  list: (
    <>
      <Skeleton className="h-12 rounded-lg" />
      <div className="mt-4 grid gap-3">
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
    </>
  ),
  form: (
    <>
      <Skeleton className="h-10 max-w-xl rounded-lg" />
      <Skeleton className="mt-6 h-96 rounded-xl" />
    </>
  ),
  calendar: (
    <>
      <Skeleton className="h-10 rounded-lg" />
      <Skeleton className="mt-4 h-[40rem] rounded-xl" />
    </>
  ),
}

/** The single card of the pages outside the dashboard. */
export function CardFrame({ message }: { message: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center p-4">
      <span className="sr-only">{message}</span>
      <div className="grid w-full max-w-96 justify-items-center gap-7">
        <BrandMark className="size-10" />
        <div className="sheet grid w-full gap-4 p-7">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-3 h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="mt-2 h-9 w-full" />
        </div>
      </div>
    </div>
  )
}
