import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { useWorkspace } from '#features/access/web/queries.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { commentRights } from '../comment-rights.ts'
import { threadsOptions } from '../queries.ts'
import { openOf } from '../threads-of-part.ts'
import { ThreadList } from '../thread-list.tsx'

interface CommentsSectionProps {
  outline: { id: string; assignedToUserId: string | null }
  workspaceId: string
  /** The comment that the address names. */
  focusId?: string | undefined
}

export function CommentsSection({ outline, workspaceId, focusId }: CommentsSectionProps) {
  const current = useWorkspace(workspaceId)
  const { id: userId } = useSignedIn()
  const rights = current && commentRights(current, outline.assignedToUserId === userId)
  const query = useQuery({ ...threadsOptions(outline.id), enabled: rights?.read === true })
  if (rights === null) return null
  const open = query.data === undefined ? 0 : openOf(query.data.threads).length
  return (
    <section aria-label="Comments" className="grid gap-3 print:hidden">
      <h3 className="text-base font-semibold">{open === 0 ? 'Comments' : `Comments (${open} open)`}</h3>
      {!rights.read ? (
        <p className="flex gap-2.5 rounded-lg bg-surface-2 p-3 text-sm text-fg-2 hairline">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
          Comments are available on the Pro plan and above.
        </p>
      ) : query.data !== undefined ? (
        <ThreadList
          threads={query.data.threads}
          outlineId={outline.id}
          workspaceId={workspaceId}
          rights={rights}
          focusId={focusId}
        />
      ) : query.isError ? (
        <QueryFailed query={query} what="The comments" className="py-4" />
      ) : (
        <LoadingRegion label="Loading the comments">
          <div className="grid gap-2">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-9 w-48" />
          </div>
        </LoadingRegion>
      )}
    </section>
  )
}
