import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Popover } from '#web/kit/popover.tsx'
import { notificationsOptions } from '../queries.ts'

const loadPanel = () => import('../notification-panel.tsx')
const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }))

const MOST_SHOWN = 99

export function NotificationBell() {
  const current = useWorkspace()
  if (current?.workspace.limits?.notificationsEnabled !== true) return null
  const { id } = current.workspace
  return <WorkspaceBell key={id} workspaceId={id} />
}

function WorkspaceBell({ workspaceId }: { workspaceId: string }) {
  const [open, setOpen] = useState(false)
  // The panel shows the error. A bell without a number is never wrong.
  const unread = useInfiniteQuery(notificationsOptions(workspaceId)).data?.pages[0]?.unread ?? 0
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Notifications"
        className="w-96 max-w-[calc(100vw-1rem)]"
        trigger={
          <Button
            variant="ghost"
            size="touch-icon"
            aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
            title="Notifications"
            onPointerDown={() => void loadPanel()}
            onFocus={() => void loadPanel()}
          >
            <Bell aria-hidden />
            {unread > 0 && (
              <span
                aria-hidden
                className="absolute top-0.5 right-0.5 grid max-md:top-1.5 max-md:right-1.5 h-4 min-w-4 place-items-center rounded-full bg-teal px-1 text-[0.625rem] leading-none font-semibold text-on-teal ring-2 ring-bg"
              >
                {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
              </span>
            )}
          </Button>
        }
      >
        <Suspense fallback={<div className="h-48" />}>
          <NotificationPanel workspaceId={workspaceId} onClose={() => setOpen(false)} />
        </Suspense>
      </Popover>
      <span role="status" className="sr-only">
        {unread > 0 && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </span>
    </>
  )
}
