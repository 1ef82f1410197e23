import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationsOptions } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

export function NotificationPanel({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const markRead = useMarkRead(workspaceId)
  const query = useInfiniteQuery(notificationsOptions(workspaceId))
  const [now] = useState(() => new Date())
  const unread = query.data?.pages[0]?.unread ?? 0
  const notifications = query.data?.pages.flatMap((page) => page.notifications)
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-base font-semibold">Notifications</h2>
        <Button
          variant="ghost"
          size="touch-sm"
          reason={unread === 0 ? 'You have no unread notifications.' : undefined}
          onClick={() => markRead(undefined)}
        >
          Mark all as read
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {notifications === undefined ? (
          query.isError ? (
            <QueryFailed query={query} what="The notifications" className="py-8" />
          ) : (
            <LoadingList />
          )
        ) : notifications.length === 0 ? (
          <EmptyState
            className="py-8"
            icon={<BellRing aria-hidden />}
            title="Nothing new"
            description="We'll let you know about comments, and when an outline is assigned to you, ready for review or approved."
          />
        ) : (
          <ul className="divide-y divide-line">
            {notifications.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                now={now}
                onOpen={() => {
                  if (notification.readAt === null) markRead([notification.id])
                  onClose()
                }}
                onRead={() => markRead([notification.id])}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <div className="grid justify-items-center border-t border-line p-2">
            <Button
              variant="ghost"
              size="touch-sm"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show older
            </Button>
          </div>
        )}
      </div>
      <div className="border-t border-line p-1">
        <Touchable>
          <Link
            to={paths.settings}
            search={{ tab: 'profile' }}
            hash="notifications"
            onClick={onClose}
            className="flex h-9 items-center rounded-md px-3 text-sm font-medium text-fg-2 hover:bg-surface-2 hover:text-fg focus-visible:-outline-offset-2"
          >
            Notification settings
          </Link>
        </Touchable>
      </div>
    </>
  )
}

function LoadingList() {
  return (
    <LoadingRegion label="Loading notifications">
      <ul className="divide-y divide-line">
        {[0, 1, 2].map((each) => (
          <li key={each} className="flex gap-3 px-4 py-3">
            <Skeleton className="size-8 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-full" />
              <Skeleton className="w-1/3" />
            </div>
          </li>
        ))}
      </ul>
    </LoadingRegion>
  )
}
