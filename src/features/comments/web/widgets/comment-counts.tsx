import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import type { CountedOutline } from '#features/outlines/web/outline-extras.tsx'
import { OpenThreadsContext } from '#features/outlines/web/widgets/open-threads.tsx'
import { MOST_COUNTED } from '../../contract.ts'
import { countsOptions } from '../queries.ts'

export const renderCommentCounts = (props: { outlines: readonly CountedOutline[]; children: ReactNode }) => (
  <CommentCounts {...props} />
)

/** A list without counts is never wrong, so errors stay silent. */
function CommentCounts(props: { outlines: readonly CountedOutline[]; children: ReactNode }) {
  const enabled = useWorkspace()?.limits.workflowEnabled === true
  const pages = [...Map.groupBy(props.outlines, ({ brandId }) => brandId)].flatMap(([brandId, outlines]) =>
    pagesOf(outlines.map(({ id }) => id)).map((ids) => ({ ...countsOptions(brandId, ids), enabled })),
  )
  const counts = useQueries({
    queries: pages,
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => data?.counts ?? []).map((each) => [each.outlineId, each])),
  })
  return <OpenThreadsContext value={counts}>{props.children}</OpenThreadsContext>
}

function pagesOf(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)]
  return Array.from({ length: Math.ceil(unique.length / MOST_COUNTED) }, (_, page) =>
    unique.slice(page * MOST_COUNTED, (page + 1) * MOST_COUNTED),
  )
}
