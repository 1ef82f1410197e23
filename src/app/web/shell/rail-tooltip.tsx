import type { ReactNode } from 'react'
import { Tooltip } from '#web/kit/tooltip.tsx'

export function RailTooltip({ rail, label, children }: { rail: boolean; label: string; children: ReactNode }) {
  return rail ? (
    <Tooltip content={label} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
}
