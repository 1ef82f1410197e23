import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { TargetChoice, Thread } from '../contract.ts'
import { commentAnchor } from './comment-item.tsx'
import type { CommentRights } from './comment-rights.ts'
import { Composer } from './composer.tsx'
import { hasAskedClients, openOf } from './threads-of-part.ts'
import { ThreadView } from './thread-view.tsx'

interface ThreadListProps {
  threads: readonly Thread[]
  outlineId: string
  workspaceId: string
  rights: CommentRights
  target?: TargetChoice
  /** The comment that the address names. */
  focusId?: string | undefined
  takesFocus?: boolean
}

export function ThreadList({ threads, focusId, rights, target, ...props }: ThreadListProps) {
  const { outlineId, workspaceId } = props
  const open = openOf(threads)
  const resolved = threads.filter((thread) => !open.includes(thread))
  const asked = hasAskedClients(threads)
  const isInResolved = resolved.some(({ comments }) => comments.some(({ id }) => id === focusId))
  const [unfolded, setUnfolded] = useState(isInResolved)
  const [focused, setFocused] = useState<string>()
  if (focusId !== focused) {
    setFocused(focusId)
    if (isInResolved) setUnfolded(true)
  }
  const isThere = threads.some(({ comments }) => comments.some(({ id }) => id === focusId))
  useEffect(() => {
    if (focusId === undefined || !isThere) return
    const comment = document.getElementById(commentAnchor(focusId))
    comment?.scrollIntoView({ block: 'center' })
    comment?.focus({ preventScroll: true })
  }, [focusId, isThere])
  const view = (thread: Thread) => (
    <li key={thread.id}>
      <ThreadView
        thread={thread}
        outlineId={outlineId}
        workspaceId={workspaceId}
        rights={rights}
        hasAskedClients={asked}
        withTarget={target === undefined}
      />
    </li>
  )
  return (
    <div className="grid gap-3">
      {focusId !== undefined && !isThere && (
        <p role="status" className="text-sm text-fg-3">
          The comment that you followed a link to was deleted.
        </p>
      )}
      {threads.length === 0 && (
        <p className="text-sm text-fg-3">No comments yet. Ask a question or suggest a change.</p>
      )}
      {open.length > 0 && <ol className="grid gap-3">{open.map(view)}</ol>}
      {resolved.length > 0 && (
        <>
          <Button
            variant="ghost"
            size="touch-sm"
            className="-ml-2 justify-self-start"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <ChevronDown aria-hidden className={classNames('transition-transform', !unfolded && '-rotate-90')} />
            {resolved.length} resolved
          </Button>
          {unfolded && <ol className="grid gap-3">{resolved.map(view)}</ol>}
        </>
      )}
      {rights.write ? (
        <Composer
          outlineId={outlineId}
          workspaceId={workspaceId}
          mayAskClients={rights.askClients}
          hasAskedClients={asked}
          {...(target !== undefined && { target })}
          {...(props.takesFocus === true && { takesFocus: true })}
        />
      ) : (
        rights.reason !== null && <p className="text-sm text-fg-3">{rights.reason}</p>
      )}
    </div>
  )
}
