import type { CommentInsert } from '#features/comments/server/store.ts'
import type { OutlineInsert } from '#features/outlines/server/store.ts'
import { newId } from '#server/db/new-id.ts'

interface DemoTeam {
  workspaceId: string
  userId: string
  team: readonly { userId: string }[]
}

const MINUTE_MS = 60_000

/** Six comments in three threads, one of them resolved, on the emails of a month that the team works on. */
export function demoComments(
  outlines: readonly OutlineInsert[],
  { workspaceId, userId: owner, team }: DemoTeam,
  now: Date,
): CommentInsert[] {
  const underWay = outlines.filter(({ workflowStatus }) => workflowStatus !== 'sent')
  const [first, second = first] = underWay
  const [writer, manager] = team.map((member) => member.userId)
  if (first === undefined || second === undefined || writer === undefined || manager === undefined) return []
  const rows: CommentInsert[] = []
  const add = (outline: OutlineInsert, userId: string, text: string, more: Partial<CommentInsert> = {}) => {
    const row = {
      workspaceId,
      id: newId(),
      outlineId: outline.id,
      visibility: 'team' as const,
      userId,
      text,
      createdAt: new Date(now.getTime() - (6 - rows.length) * 40 * MINUTE_MS),
      ...more,
    }
    rows.push(row)
    return row.id
  }
  const { subjectLines, sections } = first.content
  const subjects = add(first, writer, "Is the second subject line too close to last month's?", {
    place: { field: 'subjectLines', excerpt: subjectLines.join('\n').slice(0, 200) },
  })
  add(first, owner, `@{${writer}} Yes, let's keep the first and the third.`, { parentId: subjects, mentions: [writer] })
  add(first, writer, 'Changed. The third one is shorter now, too.', { parentId: subjects })
  const [section] = sections
  add(first, manager, 'Can the picture show the new packaging?', {
    place:
      section?.id === undefined
        ? null
        : { field: 'section', sectionId: section.id, excerpt: section.section.slice(0, 200) },
  })
  const photos = add(second, owner, `Who takes the photos? @{${manager}}`, {
    mentions: [manager],
    resolvedAt: now,
    resolvedByUserId: manager,
  })
  add(second, manager, "I'll do it on Thursday.", { parentId: photos })
  return rows
}
