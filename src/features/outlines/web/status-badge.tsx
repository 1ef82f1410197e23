import { Archive, Check, CircleDashed, Eye, PenTool, Send, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '#web/kit/badge.tsx'
import { STATUS_LABELS, type WorkflowStatus } from '../contract.ts'

type Look = Pick<ComponentProps<typeof Badge>, 'variant' | 'icon'>

const looks: Record<WorkflowStatus, Look> = {
  draft: { variant: 'secondary', icon: <CircleDashed aria-hidden /> },
  assigned: { variant: 'default', icon: <UserRound aria-hidden /> },
  in_design: { variant: 'default', icon: <PenTool aria-hidden /> },
  ready_for_review: { variant: 'destructive', icon: <Eye aria-hidden /> },
  approved: { variant: 'outline', icon: <Check aria-hidden className="text-ok" /> },
  sent: { variant: 'outline', icon: <Send aria-hidden className="text-info" /> },
  archived: { variant: 'outline', icon: <Archive aria-hidden /> },
}

export function StatusBadge({ status }: { status: WorkflowStatus }) {
  return <Badge {...looks[status]}>{STATUS_LABELS[status]}</Badge>
}
