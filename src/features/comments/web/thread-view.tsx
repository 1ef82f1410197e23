import { Check, CornerDownRight, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { useChange } from '#web/use-change.ts'
import { PART_LABELS, type Thread, commentEndpoints } from '../contract.ts'
import { ClientMark, CommentItem } from './comment-item.tsx'
import { Composer } from './composer.tsx'
import type { CommentRights } from './comment-rights.ts'

interface ThreadViewProps {
  thread: Thread
  outlineId: string
  workspaceId: string
  rights: CommentRights
  hasAskedClients: boolean
  /** A list of threads about one part names it in its title, and addresses lead to the list of all threads. */
  withTarget: boolean
}

export function ThreadView({ thread, outlineId, workspaceId, rights, hasAskedClients, withTarget }: ThreadViewProps) {
  const [replying, setReplying] = useState(false)
  const reply = useRef<HTMLButtonElement>(null)
  const [first] = thread.comments
  const toClient = first?.visibility === 'client'
  const mayReply = rights.write && (!toClient || rights.askClients)
  const mayResolve = rights.write && (first?.mine === true || rights.resolve)
  const close = () => {
    setReplying(false)
    requestAnimationFrame(() => reply.current?.focus())
  }
  return (
    <section
      aria-label={first?.removed === true ? 'Thread' : `Thread by ${first?.author.name}`}
      className={classNames('rounded-lg px-3 py-2 hairline', toClient ? 'bg-teal-soft/40' : 'bg-surface')}
    >
      {(toClient || (withTarget && thread.place !== null)) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          {toClient && <ClientMark />}
          {withTarget && <Target thread={thread} />}
        </div>
      )}
      <ol className="divide-y divide-line">
        {thread.comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              workspaceId={workspaceId}
              mayManage={rights.manage}
              mayWrite={rights.write}
              isAnchored={withTarget}
            />
          </li>
        ))}
      </ol>
      {thread.resolvedAt !== null && (
        <p className="flex items-center gap-1.5 py-1 text-xs text-ok">
          <Check aria-hidden className="size-3.5" />
          Resolved by {thread.resolvedByName}
        </p>
      )}
      {replying ? (
        <div className="py-2">
          <Composer
            outlineId={outlineId}
            workspaceId={workspaceId}
            thread={thread}
            mayAskClients={rights.askClients}
            hasAskedClients={hasAskedClients}
            takesFocus
            onPosted={close}
            onCancel={close}
          />
        </div>
      ) : (
        (mayReply || mayResolve) && (
          <div className="-ml-2 flex flex-wrap gap-1">
            {mayReply && (
              <Button ref={reply} variant="ghost" size="touch-sm" onClick={() => setReplying(true)}>
                <CornerDownRight aria-hidden />
                Reply
              </Button>
            )}
            {mayResolve && <ResolveButton thread={thread} />}
          </div>
        )
      )}
    </section>
  )
}

function Target({ thread: { place } }: { thread: Thread }) {
  if (place === null) return null
  return (
    <div className="min-w-0 basis-full border-l-2 border-line-2 pl-2 text-xs text-fg-3">
      <p className="font-medium text-fg-2">{PART_LABELS[place.field]}</p>
      <p dir="auto" className="line-clamp-2 wrap-anywhere whitespace-pre-line">
        {place.excerpt}
      </p>
      {place.isGone && <p className="text-warn">This part of the email was removed.</p>}
    </div>
  )
}

function ResolveButton({ thread }: { thread: Thread }) {
  const resolve = useChange(commentEndpoints.resolve, {
    input: (resolved: boolean) => ({ params: { id: thread.id }, body: { resolved } }),
    done: ({ resolvedAt, resolvedByName }) => ({
      title: resolvedAt === null ? 'Thread reopened' : `Resolved by ${resolvedByName}`,
    }),
    failed: { title: 'Update Failed', fallback: "We couldn't change this thread." },
  })
  const isResolved = thread.resolvedAt !== null
  return (
    <Button variant="ghost" size="touch-sm" busy={resolve.isPending} onClick={() => resolve.mutate(!isResolved)}>
      {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
      {isResolved ? 'Reopen' : 'Resolve'}
    </Button>
  )
}
