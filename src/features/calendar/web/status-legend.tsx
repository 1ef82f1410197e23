import { TriangleAlert } from 'lucide-react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { classNames } from '#web/kit/class-names.ts'
import { SHOWN_STATUSES, STATUS_LOOKS } from './status-look.ts'

export function StatusLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-2">
      {SHOWN_STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <span aria-hidden className={classNames('size-2.5 rounded-xs', STATUS_LOOKS[status].strip)} />
          {STATUS_LABELS[status]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <TriangleAlert aria-hidden className="size-3 text-warn" /> To check
      </li>
    </ul>
  )
}
