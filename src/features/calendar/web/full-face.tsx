import { TriangleAlert } from 'lucide-react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { ThreadBubble } from '#features/outlines/web/widgets/open-threads.tsx'
import { OutlineSign } from '#features/outlines/web/widgets/outline-sign.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { type CalendarItem, isManual, isScheduled } from './calendar-changes.ts'
import { type EmailBrand, sendTimeText } from './email-brand.ts'
import { STATUS_LOOKS } from './status-look.ts'

/** What a week shows of an email: everything that a planner asks about. */
export function FullFace({ item, brand, warned }: { item: CalendarItem; brand: EmailBrand; warned: boolean }) {
  const { chip, strip, ink } = STATUS_LOOKS[item.workflowStatus]
  return (
    <span className={classNames('relative grid gap-0.5 overflow-hidden rounded-sm py-1.5 pr-1.5 pl-2.5 text-xs', chip)}>
      <span aria-hidden className={classNames('absolute inset-y-0 left-0 w-[3px]', strip)} />
      <span className={classNames('tnum flex flex-wrap items-center gap-1 text-2xs font-medium', ink)}>
        {isScheduled(item) && sendTimeText(item.sendTime, brand)}
        <OutlineSign id={item.outlineId} brandId={brand.id} />
        {warned && <TriangleAlert aria-hidden className="size-3 shrink-0 text-warn" />}
        {isManual(item) && (
          <span className="rounded-xs bg-surface px-1 leading-4 text-fg-2 shadow-[0_0_0_1px_var(--line)]">Manual</span>
        )}
        <ThreadBubble outlineId={item.outlineId} silent />
      </span>
      {brand.name !== null && <span className="text-2xs text-fg-2 wrap-anywhere">{brand.name}</span>}
      <span className="font-medium text-fg wrap-anywhere">{item.campaignTitle}</span>
      <span className={classNames('text-2xs', ink)}>{STATUS_LABELS[item.workflowStatus]}</span>
      <span className="text-2xs text-fg-2 wrap-anywhere">{item.assignedToName ?? 'Unassigned'}</span>
      {item.subjectLine !== '' && (
        <span className="line-clamp-3 text-2xs text-fg-2 wrap-anywhere">{item.subjectLine}</span>
      )}
    </span>
  )
}
