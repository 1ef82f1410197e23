import { Clock, Eye, LayoutTemplate, PanelRight, UserRound } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { TYPE_LABELS } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { titleOf } from '../outline-months.ts'
import type { LibraryRights } from './library-rights.ts'
import { useLibraryRows } from './library-rows.ts'
import { useNearViewport } from './near-viewport.ts'
import { OutlineExpanded } from './outline-expanded.tsx'
import { useOutlineSelection } from './outline-selection.ts'
import { assigneeOf, sendDayOf, sendTimeOf } from './outline-wording.ts'
import { RequestReviewButton } from './request-review-button.tsx'
import { RowExports } from './row-exports.tsx'
import { StatusBadge } from '../status-badge.tsx'

export interface OutlineRowProps {
  outline: OutlineSummary
  brand: Brand
  rights: LibraryRights
  /** The address asks for it: it starts open, in view and in focus. */
  asked: boolean
}

/** One outline of a month: what it is at a glance, all of it when opened. Far from view it is only as high. */
export function OutlineRow({ outline, brand, rights, asked }: OutlineRowProps) {
  const { open: openIds, setOpen, showDetails } = useLibraryRows()
  const selection = useOutlineSelection()
  const row = useRef<HTMLLIElement>(null)
  const { near, height } = useNearViewport(row)
  const { id } = outline
  const title = titleOf(outline)
  const open = openIds.has(id)
  const outdated = selection !== null && selection.selected.has(id) && selection.selected.get(id) !== outline

  useEffect(() => {
    if (outdated) selection?.renew(outline)
  }, [outdated, outline, selection])
  useEffect(() => {
    if (!asked) return
    setOpen(id, true)
    row.current?.scrollIntoView({ block: 'start' })
    row.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every time the address asks
  }, [asked])

  if (!near && !open && !asked) {
    return (
      <li
        ref={row}
        style={height === undefined ? undefined : { height }}
        className="h-[7.5rem] border-t border-line @4xl:h-[4.3125rem]"
      />
    )
  }
  return (
    <li ref={row} className="scroll-mt-16 border-t border-line">
      <Collapsible
        level={3}
        open={open}
        onOpenChange={(now) => setOpen(id, now)}
        className={classNames(
          '*:first:px-3 *:first:transition-colors md:*:first:px-4',
          open ? '*:first:bg-surface' : '*:first:hover:bg-surface-2',
        )}
        summary={<RowSummary outline={outline} brand={brand} title={title} />}
        {...(selection !== null && {
          before: (
            <Checkbox
              className="print:hidden"
              aria-label={`Select ${title}`}
              checked={selection.selected.has(id)}
              onCheckedChange={() => selection.toggle(outline)}
            />
          ),
        })}
        after={
          <>
            <Button
              variant="ghost"
              size="sm"
              className="print:hidden @max-2xl:size-(--touch) @max-2xl:px-0"
              aria-label={`Details of ${title}`}
              onClick={() => showDetails(outline)}
            >
              <PanelRight aria-hidden />
              <span className="@max-2xl:sr-only">Details</span>
            </Button>
            <RequestReviewButton
              outline={outline}
              brand={brand}
              rights={rights}
              title={title}
              variant="ghost"
              className="print:hidden @max-2xl:hidden"
            />
            <RowExports outline={outline} brand={brand} title={title} rights={rights} />
          </>
        }
      >
        <OutlineExpanded id={id} brand={brand} rights={rights} />
      </Collapsible>
    </li>
  )
}

function RowSummary({ outline, brand, title }: { outline: OutlineSummary; brand: Brand; title: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3.5 py-1">
      <SendDay outline={outline} />
      <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-2 @4xl:flex-row @4xl:items-center">
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span
            dir="auto"
            lang={brand.language}
            className="line-clamp-3 text-base font-semibold wrap-anywhere @2xl:line-clamp-2"
          >
            {title}
          </span>
          <span className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-xs font-normal text-fg-3 [&_svg]:size-3.5 [&_svg]:shrink-0">
            <Fact icon={<Clock aria-hidden />} text={sendTimeOf(outline, brand.country)} />
            <Fact icon={<LayoutTemplate aria-hidden />} text={outline.template} yields />
            <Fact icon={<UserRound aria-hidden />} text={`Assigned to: ${assigneeOf(outline)}`} />
          </span>
        </span>
        <span className="flex min-w-0 flex-wrap gap-1.5 @4xl:grid @4xl:w-92 @4xl:grid-cols-[minmax(0,1fr)_5.75rem_8.25rem] @4xl:justify-items-start">
          <Badge variant="secondary" className="max-w-full" title={outline.mainTopicTitle}>
            {outline.mainTopicTitle}
          </Badge>
          <Badge variant="outline">{TYPE_LABELS[outline.type]}</Badge>
          <StatusBadge status={outline.workflowStatus} />
          {outline.reviewRequestedAt !== null && (
            <Badge variant="destructive" icon={<Eye aria-hidden />}>
              Review requested
            </Badge>
          )}
          {outline.assignedToName !== null && (
            // The line beside the title says it in words.
            <Badge variant="outline" icon={<UserRound aria-hidden />} className="max-w-full" aria-hidden>
              {outline.assignedToName}
            </Badge>
          )}
        </span>
      </span>
    </span>
  )
}

/** `yields`: where room is short, this one is cut and not its neighbours. */
function Fact({ icon, text, yields = false }: { icon: ReactNode; text: string; yields?: boolean }) {
  return (
    <span className={classNames('inline-flex max-w-full min-w-0 items-center gap-1.5', !yields && '@4xl:shrink-0')}>
      {icon}
      <span dir="auto" className="truncate">
        {text}
      </span>
    </span>
  )
}

/** The day it goes out as a leaf of a calendar; a dashed one waits for its day. The words beside it say the same. */
function SendDay({ outline }: { outline: OutlineSummary }) {
  const day = sendDayOf(outline)
  return (
    <span
      aria-hidden
      className={classNames(
        'grid h-11 w-10 shrink-0 content-center justify-items-center rounded-md leading-none max-sm:hidden',
        day === null
          ? 'border border-dashed border-line-control'
          : 'bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]',
      )}
    >
      {day === null ? (
        <span className="text-fg-3">–</span>
      ) : (
        <>
          <span className="text-[0.625rem] leading-3 font-medium">{day.weekday}</span>
          <span className="text-md leading-5 font-semibold tnum">{day.day}</span>
        </>
      )}
    </span>
  )
}
