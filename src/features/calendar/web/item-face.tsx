import { Check, Hand, Sparkles, TriangleAlert } from 'lucide-react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { Country } from '#shared/brand-brief.ts'
import { classNames } from '#web/kit/class-names.ts'
import { clockText, shortClockText } from '../calendar-days.ts'
import type { Schedule } from '../contract.ts'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { STATUS_LOOKS } from './status-look.ts'

export interface ItemFaceProps {
  item: CalendarItem
  country: Country
  /** Something about its place is questionable. */
  warned?: boolean
  /** One line, for a day that holds several. */
  tight?: boolean
  /** A place that AI Schedule All has chosen and nobody has kept yet. */
  suggested?: boolean
}

export const SUGGESTED = 'Suggested'

/** How an email looks, in its place and under the pointer that drags it. */
export function ItemFace({ item, country, warned = false, tight = false, suggested = false }: ItemFaceProps) {
  const { chip, strip, ink } = STATUS_LOOKS[item.workflowStatus]
  return (
    <span
      className={classNames(
        'relative overflow-hidden rounded-sm pl-2.5 text-xs text-fg @max-[6rem]:pl-2',
        tight ? 'flex h-5.5 items-center gap-1 pr-1' : 'grid gap-0.5 py-1 pr-1.5 @max-[6rem]:pr-1',
        suggested ? 'border border-dashed border-teal bg-surface text-fg-2' : chip,
      )}
    >
      {!suggested && <span aria-hidden className={classNames('absolute inset-y-0 left-0 w-[3px]', strip)} />}
      <span className={classNames('min-w-0 font-medium', tight ? 'flex-1 truncate' : 'line-clamp-2 wrap-anywhere')}>
        {item.campaignTitle}
      </span>
      <span
        className={classNames(
          'tnum flex min-w-0 shrink-0 items-center gap-x-1 text-2xs',
          // What does not fit beside the time goes below it: neither the time nor a sign is ever cut.
          !tight && 'flex-wrap justify-between gap-y-0.5',
          suggested ? 'text-teal-ink' : ink,
        )}
      >
        {isScheduled(item) ? (
          <SendClock item={item} country={country} warned={warned} tight={tight} />
        ) : (
          <span className="truncate">{STATUS_LABELS[item.workflowStatus]}</span>
        )}
        <Signs item={item} warned={warned} tight={tight} suggested={suggested} />
      </span>
    </span>
  )
}

/** In a narrow line the time alone says that something is to check: a sign would leave the title no room. */
function SendClock({ item, country, warned, tight }: Required<Omit<ItemFaceProps, 'suggested'>> & { item: Schedule }) {
  const short = shortClockText(item.sendTime, country)
  if (tight) {
    return (
      <span className={classNames('@max-[6rem]:hidden', warned && '@max-[9rem]:font-semibold @max-[9rem]:text-warn')}>
        {short}
      </span>
    )
  }
  return (
    <>
      <span data-part="time" className="whitespace-nowrap @max-[6rem]:hidden">
        {clockText(item.sendTime, country)}
      </span>
      <span data-part="time" className="whitespace-nowrap @min-[6rem]:hidden">
        {short}
      </span>
    </>
  )
}

/** What is special about an email, at the end of its last line. */
function Signs({ item, warned, tight, suggested }: Omit<Required<ItemFaceProps>, 'country'>) {
  const manual = isScheduled(item) && item.manualOverride
  return (
    <span
      className={classNames('flex items-center gap-1', tight ? 'ml-auto shrink-0 @max-[9rem]:sr-only' : 'flex-wrap')}
    >
      {item.workflowStatus === 'sent' && <Check aria-label="Sent" className="size-3 shrink-0 text-ok" />}
      {warned && <TriangleAlert aria-hidden className="size-3 shrink-0 text-warn" />}
      {suggested && tight && <Sparkles aria-hidden className="size-3 shrink-0" />}
      {suggested && (
        <span data-part="suggested" className={tight ? 'sr-only' : 'font-medium'}>
          {SUGGESTED}
        </span>
      )}
      {manual && tight && <Hand aria-hidden className="size-3 shrink-0" />}
      {manual && (
        <span
          data-part="manual"
          className={
            tight ? 'sr-only' : 'rounded-xs bg-surface px-1 leading-4 text-fg-2 shadow-[0_0_0_1px_var(--line)]'
          }
        >
          Manual
        </span>
      )}
    </span>
  )
}
