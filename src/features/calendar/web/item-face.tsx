import { Check, Hand, TriangleAlert } from 'lucide-react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { Country } from '#shared/brand-brief.ts'
import { classNames } from '#web/kit/class-names.ts'
import { clockText, shortClockText } from '../calendar-days.ts'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { STATUS_LOOKS } from './status-look.ts'

export interface ItemFaceProps {
  item: CalendarItem
  country: Country
  /** Something about its place is questionable. */
  warned?: boolean
  /** One line, for a day that holds several. */
  tight?: boolean
}

/** How an email looks, in its place and under the pointer that drags it. */
export function ItemFace({ item, country, warned = false, tight = false }: ItemFaceProps) {
  const { chip, strip, ink } = STATUS_LOOKS[item.workflowStatus]
  return (
    <span
      className={classNames(
        'relative block overflow-hidden rounded-sm pl-2.5 text-xs text-fg',
        tight ? 'flex h-5.5 items-center gap-1 pr-1' : 'grid gap-0.5 py-1 pr-1.5',
        chip,
      )}
    >
      <span aria-hidden className={classNames('absolute inset-y-0 left-0 w-[3px]', strip)} />
      <span
        className={classNames('font-medium', tight || isScheduled(item) ? 'min-w-0 flex-1 truncate' : 'line-clamp-2')}
      >
        {item.campaignTitle}
      </span>
      {tight && isScheduled(item) ? (
        <span className={classNames('tnum flex shrink-0 items-center gap-0.5 text-2xs', ink)}>
          {warned && <TriangleAlert aria-hidden className="size-3 text-warn" />}
          {item.manualOverride && (
            <>
              <Hand aria-hidden className="size-3" />
              <span className="sr-only">Manual</span>
            </>
          )}
          {shortClockText(item.sendTime, country)}
        </span>
      ) : (
        <span className={classNames('tnum flex min-w-0 items-center gap-1.5 text-2xs', ink)}>
          {isScheduled(item) ? (
            <span className="shrink-0">{clockText(item.sendTime, country)}</span>
          ) : (
            <span className="truncate">{STATUS_LABELS[item.workflowStatus]}</span>
          )}
          {item.workflowStatus === 'sent' && <Check aria-label="Sent" className="size-3 shrink-0 text-ok" />}
          {warned && <TriangleAlert aria-hidden className="size-3 shrink-0 text-warn" />}
          {isScheduled(item) && item.manualOverride && (
            <span className="ml-auto truncate rounded-xs bg-surface px-1 leading-4 text-fg-2 shadow-[0_0_0_1px_var(--line)]">
              Manual
            </span>
          )}
        </span>
      )}
    </span>
  )
}
