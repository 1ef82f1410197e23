import { failRun, finishRun, readRun } from '#features/runs/server/service.ts'
import { watched } from '#features/runs/server/watched-run.ts'
import { readRequest } from '#features/runs/server/run-requests.ts'
import type { RunRow } from '#features/runs/server/store.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { historyFactsOf } from '#features/history/server/service.ts'
import { findIdea, markOutlined, planMonthOf } from '#features/ideas/server/service.ts'
import type { WrittenOutline } from '#writing/requests/outline-request.ts'
import type { OutlineSection } from '#writing/requests/outline-content.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { advanceBulkOf } from './bulk/advance-bulk.ts'
import { outlineRequest, refuseSecondOutline, rowsOf } from './generation.ts'
import { outlineCreated } from './provided.ts'
import { findSubjectLinesAround, insertOutlines } from './store.ts'

/** Job handler of generateOutline(). It then advances the bulk run that requested the outline, if any. */
export async function writeOutlineOfRun(app: AppContext, job: RunJob): Promise<void> {
  const run = await readRun(app, job)
  if (run === null) return
  if (run.status === 'waiting') await writeOutline(app, job, run)
  await advanceBulkOf(app, run)
}

export async function failOutline(
  app: AppContext,
  job: RunJob,
  errorCode?: ErrorCode,
  details?: Record<string, unknown>,
): Promise<void> {
  await failRun(app, job, errorCode, details)
  const run = await readRun(app, job)
  if (run !== null) await advanceBulkOf(app, run)
}

async function writeOutline(app: AppContext, job: RunJob, run: RunRow): Promise<void> {
  const asked = readRequest('outline', run)
  const { idea, request } = await withWorkspace(app.db, job.workspaceId, async (scope) => {
    const brand = await briefOf(scope, await getBrand(scope, run.brandId))
    const found = await findIdea(scope, run.target)
    const history = await historyFactsOf(scope, run.brandId, app.clock.now())
    const usedSubjects = await findSubjectLinesAround(scope, run.brandId, planMonthOf(found), null)
    return { idea: found, request: outlineRequest(brand, found, asked.type, { history, usedSubjects }) }
  })
  const writer = asked.writer === 'planner' ? app.planner.outlines : app.outlineWriter
  const written = await watched<OutlineSection, WrittenOutline>(app, run, (writing) =>
    writer.writeOutline(request, writing),
  )
  if (written === null) return
  const { content, report } = written
  await finishRun(app, job, writer.name, report, async (scope) => {
    // An outline may have been restored from the trash meanwhile.
    await refuseSecondOutline(scope, idea.subtopic.id)
    const { outline, activity } = rowsOf(idea, content, {
      type: asked.type,
      generatedBy: writer.name,
      by: { userId: run.requestedByUserId, bySupport: asked.bySupport === true, byToken: asked.byToken },
      now: app.clock.now(),
    })
    await insertOutlines(scope, [outline], [activity])
    await app.registered.tell(outlineCreated, app, scope, outline)
    await markOutlined(scope, idea.subtopic.id)
    return { result: { outlineId: outline.id }, used: { outlines: 1 } }
  })
}
