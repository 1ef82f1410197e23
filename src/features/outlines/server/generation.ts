import { runOfRequest, startRun, waitForRun } from '#features/runs/server/service.ts'
import { type RunRequest, readRequest } from '#features/runs/server/run-requests.ts'
import { findWaitingRuns } from '#features/runs/server/store.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { type Idea, findIdea, planMonthOf } from '#features/ideas/server/service.ts'
import { brandWithNotes } from '#writing/notes/month-notes.ts'
import { reserveUsage } from '#features/access/server/usage.ts'
import type { Author } from '#features/access/server/people-store.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { OutlineContent } from '#writing/requests/outline-content.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Once } from '#server/once.ts'
import type { Scope } from '#server/scope.ts'
import type { BrandBrief, EmailStyle, OutlineType } from '#shared/brand-brief.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { DEFAULT_TIME_ZONE, todayAt } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'
import { angleSteps } from '#writing/stock/brand-stock.ts'
import { outOfLine } from '#server/steps.ts'
import type { outlineEndpoints } from '../contract.ts'
import { type ActivityInsert, type OutlineInsert, countTypesOfMonth, findOutlineIdOfSubtopic } from './store.ts'

type OutlineJob = RunRequest<'outline'>

/**
 * An idea with an outline is an error and uses no quota. `outlineId` is null when it takes longer than a request may.
 */
export async function generateOutline(
  app: AppContext,
  { workspaceId, userId, bySupport, byToken }: Scope,
  ideaId: string,
  { type: style, writer }: NonNullable<BodyOf<typeof outlineEndpoints.generate>> = {},
  once: Once | null = null,
): Promise<{ jobId: string; outlineId: string | null }> {
  const start = async () => {
    const idea = await withWorkspace(app.db, workspaceId, async (scope) => {
      const found = await findIdea(scope, ideaId)
      refuseArchived(found)
      await refuseSecondOutline(scope, found.subtopic.id)
      return found
    })
    const run = { brandId: idea.topic.brandId, kind: 'outline', target: idea.subtopic.id, userId, once } as const
    return startRun(app, workspaceId, run, (scope, runId) =>
      prepareOutline(app, scope, runId, idea, { style, bySupport, byToken, writer }),
    )
  }
  const jobId = (await runOfRequest(app, workspaceId, once)) ?? (await start())
  const ended = await waitForRun(app, { workspaceId, runId: jobId })
  return { jobId, outlineId: ended === null ? null : String(ended.result?.['outlineId']) }
}

export async function prepareOutline(
  app: AppContext,
  scope: WorkspaceTx,
  runId: string,
  idea: Idea,
  { style, ...how }: { style: EmailStyle | undefined } & Pick<OutlineJob, 'bySupport' | 'byToken' | 'writer'>,
): Promise<OutlineJob> {
  refuseArchived(idea)
  // openRun() has locked the subscription row, so reservations are serialized.
  await reserveUsage(
    scope,
    app.clock.now(),
    runId,
    'outlines',
    1,
    (limit) => new AppError('OUTLINE_LIMIT_REACHED', { details: { limit } }),
  )
  await refuseSecondOutline(scope, idea.subtopic.id)
  return {
    ...planMonthOf(idea),
    type: await typeOf(scope, idea, style),
    ...how,
  }
}

/** A request for a type wins. A brand with both types gets the one that the ready-made idea was written for. */
async function typeOf(scope: WorkspaceTx, idea: Idea, asked: EmailStyle | undefined): Promise<OutlineType> {
  if (asked !== undefined) return typeOfNext(scope, idea, asked)
  const brand = await getBrand(scope, idea.topic.brandId)
  const key = idea.subtopic.meta?.angle
  if (brand.defaultEmailType === 'split-50-50' && key !== undefined) {
    const angle = await outOfLine(angleSteps(key, await briefOf(scope, brand)))
    if (angle !== null) return angle.format === 'text' ? 'text-based' : 'design-based'
  }
  return typeOfNext(scope, idea, brand.defaultEmailType)
}

function refuseArchived({ topic, subtopic }: Idea): void {
  if (topic.archivedAt !== null || subtopic.archivedAt !== null) throw new AppError('IDEA_ARCHIVED')
}

export async function refuseSecondOutline(scope: WorkspaceTx, subtopicId: string): Promise<void> {
  const outlineId = await findOutlineIdOfSubtopic(scope, subtopicId)
  if (outlineId !== null) throw new AppError('OUTLINE_EXISTS', { details: { outlineId } })
}

/**
 * “split-50-50” alternates within a month, design first. Counts running jobs first, so that one that ends meanwhile
 * counts once.
 */
async function typeOfNext(scope: WorkspaceTx, idea: Idea, style: EmailStyle): Promise<OutlineType> {
  if (style !== 'split-50-50') return style
  const { brandId } = idea.topic
  const month = planMonthOf(idea)
  const runs = await findWaitingRuns(scope, brandId, ['outline'])
  const outlined = runs.map(({ target }) => target)
  const counted = await countTypesOfMonth(scope, brandId, month, outlined)
  for (const run of runs.filter(({ target }) => target !== idea.subtopic.id)) {
    const { type, ...planned } = readRequest('outline', run)
    if (planned.year === month.year && planned.month === month.month) counted[type] += 1
  }
  return counted['design-based'] <= counted['text-based'] ? 'design-based' : 'text-based'
}

export function outlineRequest(
  brand: BrandBrief,
  { topic, subtopic }: Idea,
  type: OutlineType,
  { history, usedSubjects }: { history: OutlineRequest['history']; usedSubjects: readonly string[] },
): OutlineRequest {
  const { title, description, meta, plannedFor } = subtopic
  const strategy = topic.strategy ?? BALANCED
  const today = todayAt(DEFAULT_TIME_ZONE[brand.country], topic.createdAt)
  const noted = brandWithNotes({ brand, strategy, year: topic.year, month: topic.month, today })
  return {
    brand: noted,
    idea: { title, mainTopicTitle: topic.title, description, year: topic.year, month: topic.month, meta, plannedFor },
    type,
    history,
    usedSubjects,
    strategy,
  }
}

interface Origin {
  type: OutlineType
  generatedBy: string
  by: Author
  now: Date
}

/** Copies the titles of the idea, so that the outline outlives it. */
export function rowsOf(idea: Idea, { title, template, ...content }: OutlineContent, origin: Origin) {
  const { type, generatedBy, by, now } = origin
  const { topic, subtopic } = idea
  const { year, month } = planMonthOf(idea)
  const outline: OutlineInsert = {
    workspaceId: topic.workspaceId,
    id: newId(),
    brandId: topic.brandId,
    subtopicId: subtopic.id,
    title,
    ideaTitle: subtopic.title,
    mainTopicTitle: topic.title,
    type,
    template,
    planYear: year,
    planMonth: month,
    workflowStatus: 'draft',
    content,
    generatedBy,
    createdAt: now,
    updatedAt: now,
  }
  const activity: ActivityInsert = {
    workspaceId: topic.workspaceId,
    id: newId(),
    outlineId: outline.id,
    kind: 'created',
    userId: by.userId,
    bySupport: by.bySupport,
    byToken: by.byToken ?? null,
    occurredAt: now,
  }
  return { outline, activity }
}
