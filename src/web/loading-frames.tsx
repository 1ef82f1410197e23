import type { ReactNode } from 'react'
import { BrandMark } from './kit/brand-mark.tsx'
import { Skeleton } from './kit/skeleton.tsx'

/** The document contains all frames before the first script runs, and CSS picks one, so that nothing jumps. */
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
        <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">
          <PageFrame />
        </div>
      </div>
    </div>
  )
}

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
      <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">
        <PageFrame />
      </div>
    </div>
  )
}

export type PageKind = 'cards' | 'library' | 'outline' | 'list' | 'form' | 'calendar'

export function PageFrame({ message, kind = 'cards' }: { message?: string; kind?: PageKind }) {
  return (
    <div {...(message !== undefined && { role: 'status' })}>
      {message !== undefined && <span className="sr-only">{message}</span>}
      {kind === 'outline' && <Skeleton className="mb-3 h-(--control-h-sm) w-40 max-md:h-11" />}
      <div data-frame-heading className={HEADING_CLASSES[kind] ?? 'mb-6'}>
        <Skeleton className={titleSize(kind)} />
        {!ONE_LINE.has(kind) && <Skeleton className="mt-1 h-5.5 w-72 max-w-full" />}
      </div>
      <div data-frame-block {...(kind === 'outline' && { className: '-mx-4 md:-mx-6' })}>
        {BLOCKS[kind]}
      </div>
    </div>
  )
}

/** An outline has two lines of facts below its title, and on a phone its buttons below them. */
const HEADING_CLASSES: Partial<Record<PageKind, string>> = { outline: 'mb-5 h-42.5 md:h-23', calendar: 'mb-3' }

/** The buttons beside the title of the library and the calendar are higher than the title. */
const titleSize = (kind: PageKind) =>
  kind === 'library' ? 'h-11 w-56 md:h-9' : kind === 'calendar' ? 'h-7 w-56 md:h-10' : 'h-7 w-56 md:h-8.5'

/** Pages without a sentence below the title. */
const ONE_LINE: ReadonlySet<PageKind> = new Set(['calendar', 'library', 'outline'])

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
  library: (
    <>
      <Skeleton className="h-10.5 max-w-lg rounded-lg" />
      <Skeleton className="mt-3 h-9 rounded-md" />
      <Skeleton className="mt-3 h-[32rem] rounded-xl" />
    </>
  ),
  outline: (
    <div className="border-t border-line px-4 pt-4 md:px-6">
      <Skeleton className="h-(--control-h-sm) w-64 max-w-full max-md:h-11" />
      <Skeleton className="mt-7 w-28" />
      <Skeleton className="mt-3 h-28 rounded-lg" />
      <Skeleton className="mt-7 h-64 rounded-lg" />
    </div>
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
  calendar: <Skeleton className="h-[44rem] rounded-xl" />,
}

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
