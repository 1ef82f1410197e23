import { Link } from '@tanstack/react-router'
import {
  AtSign,
  CircleCheck,
  Eye,
  MessageSquare,
  MessageSquareCheck,
  MessageSquareReply,
  UserRoundCheck,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import { paths } from '#web/paths.ts'
import type { Notification, NotificationKind } from '../contract.ts'
import { timeAgo } from './time-ago.ts'

const LOOKS: Record<NotificationKind, { icon: LucideIcon; classes: string }> = {
  assigned: { icon: UserRoundCheck, classes: 'bg-teal-soft text-teal-ink' },
  review_requested: { icon: UserRoundPen, classes: 'bg-warn-soft text-warn' },
  ready_for_review: { icon: Eye, classes: 'bg-warn-soft text-warn' },
  approved: { icon: CircleCheck, classes: 'bg-ok-soft text-ok' },
  mentioned: { icon: AtSign, classes: 'bg-teal-soft text-teal-ink' },
  commented: { icon: MessageSquare, classes: 'bg-surface-3 text-fg-2' },
  client_commented: { icon: MessageSquareReply, classes: 'bg-teal-soft text-teal-ink' },
  client_decided: { icon: MessageSquareCheck, classes: 'bg-teal-soft text-teal-ink' },
}

function Sentence({ kind, actorName, outlineTitle, decision }: Notification) {
  const actor = <b className="font-semibold">{actorName}</b>
  const title = (
    <b dir="auto" className="font-semibold">
      {outlineTitle}
    </b>
  )
  if (kind === 'assigned') {
    return (
      <>
        {actor} assigned you {title}
      </>
    )
  }
  if (kind === 'approved') {
    return (
      <>
        {actor} approved {title}
      </>
    )
  }
  if (kind === 'mentioned') {
    return (
      <>
        {actor} mentioned you in a comment on {title}
      </>
    )
  }
  if (kind === 'commented' || kind === 'client_commented') {
    return (
      <>
        {actor} commented on {title}
      </>
    )
  }
  if (kind === 'client_decided') {
    return (
      <>
        {actor} {decision === 'approved' ? 'approved' : 'requested changes to'} {title}
      </>
    )
  }
  if (kind === 'review_requested') {
    return (
      <>
        {actor} asked you to review {title}
      </>
    )
  }
  return (
    <>
      {actor} requested a review of {title}
    </>
  )
}

export function NotificationItem(props: {
  notification: Notification
  now: Date
  onOpen: () => void
  onRead: () => void
}) {
  const { notification, now, onOpen, onRead } = props
  const { kind, outlineId, outlineTitle, commentId, createdAt, readAt } = notification
  const { icon: Icon, classes } = LOOKS[kind]
  const unread = readAt === null
  return (
    <li className={classNames('flex items-stretch', unread && 'bg-teal-soft/40')}>
      <Link
        to={paths.outline}
        params={{ outlineId }}
        search={{ comment: commentId ?? undefined }}
        onClick={onOpen}
        className="flex min-w-0 flex-1 gap-3 py-3 pl-4 text-sm hover:bg-surface-2 focus-visible:-outline-offset-2"
      >
        <span className={classNames('mt-0.5 grid size-8 shrink-0 place-items-center rounded-full', classes)}>
          <Icon aria-hidden className="size-4" />
        </span>
        <span className={classNames('grid min-w-0 flex-1 gap-0.5', !unread && 'pr-4')}>
          <span className="line-clamp-3 wrap-anywhere text-fg-2 [&_b]:text-fg">
            {unread && <span className="sr-only">Unread: </span>}
            <Sentence {...notification} />
          </span>
          <time dateTime={createdAt} className="text-xs text-fg-3">
            {timeAgo(createdAt, now)}
          </time>
        </span>
      </Link>
      {unread && (
        <Touchable shape="column">
          <button
            type="button"
            title="Mark as read"
            aria-label={`Mark as read: ${outlineTitle}`}
            onClick={onRead}
            className="group grid shrink-0 place-items-center focus-visible:-outline-offset-2"
          >
            <span
              aria-hidden
              className="size-2.5 rounded-full bg-teal transition-transform duration-(--t-fast) group-hover:scale-140"
            />
          </button>
        </Touchable>
      )}
    </li>
  )
}
