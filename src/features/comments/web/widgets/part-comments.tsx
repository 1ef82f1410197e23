import { useQuery } from '@tanstack/react-query'
import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import type { TargetChoice } from '../../contract.ts'
import { commentRights } from '../comment-rights.ts'
import { threadsOptions } from '../queries.ts'
import { isAbout, openOf } from '../threads-of-part.ts'
import { ThreadList } from '../thread-list.tsx'

interface PartCommentsProps {
  outline: { id: string; assignedToUserId: string | null }
  workspaceId: string
  target: TargetChoice
  name: string
}

/** With a mouse it appears while its part is hovered or has the focus. Open threads and fingers always see it. */
export function PartComments({ outline, workspaceId, target, name }: PartCommentsProps) {
  const current = useWorkspace(workspaceId)
  const { id: userId } = useSignedIn()
  const [shown, setShown] = useState(false)
  const rights = current && commentRights(current, outline.assignedToUserId === userId)
  const { data } = useQuery({ ...threadsOptions(outline.id), enabled: rights?.read === true })
  if (rights === null || !rights.read) return null
  const threads = (data?.threads ?? []).filter((thread) => isAbout(thread, target))
  const open = openOf(threads).length
  if (threads.length === 0 && !rights.write) return null
  return (
    <>
      <Button
        variant="ghost"
        size="touch-icon-sm"
        className={classNames(
          'print:hidden',
          open === 0
            ? 'text-fg-3 pointer-fine:opacity-0 focus-visible:opacity-100! group-hover/part:opacity-100! group-focus-within/part:opacity-100!'
            : 'w-auto min-w-(--control-h-sm) gap-1 px-1.5 text-xs text-teal-ink tnum',
        )}
        aria-label={open === 0 ? `Comment on ${name}` : `Comment on ${name}, ${open} open`}
        title="Comment"
        onClick={() => setShown(true)}
      >
        {open === 0 ? <MessageSquarePlus aria-hidden /> : <MessageSquare aria-hidden />}
        {open > 0 && <span aria-hidden>{open}</span>}
      </Button>
      {shown && data !== undefined && (
        <Dialog open onOpenChange={setShown} title={`Comments on ${name}`}>
          <ThreadList
            threads={threads}
            outlineId={outline.id}
            workspaceId={workspaceId}
            rights={rights}
            target={target}
            takesFocus
          />
        </Dialog>
      )}
    </>
  )
}
