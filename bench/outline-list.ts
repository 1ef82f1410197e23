import Fastify from 'fastify'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { type OutlineInsert, insertOutlines } from '#features/outlines/server/service.ts'
import { findOutlinesOfBrand } from '#features/outlines/server/store.ts'
import { builtInOutlineWriter } from '#features/outlines/server/writer/built-in-outline-writer.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { type Measure, inTurns } from './measure.ts'

const OUTLINES = 300

/** The library's list: everything a request passes through, against a handler with nothing but the same statement. */
export const outlineList: Measure = {
  name: 'outline-list',
  async run(smoke) {
    const bench = await benchApp()
    const { app, brandId, workspaceId } = bench
    await fill(bench)
    const floor = Fastify()
    floor.get('/outlines', async () => ({
      outlines: await withWorkspace(app.db, workspaceId, (scope) => findOutlinesOfBrand(scope, brandId)),
    }))
    try {
      const times = await inTurns(
        smoke ? 2 : 60,
        () => timed(() => bench.call(outlineEndpoints.getOrList, { id: brandId })),
        () => timed(() => floor.inject('/outlines')),
      )
      return [
        {
          name: `List of ${OUTLINES} outlines`,
          ...times,
          unit: 'ms',
          against: 'a bare handler with the same statement',
        },
      ]
    } finally {
      await floor.close()
      await bench.close()
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function fill({ app, brandId, workspaceId }: BenchApp): Promise<void> {
  const idea = {
    title: 'A gift for people who write',
    mainTopicTitle: 'Gifts',
    description: 'What to give',
    year: 2026,
    month: 12,
    meta: null,
  }
  const { content } = await builtInOutlineWriter.writeOutline(
    { brand: DEMO_BRANDS.quillhound, idea, type: 'design-based', history: null },
    AbortSignal.timeout(10_000),
  )
  const { title, template, ...rest } = content
  const now = new Date()
  const rows = Array.from({ length: OUTLINES }, (_, index): OutlineInsert => ({
    workspaceId,
    id: newId(),
    brandId,
    title: `${title} ${index}`,
    ideaTitle: idea.title,
    mainTopicTitle: idea.mainTopicTitle,
    type: 'design-based',
    template,
    planYear: 2026,
    planMonth: (index % 12) + 1,
    workflowStatus: 'draft',
    content: rest,
    generatedBy: 'planner',
    createdAt: now,
    updatedAt: now,
  }))
  await withWorkspace(app.db, workspaceId, (scope) => insertOutlines(scope, rows, []))
}
