import type { ReactNode } from 'react'
import { renderCommentCounts } from '#features/comments/web/widgets/comment-counts.tsx'
import { PartComments } from '#features/comments/web/widgets/part-comments.tsx'
import { CountThreadsContext, type OutlinePart, PartExtraContext } from '#features/outlines/web/outline-extras.tsx'

const renderPartExtra = ({ outline, brand, field, sectionId, name }: OutlinePart) => {
  if (field === 'section' && sectionId === undefined) return null
  const target = field === 'section' ? { field, sectionId: sectionId! } : { field }
  return <PartComments outline={outline} workspaceId={brand.workspaceId} target={target} name={name} />
}

/** Pages inside show comments at outlines and at their parts. */
export function CommentedOutlines({ children }: { children: ReactNode }) {
  return (
    <PartExtraContext value={renderPartExtra}>
      <CountThreadsContext value={renderCommentCounts}>{children}</CountThreadsContext>
    </PartExtraContext>
  )
}
