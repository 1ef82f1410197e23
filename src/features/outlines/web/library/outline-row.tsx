import { Link } from '@tanstack/react-router'
import { Eye, Maximize2, PanelRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatSendClock } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { paths } from '#web/paths.ts'
import { TYPE_LABELS } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { titleOf } from '../outline-months.ts'
import { useLibraryExtras } from './library-extras.ts'
import type { LibraryRights } from './library-rights.ts'
import { useLibraryRows } from './library-rows.ts'
import { useNearViewport } from './near-viewport.ts'
import { OutlineExpanded } from './outline-expanded.tsx'
import { useOutlineSelection } from './outline-selection.ts'
import { sendDayOf, sendTimeOf } from './outline-wording.ts'
import { RequestReviewButton } from './request-review-button.tsx'
import { RowExports } from './row-exports.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { ThreadBubble } from '../widgets/open-threads.tsx'

export interface OutlineRowProps {
  outline: OutlineSummary
  brand: Brand
  rights: LibraryRights
  asked: boolean
  /** Rows of the first screen render right away, and the others when the browser finds them near it. */
  startsNear: boolean
}

const ACTIONS = 'flex items-center gap-1 print:hidden'
/** With a mouse, the actions cover the end of the row while it is hovered or focused. */
const HIDDEN_ACTIONS = [
  '@2xl:pointer-fine:absolute @2xl:pointer-fine:inset-y-0 @2xl:pointer-fine:right-4 @2xl:pointer-fine:pl-10',
  '@2xl:pointer-fine:bg-linear-to-r @2xl:pointer-fine:from-transparent @2xl:pointer-fine:to-surface-2',
  '@2xl:pointer-fine:to-15% @2xl:pointer-fine:opacity-0 group-hover/row:opacity-100! focus-within:opacity-100!',
].join(' ')

/** Far from the viewport a row renders only its height. */
export function OutlineRow({ outline, brand, rights, asked, startsNear }: OutlineRowProps) {
  const { open: openIds, setOpen, showDetails, filters, opensAsked } = useLibraryRows()
  const selection = useOutlineSelection()
  const row = useRef<HTMLLIElement>(null)
  const { near, height } = useNearViewport(row, startsNear)
  const { id } = outline
  const title = titleOf(outline)
  const open = openIds.has(id)
  const outdated = selection !== null && selection.selected.has(id) && selection.selected.get(id) !== outline

  useEffect(() => {
    if (outdated) selection?.renew(outline)
  }, [outdated, outline, selection])
  useEffect(() => {
    if (!asked) return
    if (opensAsked) setOpen(id, true)
    row.current?.scrollIntoView({ block: opensAsked ? 'start' : 'center' })
    row.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every time the address asks
  }, [asked])

  if (!near && !open && !asked) {
    return (
      <li
        ref={row}
        style={height === undefined ? undefined : { height }}
        className="h-[7.5rem] border-t border-line @xl:h-[4.1875rem] @4xl:h-12.75"
      />
    )
  }
  return (
    <li ref={row} className="group/row scroll-mt-16 border-t border-line">
      <Collapsible
        level={3}
        open={open}
        onOpenChange={(now) => setOpen(id, now)}
        className={classNames(
          '*:first:relative *:first:px-3 *:first:transition-colors md:*:first:px-4 @4xl:*:first:h-12.5',
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
          <div className={classNames(ACTIONS, !open && HIDDEN_ACTIONS)}>
            <Button asChild variant="ghost" size="sm" className="@max-2xl:hidden">
              <Link to={paths.outline} params={{ outlineId: id }} search={filters} aria-label={`Full page of ${title}`}>
                <Maximize2 aria-hidden />
                Full page
              </Link>
            </Button>
            <Button
              variant="ghost"
              size="touch-fold-in-row"
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
              className="@max-2xl:hidden"
            />
            <RowExports outline={outline} brand={brand} title={title} rights={rights} />
          </div>
        }
      >
        <OutlineExpanded id={id} brand={brand} rights={rights} />
      </Collapsible>
    </li>
  )
}

function RowSummary({ outline, brand, title }: { outline: OutlineSummary; brand: Brand; title: string }) {
  const { row } = useLibraryExtras()
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <SendDay outline={outline} />
      <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1.5 @4xl:flex-row @4xl:items-center">
        <span className="flex min-w-0 flex-1 flex-col gap-x-2.5 gap-y-0.5 @xl:flex-row @xl:items-baseline">
          <span
            dir="auto"
            lang={brand.language}
            className="line-clamp-2 text-base font-semibold wrap-anywhere @xl:block @xl:max-w-9/10 @xl:shrink-0 @xl:truncate @4xl:max-w-3/4"
          >
            {title}
          </span>
          <span
            dir="auto"
            className="min-w-0 truncate text-xs font-normal text-fg-3"
            title={`${outline.mainTopicTitle} · ${outline.template}`}
          >
            <span>{outline.mainTopicTitle}</span>
            {' · '}
            <span>{outline.template}</span>
          </span>
          <span className="flex min-w-0 gap-1 empty:hidden">{row?.(outline, brand)}</span>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 @4xl:grid @4xl:w-102 @4xl:grid-cols-[4.25rem_5.75rem_8.25rem_minmax(0,1fr)]">
          <SendClock outline={outline} country={brand.country} />
          <span className="flex">
            <Badge variant="outline">{TYPE_LABELS[outline.type]}</Badge>
          </span>
          <span className="flex gap-1">
            <StatusBadge status={outline.workflowStatus} />
            {outline.reviewRequestedAt !== null && (
              <Badge variant="destructive" icon={<Eye aria-hidden />} title="Review requested" className="@4xl:px-1.5">
                <span className="@4xl:sr-only">Review requested</span>
              </Badge>
            )}
            <ThreadBubble outlineId={outline.id} />
          </span>
          <Assignee name={outline.assignedToName} />
        </span>
      </span>
    </span>
  )
}

/** The day is on the tile, so a wide row only shows the time. */
function SendClock({ outline, country }: { outline: OutlineSummary; country: Brand['country'] }) {
  const { scheduledSendAt } = outline
  return (
    <span className="text-xs font-normal text-fg-3">
      <span className="@4xl:sr-only">{sendTimeOf(outline, country)}</span>
      {scheduledSendAt !== null && (
        <span aria-hidden className="tnum hidden whitespace-nowrap @4xl:inline">
          {formatSendClock(scheduledSendAt, country)}
        </span>
      )}
    </span>
  )
}

function Assignee({ name }: { name: string | null }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full min-w-0 items-center gap-1.5 text-xs font-normal',
        name === null ? 'text-fg-3' : 'text-fg-2',
      )}
      title={name ?? undefined}
    >
      {name !== null && <Avatar name={name} size="xs" round />}
      <span className="truncate">
        <span className="@xl:max-@2xl:sr-only @4xl:sr-only">Assigned to: </span>
        <span>{name ?? 'Unassigned'}</span>
      </span>
    </span>
  )
}

/** A dashed leaf means unscheduled. The text beside it says the same. */
function SendDay({ outline }: { outline: OutlineSummary }) {
  const day = sendDayOf(outline)
  return (
    <span
      aria-hidden
      className={classNames(
        'grid h-9.5 w-9.5 shrink-0 content-center justify-items-center rounded-md leading-none max-sm:hidden',
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
          <span className="text-base leading-4.5 font-semibold tnum">{day.day}</span>
        </>
      )}
    </span>
  )
}
