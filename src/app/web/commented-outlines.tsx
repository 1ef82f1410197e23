import { lazy, Suspense, type ReactNode } from 'react'
import { renderCommentCounts } from '#features/comments/web/widgets/comment-counts.tsx'
import { CountThreadsContext, type OutlinePart, PartExtraContext } from '#features/outlines/web/outline-extras.tsx'

/** Only an open outline has parts, so a list of outlines doesn't load this. */
export const loadPartComments = () => import('#features/comments/web/widgets/part-comments.tsx')
const PartComments = lazy(async () => ({ default: (await loadPartComments()).PartComments }))

const renderPartExtra = ({ outline, brand, field, sectionId, name }: OutlinePart) => {
  if (field === 'section' && sectionId === undefined) return null
  const target = field === 'section' ? { field, sectionId: sectionId! } : { field }
  return (
    <Suspense>
      <PartComments outline={outline} workspaceId={brand.workspaceId} target={target} name={name} />
    </Suspense>
  )
}

/** Pages inside show comments at outlines and at their parts. */
export function CommentedOutlines({ children }: { children: ReactNode }) {
  return (
    <PartExtraContext value={renderPartExtra}>
      <CountThreadsContext value={renderCommentCounts}>{children}</CountThreadsContext>
    </PartExtraContext>
  )
}
