import { Eye, MoreVertical, Pencil, Trash2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { useChange } from '#web/use-change.ts'
import { type Comment, commentEndpoints } from '../contract.ts'
import { CommentEditor } from './comment-editor.tsx'
import { CommentText } from './comment-text.tsx'

interface CommentItemProps {
  comment: Comment
  workspaceId: string
  /** May delete comments of others. */
  mayManage: boolean
  mayWrite: boolean
  /** An address can name it. */
  isAnchored: boolean
}

export const commentAnchor = (id: string) => `comment-${id}`

export function CommentItem({ comment, workspaceId, mayManage, mayWrite, isAnchored }: CommentItemProps) {
  const [editing, setEditing] = useState(false)
  const { author, createdAt, editedAt, removed } = comment
  return (
    <article
      {...(isAnchored && { id: commentAnchor(comment.id), tabIndex: -1 })}
      aria-label={removed ? 'Deleted comment' : `Comment by ${author.name}`}
      className="scroll-mt-16 rounded-md py-2 focus-visible:outline-2"
    >
      {removed ? (
        <p className="text-sm text-fg-3 italic">Comment deleted</p>
      ) : (
        <>
          <div className="flex min-h-7 items-center gap-2">
            <Avatar name={author.name} size="xs" round />
            <p className="min-w-0 flex-1 text-xs text-fg-3">
              <span className="text-sm font-semibold wrap-anywhere text-fg">{author.name}</span>{' '}
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              {editedAt !== null && <span title={formatMoment(editedAt)}> · edited</span>}
            </p>
            {author.kind === 'client' && <Badge>Client</Badge>}
            {mayWrite && (comment.mine || mayManage) && (
              <CommentMenu
                comment={comment}
                mayManage={mayManage}
                onEdit={comment.mine ? () => setEditing(true) : null}
              />
            )}
          </div>
          <div className="mt-1 pl-7">
            {editing ? (
              <CommentEditor comment={comment} workspaceId={workspaceId} onClose={() => setEditing(false)} />
            ) : (
              <CommentText comment={comment} />
            )}
          </div>
        </>
      )}
    </article>
  )
}

export function ClientMark({ className }: { className?: string }) {
  return (
    <Badge icon={<Eye aria-hidden />} className={classNames(className)}>
      Team and client
    </Badge>
  )
}

function CommentMenu(props: { comment: Comment; mayManage: boolean; onEdit: (() => void) | null }) {
  const { comment, mayManage, onEdit } = props
  const removeName = useChange(commentEndpoints.removeName, {
    input: () => ({ params: { id: comment.id } }),
    done: { title: 'Name removed' },
    failed: { title: 'Update failed', fallback: "We couldn't remove the name. Check your connection and try again." },
  })
  const [deleting, setDeleting] = useState(false)
  const remove = useChange(commentEndpoints.remove, {
    input: () => ({ params: { id: comment.id } }),
    onDone: () => setDeleting(false),
    done: { title: 'Comment deleted' },
    failed: { title: 'Delete failed', fallback: "We couldn't delete this comment." },
  })
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="ghost"
            size="touch-icon-sm"
            aria-label={`More for the comment by ${comment.author.name}`}
            title="More"
          >
            <MoreVertical aria-hidden />
          </Button>
        }
      >
        {onEdit !== null && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
            Edit
          </MenuItem>
        )}
        {mayManage && comment.author.kind === 'client' && (
          <MenuItem icon={<UserRoundX aria-hidden />} onSelect={() => removeName.mutate()}>
            Remove name
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 aria-hidden />} destructive onSelect={() => setDeleting(true)}>
          Delete
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this comment?"
        description="You can't undo this. Replies stay."
        confirmLabel="Delete"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
