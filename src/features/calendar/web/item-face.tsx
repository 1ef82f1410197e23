import { Check, Sparkles, TriangleAlert } from 'lucide-react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { ThreadBubble } from '#features/outlines/web/widgets/open-threads.tsx'
import { OutlineSign } from '#features/outlines/web/widgets/outline-sign.tsx'
import { initialsOf } from '#web/kit/avatar.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { type CalendarItem, isManual, isScheduled } from './calendar-changes.ts'
import { type EmailBrand, sendTimeText, shortSendTimeText } from './email-brand.ts'
import { STATUS_LOOKS } from './status-look.ts'

export interface ItemFaceProps {
  item: CalendarItem
  brand: EmailBrand
  warned?: boolean
  tight?: boolean
  suggested?: boolean
  /** Spells the brand out below the title instead of showing its initials. */
  spelled?: boolean
}

export const SUGGESTED = 'Suggested'

export function ItemFace(props: ItemFaceProps) {
  const { item, brand, warned = false, tight = false, suggested = false, spelled = false } = props
  const { chip, strip, ink } = STATUS_LOOKS[item.workflowStatus]
  return (
    <span
      className={classNames(
        'relative overflow-hidden rounded-sm pl-2.5 text-xs text-fg @max-[6rem]:pl-2',
        tight ? 'flex min-h-5.5 flex-wrap items-center gap-x-1 pr-1' : 'grid gap-0.5 py-1 pr-1.5 @max-[6rem]:pr-1',
        suggested ? 'border border-dashed border-teal bg-surface text-fg-2' : chip,
      )}
    >
      {!suggested && <span aria-hidden className={classNames('absolute inset-y-0 left-0 w-[3px]', strip)} />}
      <span
        className={classNames(
          'min-w-0 font-medium',
          tight ? 'flex-1 truncate @max-[6rem]:basis-full' : 'line-clamp-2 wrap-anywhere',
          tight && (isManual(item) || brand.name !== null) && 'basis-full',
        )}
      >
        {brand.name !== null && !spelled && <BrandInitials name={brand.name} />}
        {item.campaignTitle}
      </span>
      {brand.name !== null && spelled && <span className="truncate text-2xs text-fg-2">{brand.name}</span>}
      <span
        className={classNames(
          'tnum flex min-w-0 shrink-0 flex-wrap items-center gap-x-1 text-2xs',
          // Content that doesn't fit beside the time wraps below it, so the time and the words are never cut.
          tight ? 'max-w-full' : 'justify-between gap-y-0.5',
          suggested ? 'text-teal-ink' : ink,
        )}
      >
        {isScheduled(item) ? (
          <SendClock sendTime={item.sendTime} brand={brand} warned={warned} tight={tight} />
        ) : (
          <span className="truncate">{STATUS_LABELS[item.workflowStatus]}</span>
        )}
        <Signs item={item} brandId={brand.id} warned={warned} tight={tight} suggested={suggested} />
      </span>
    </span>
  )
}

function BrandInitials({ name }: { name: string }) {
  return (
    <span
      title={name}
      className="mr-1 inline-grid h-4 min-w-4 place-items-center rounded-xs bg-surface px-0.5 align-[-0.1875rem] text-[0.5625rem] font-semibold text-fg-2 shadow-[0_0_0_1px_var(--line)]"
    >
      {initialsOf(name)}
    </span>
  )
}

function SendClock(props: { sendTime: string; brand: EmailBrand; warned: boolean; tight: boolean }) {
  const { sendTime, brand, warned, tight } = props
  const [long, short] = [sendTimeText(sendTime, brand), shortSendTimeText(sendTime, brand)]
  const oneLine = brand.city === null && 'whitespace-nowrap'
  if (tight || long === short) {
    return (
      <span
        data-part="time"
        className={classNames(oneLine, tight && warned && '@max-[9rem]:font-semibold @max-[9rem]:text-warn')}
      >
        {short}
      </span>
    )
  }
  return (
    <>
      <span data-part="time" className={classNames(oneLine, '@max-[6rem]:hidden')}>
        {long}
      </span>
      <span data-part="time" className={classNames(oneLine, '@min-[6rem]:hidden')}>
        {short}
      </span>
    </>
  )
}

function Signs(props: Omit<Required<ItemFaceProps>, 'brand' | 'spelled'> & { brandId: string }) {
  const { item, warned, tight, suggested, brandId } = props
  return (
    <span className="flex flex-wrap items-center gap-1">
      <OutlineSign id={item.outlineId} brandId={brandId} />
      {item.workflowStatus === 'sent' && (
        <Check aria-label="Sent" className={classNames('size-3 shrink-0 text-ok', tight && '@max-[9rem]:sr-only')} />
      )}
      {warned && (
        <TriangleAlert aria-hidden className={classNames('size-3 shrink-0 text-warn', tight && '@max-[9rem]:hidden')} />
      )}
      {suggested && tight && <Sparkles aria-hidden className="size-3 shrink-0" />}
      {suggested && (
        <span data-part="suggested" className={tight ? 'sr-only' : 'font-medium'}>
          {SUGGESTED}
        </span>
      )}
      {isManual(item) && (
        <span
          data-part="manual"
          className="rounded-xs bg-surface px-1 leading-4 text-fg-2 shadow-[0_0_0_1px_var(--line)]"
        >
          Manual
        </span>
      )}
      <ThreadBubble outlineId={item.outlineId} silent />
    </span>
  )
}
