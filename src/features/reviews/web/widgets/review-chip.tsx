import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, MessageSquareWarning, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '#web/kit/badge.tsx'
import { type ReviewState, STATE_LABELS } from '../../contract.ts'
import { stateOptions } from '../queries.ts'

const LOOKS: Record<Exclude<ReviewState, 'none'>, { icon: ReactNode; variant: BadgeProps['variant']; ink: string }> = {
  waiting: { icon: <Clock aria-hidden />, variant: 'outline', ink: 'text-fg-2' },
  approved: { icon: <CircleCheck aria-hidden />, variant: 'default', ink: 'text-ok' },
  changes_requested: { icon: <MessageSquareWarning aria-hidden />, variant: 'destructive', ink: 'text-bad' },
  changed_since: { icon: <RefreshCw aria-hidden />, variant: 'destructive', ink: 'text-warn' },
}

export function ReviewChip({ state, className }: { state: ReviewState; className?: string }) {
  if (state === 'none') return null
  const { icon, variant } = LOOKS[state]
  return (
    <Badge variant={variant} icon={icon} title={STATE_LABELS[state]} className={className}>
      {STATE_LABELS[state]}
    </Badge>
  )
}

/** In a list. While the state loads, or if that fails, nothing is shown, because the list is about more than this. */
export function ReviewStateChip(props: { brandId: string; outlineId: string; className?: string }) {
  const query = useQuery(stateOptions(props.brandId, props.outlineId))
  return (
    <ReviewChip state={query.data ?? 'none'} {...(props.className !== undefined && { className: props.className })} />
  )
}

/** Where only an icon fits, such as on a calendar item. */
export function ReviewStateSign({ brandId, outlineId }: { brandId: string; outlineId: string }) {
  const { data: state = 'none' } = useQuery(stateOptions(brandId, outlineId))
  if (state === 'none') return null
  return (
    <span
      role="img"
      aria-label={STATE_LABELS[state]}
      title={STATE_LABELS[state]}
      className={`grid shrink-0 place-items-center [&_svg]:size-3 ${LOOKS[state].ink}`}
    >
      {LOOKS[state].icon}
    </span>
  )
}
