import { clsx } from 'clsx'
import { BrandMark } from './kit/brand-mark.tsx'
import { HEADER_CLASSES } from './kit/page-header.tsx'
import { Skeleton } from './kit/skeleton.tsx'
import { PAGE_WORDS } from './page-words.ts'

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
        {/* What is below the title differs from page to page. */}
        <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">
          <div className="mb-3 hidden h-(--control-h-sm) in-data-[page=outline]:block max-md:h-11" />
          <div data-frame-start>
            <Skeleton className="h-7 w-56 md:h-8.5" />
          </div>
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
        <Skeleton className="h-7 w-56 md:h-8.5" />
      </div>
    </div>
  )
}

export type PageName = keyof typeof PAGE_WORDS | 'outline'

/** The page's own heading. What is below it has its place only where nothing above depends on the workspace. */
export function PendingPage({ page }: { page: PageName }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div aria-hidden>
        {page === 'outline' ? <OutlineHead /> : page === 'calendar' ? <CalendarHead /> : <Head page={page} />}
        {page === 'home' && <div data-frame-block>{CARDS}</div>}
        {(page === 'settings' || page === 'billing' || page === 'createEmails') && <div data-frame-block>{FORM}</div>}
      </div>
    </div>
  )
}

function Head({ page }: { page: keyof typeof PAGE_WORDS }) {
  const words: { title: string; description?: string } = PAGE_WORDS[page]
  return (
    <div data-frame-heading className={clsx(HEADER_CLASSES.header, page === 'library' && 'min-h-11 md:min-h-9')}>
      <div className="min-w-0">
        <p data-frame-title className={HEADER_CLASSES.title}>
          {words.title}
        </p>
        {words.description !== undefined && <p className={HEADER_CLASSES.description}>{words.description}</p>}
        {page === 'home' && <Skeleton className="mt-1 h-5.5 w-48" />}
      </div>
    </div>
  )
}

function CalendarHead() {
  return (
    <div data-frame-heading className="flex items-center md:min-h-10">
      <p data-frame-title className="text-xl font-semibold md:py-1.5">
        {PAGE_WORDS.calendar.title}
      </p>
    </div>
  )
}

function OutlineHead() {
  return (
    <>
      <div className="mb-3 h-(--control-h-sm) max-md:h-11" />
      <div data-frame-heading>
        <Skeleton className="h-7 w-96 max-w-full" />
      </div>
    </>
  )
}

const CARDS = (
  <>
    <div className="grid gap-4 sm:grid-cols-3">
      <Skeleton className="h-28 rounded-xl" />
      <Skeleton className="h-28 rounded-xl max-sm:hidden" />
      <Skeleton className="h-28 rounded-xl max-sm:hidden" />
    </div>
    <Skeleton className="mt-4 h-64 rounded-xl" />
  </>
)

const FORM = (
  <>
    <Skeleton className="h-10 max-w-xl rounded-lg" />
    <Skeleton className="mt-6 h-96 rounded-xl" />
  </>
)

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
