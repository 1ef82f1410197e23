import { type OutlineInsert, insertOutlines } from '#features/outlines/server/store.ts'
import { builtInOutlineWriter } from '#features/outlines/server/built-in-outline-writer.ts'
import { unwatched } from '#server/ai/writers.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { DEMO_BRIEFS } from '#writing/brand/brand-brief.fixtures.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { BenchApp } from './bench-app.ts'

/** `planned` says how the outlines differ. */
export async function storeOutlines(
  { app, brandId, workspaceId }: BenchApp,
  count: number,
  planned: (index: number) => Pick<OutlineInsert, 'planYear' | 'planMonth'> & Partial<OutlineInsert>,
): Promise<OutlineInsert[]> {
  const idea = {
    title: 'A gift for people who write',
    mainTopicTitle: 'Gifts',
    description: 'What to give',
    year: 2026,
    month: 12,
    meta: null,
  }
  const { content } = await builtInOutlineWriter.writeOutline(
    { brand: DEMO_BRIEFS.quillhound, idea, type: 'design-based', history: null, strategy: BALANCED },
    unwatched(AbortSignal.timeout(10_000)),
  )
  const { title, template, ...rest } = content
  const now = new Date()
  const rows = Array.from({ length: count }, (_, index): OutlineInsert => ({
    workspaceId,
    id: newId(),
    brandId,
    title: `${title} ${index}`,
    ideaTitle: idea.title,
    mainTopicTitle: idea.mainTopicTitle,
    type: 'design-based',
    template,
    workflowStatus: 'draft',
    content: rest,
    generatedBy: 'planner',
    createdAt: now,
    updatedAt: now,
    ...planned(index),
  }))
  await withWorkspace(app.db, workspaceId, (scope) => insertOutlines(scope, rows, []))
  return rows
}
