import type { ReactNode } from 'react'
import { Tooltip } from '#web/kit/tooltip.tsx'

/** Names an icon that stands alone; where the name is written beside it, there is nothing to add. */
export function RailTooltip({ rail, label, children }: { rail: boolean; label: string; children: ReactNode }) {
  return rail ? (
    <Tooltip content={label} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
}
