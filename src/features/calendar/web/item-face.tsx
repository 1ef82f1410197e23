import type { Country } from '#shared/brand-brief.ts'
import { Badge } from '#web/kit/badge.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { clockText } from './calendar-days.ts'

/** How an email looks, in its place and under the pointer that drags it. */
export function ItemFace({ item, country }: { item: CalendarItem; country: Country }) {
  const scheduled = isScheduled(item)
  const done = item.workflowStatus === 'sent'
  return (
    <span
      className={classNames(
        'grid gap-1 rounded-md border-l-3 px-2 py-1.5 text-xs',
        done
          ? 'border-ok bg-ok-soft text-fg-2'
          : scheduled
            ? 'border-teal bg-teal-soft text-teal-ink'
            : 'border-line-control bg-surface-2 text-fg',
      )}
    >
      <span className="line-clamp-2 leading-4 font-medium wrap-anywhere">{item.campaignTitle}</span>
      {scheduled ? (
        <span className="tnum flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          {clockText(item.sendTime, country)}
          {done && <span className="text-2xs font-medium">Sent</span>}
          {item.manualOverride && (
            <Badge variant="outline" className="h-4.5 bg-surface px-1.5">
              Manual
            </Badge>
          )}
        </span>
      ) : (
        <span className="truncate text-fg-3">{item.template}</span>
      )}
    </span>
  )
}
