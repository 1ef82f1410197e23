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
  const scheduled = isScheduled(item)
  const signs = (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1',
        tight ? '@max-[6rem]:hidden' : '@max-[6rem]:absolute @max-[6rem]:right-1 @max-[6rem]:bottom-1.5',
      )}
    >
      {item.workflowStatus === 'sent' && <Check aria-label="Sent" className="size-3 shrink-0 text-ok" />}
      {warned && <TriangleAlert aria-hidden className="size-3 shrink-0 text-warn" />}
    </span>
  )
  return (
    <span
      className={classNames(
        'relative overflow-hidden rounded-sm pl-2.5 text-xs text-fg @max-[6rem]:pl-2',
        tight ? 'flex h-5.5 items-center gap-1 pr-1' : 'grid gap-0.5 py-1 pr-1.5',
        chip,
      )}
    >
      <span aria-hidden className={classNames('absolute inset-y-0 left-0 w-[3px]', strip)} />
      <span className={classNames('flex min-w-0 gap-1 font-medium', tight && 'flex-1', scheduled && 'items-center')}>
        <span
          className={classNames(
            'min-w-0 flex-1',
            tight || scheduled ? 'truncate' : 'line-clamp-2',
            scheduled && !tight && '@max-[6rem]:line-clamp-2 @max-[6rem]:whitespace-normal',
          )}
        >
          {item.campaignTitle}
        </span>
        {signs}
      </span>
      <span className={classNames('tnum flex min-w-0 shrink-0 items-center gap-1 text-2xs', ink)}>
        {scheduled ? (
          <>
            <span className="truncate @max-[6rem]:hidden">
              {tight ? shortClockText(item.sendTime, country) : clockText(item.sendTime, country)}
            </span>
            {!tight && <span className="@min-[6rem]:hidden">{shortClockText(item.sendTime, country)}</span>}
          </>
        ) : (
          <span className="truncate">{STATUS_LABELS[item.workflowStatus]}</span>
        )}
        {scheduled && item.manualOverride && (
          <>
            <Hand
              aria-hidden
              className={classNames('size-3 shrink-0', tight ? '@max-[6rem]:hidden' : '@min-[6rem]:hidden')}
            />
            <span
              className={classNames(
                tight
                  ? 'sr-only'
                  : 'ml-auto rounded-xs bg-surface px-1 leading-4 text-fg-2 shadow-[0_0_0_1px_var(--line)] @max-[6rem]:sr-only',
              )}
            >
              Manual
            </span>
          </>
        )}
      </span>
    </span>
  )
}
