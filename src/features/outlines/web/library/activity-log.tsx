import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { formatMoment } from '#shared/calendar-dates.ts'
import { billingUrl } from '#web/paths.ts'
import type { Outline } from '../../contract.ts'
import { BriefPart } from './brief-parts.tsx'

export function ActivityLog(props: { log: Outline['activityLog']; locked: boolean; mayUpgrade: boolean }) {
  if (props.locked) return <LockedLog mayUpgrade={props.mayUpgrade} />
  if (props.log.length === 0) return null
  const newestFirst = props.log.toSorted((one, other) => (one.timestamp < other.timestamp ? 1 : -1))
  return (
    <BriefPart heading="Activity Log">
      <ol className="grid gap-3 border-l border-line-2 pl-4">
        {newestFirst.map((entry, index) => (
          <li key={index} className="relative text-sm text-fg-2">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[1.21875rem] size-1.75 rounded-full bg-line-control ring-4 ring-surface"
            />
            <p dir="auto" className="wrap-anywhere">
              {entry.details === '' ? entry.action : entry.details}
            </p>
            <p className="text-xs wrap-anywhere text-fg-3">
              {entry.userName} · <time dateTime={entry.timestamp}>{formatMoment(entry.timestamp)}</time>
            </p>
          </li>
        ))}
      </ol>
    </BriefPart>
  )
}

function LockedLog({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <BriefPart heading="Activity Log" className="print:hidden">
      <div className="flex gap-2.5 rounded-lg bg-surface-2 p-3 text-sm text-fg-2 hairline">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
        <p>
          Activity logs are available on the Teams plan. Upgrade to see the full history of changes.
          {!mayUpgrade && ` ${ASK_FOR_UPGRADE}`}
          {mayUpgrade && (
            <Link to={billingUrl()} className="mt-1 block w-fit rounded-xs py-1 font-medium text-teal hover:underline">
              Upgrade to Teams
            </Link>
          )}
        </p>
      </div>
    </BriefPart>
  )
}
