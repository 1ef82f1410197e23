import { finishRun, readRun, startRun, waitForRun } from '#features/runs/server/service.ts'
import { watched } from '#features/runs/server/watched-run.ts'
import { type RunRequest, readRequest } from '#features/runs/server/run-requests.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { reserveUsage } from '#features/access/server/usage.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { OutlineContent } from '#writing/requests/outline-content.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Once } from '#server/once.ts'
import type { Scope } from '#server/scope.ts'
import type { RunJob } from '#server/jobs.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import { AppError } from '#shared/errors.ts'
import { contentOf } from '../../content-fields.ts'
import { type OutlineRow, contentNow, findOutline } from '../store.ts'
import { openForChange } from './editing.ts'
import { keepVersion } from './keep-version.ts'
import { requestOfOutline } from './request-of-outline.ts'
import { findLastNumber } from './version-store.ts'

type RegenerationRequest = RunRequest<'rewrite'>

/** Uses one outline of the quota. `done` is false when it takes longer than a request may. */
export async function regenerateOutline(
  app: AppContext,
  { workspaceId, userId, bySupport, byToken }: Scope,
  id: string,
  {
    section,
    type,
    writer,
  }: { section?: string | undefined; type?: OutlineType | undefined; writer?: 'planner' | undefined },
  once: Once | null = null,
): Promise<{ jobId: string; done: boolean }> {
  const { brandId } = await withWorkspace(app.db, workspaceId, async (tx) => {
    const found = await findOutline(tx, id)
    if (found === null) throw new AppError('NOT_FOUND')
    return found.outline
  })
  const run = { brandId, kind: 'rewrite', target: id, userId, once } as const
  const jobId = await startRun(app, workspaceId, run, async (tx, runId) => {
    const outline = await openForChange(tx, id)
    if (section !== undefined) placeOf(outline, section)
    await reserveUsage(
      tx,
      app.clock.now(),
      runId,
      'outlines',
      1,
      (limit) => new AppError('OUTLINE_LIMIT_REACHED', { details: { limit } }),
    )
    return {
      section: section ?? null,
      type: section === undefined ? (type ?? outline.type) : outline.type,
      bySupport,
      byToken,
      writer,
    }
  })
  return { jobId, done: (await waitForRun(app, { workspaceId, runId: jobId })) !== null }
}

/** Another user may have removed the section meanwhile. */
function placeOf(outline: OutlineRow, section: string): number {
  const place = contentNow(outline).sections.findIndex(({ id }) => id === section)
  if (place < 0) {
    throw new AppError('INVALID_INPUT', {
      message: 'This section is no longer in the outline.',
      details: { field: 'section' },
    })
  }
  return place
}

export async function rewriteOutlineOfRun(app: AppContext, job: RunJob): Promise<void> {
  const run = await readRun(app, job)
  if (run === null || run.status !== 'waiting') return
  const asked = readRequest('rewrite', run)
  const request = await withWorkspace(app.db, job.workspaceId, async (tx) => {
    const found = await findOutline(tx, run.target)
    if (found === null) throw new AppError('NOT_FOUND')
    return requestOf(app, tx, found.outline, asked)
  })
  const writer = asked.writer === 'planner' ? app.planner.outlines : app.outlineWriter
  const written = await watched(app, run, (writing) => writer.writeOutline(request, writing))
  if (written === null) return
  await finishRun(app, job, writer.name, written.report, async (tx) => {
    const outline = await openForChange(tx, run.target)
    await keepVersion(tx, outline, nextOf(outline, asked, request, written.content, writer.name), {
      userId: run.requestedByUserId,
      bySupport: asked.bySupport === true,
      byToken: asked.byToken,
      now: app.clock.now(),
    })
    return { result: { outlineId: outline.id }, used: { outlines: 1 } }
  })
}

async function requestOf(
  app: AppContext,
  tx: WorkspaceTx,
  outline: OutlineRow,
  { section, type }: RegenerationRequest,
): Promise<OutlineRequest> {
  const brand = await getBrand(tx, outline.brandId)
  return {
    ...(await requestOfOutline(tx, outline, brand, type, app.clock.now())),
    again: {
      time: Math.max(1, await findLastNumber(tx, outline.id)),
      current: contentNow(outline),
      section: section === null ? null : placeOf(outline, section),
    },
  }
}

function nextOf(
  outline: OutlineRow,
  { section, type }: RegenerationRequest,
  { again }: OutlineRequest,
  written: OutlineContent,
  generatedBy: string,
) {
  if (section === null) {
    return {
      kind: 'regenerated',
      type,
      content: contentOf(written),
      generatedBy,
      activity: { kind: 'regenerated' },
    } as const
  }
  const now = contentNow(outline)
  const place = placeOf(outline, section)
  const fresh = written.sections[again!.section!]!
  const sections = now.sections.with(place, {
    id: section,
    section: fresh.section,
    visual: fresh.visual,
    copy: fresh.copy,
  })
  return {
    kind: 'section',
    type: outline.type,
    content: { ...now, sections },
    generatedBy,
    activity: { kind: 'section_regenerated', data: { section: place + 1 } },
  } as const
}
