import { findWaitingRuns, startRun, waitForRun } from '#features/ai/server/service.ts'
import { type BrandRow, briefOf, getBrand } from '#features/brands/server/service.ts'
import { type Idea, findIdea, planMonthOf } from '#features/ideas/server/service.ts'
import { reserveUsage } from '#features/plans/server/service.ts'
import type { OutlineContent, OutlineRequest } from '#server/ai/writers.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import type { EmailStyle, OutlineType } from '#shared/brand-brief.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { outlineEndpoints } from '../contract.ts'
import { type ActivityInsert, type OutlineInsert, countTypesOfMonth, findOutlineIdOfSubtopic } from './store.ts'

export interface OutlineWish {
  type: OutlineType
  year: number
  month: number
  userName: string
  writer?: 'planner' | undefined
}

/**
 * Asks for the outline of an idea, in the style of its brand where no other is wished for. An idea that has one is
 * refused and costs nothing. `outlineId` is null when it takes longer than a request may: the work goes on.
 */
export async function generateOutline(
  app: AppContext,
  { workspaceId, userId, userName }: Scope,
  ideaId: string,
  { type: style, writer }: NonNullable<BodyOf<typeof outlineEndpoints.generate>> = {},
): Promise<{ jobId: string; outlineId: string | null }> {
  const idea = await withWorkspace(app.db, workspaceId, async (scope) => {
    const found = await findIdea(scope, ideaId)
    await refuseSecondOutline(scope, found.subtopic.id)
    return found
  })
  const { brandId } = idea.topic
  const target = idea.subtopic.id
  const jobId = await startRun(
    app,
    workspaceId,
    { brandId, kind: 'outline', target, userId },
    async (scope, runId) => ({
      ...(await prepareOutline(app, scope, runId, idea, { style, userName, writer })),
    }),
  )
  const run = await waitForRun(app, { workspaceId, runId: jobId })
  return { jobId, outlineId: run === null ? null : String(run.result?.['outlineId']) }
}

/** Takes one outline from the quota for a run, and settles what it is going to write. */
export async function prepareOutline(
  app: AppContext,
  scope: WorkspaceTx,
  runId: string,
  idea: Idea,
  { style, userName, writer }: { style: EmailStyle | undefined; userName: string; writer?: 'planner' | undefined },
): Promise<OutlineWish> {
  // A run that is opened holds the subscription's row: all of this happens one after another.
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
    type: await typeOfNext(scope, idea, style ?? (await getBrand(scope, idea.topic.brandId)).defaultEmailType),
    userName,
    writer,
  }
}

export async function refuseSecondOutline(scope: WorkspaceTx, subtopicId: string): Promise<void> {
  const outlineId = await findOutlineIdOfSubtopic(scope, subtopicId)
  if (outlineId !== null) throw new AppError('OUTLINE_EXISTS', { details: { outlineId } })
}

/**
 * A split takes turns within the brand's month, design first; what is being written counts as written. A run may end
 * between the two looks: the runs are read first, and outlines of their ideas are left out of the second, so it counts
 * once.
 */
async function typeOfNext(scope: WorkspaceTx, idea: Idea, style: EmailStyle): Promise<OutlineType> {
  if (style !== 'split-50-50') return style
  const { brandId } = idea.topic
  const month = planMonthOf(idea)
  const runs = await findWaitingRuns(scope, brandId, ['outline'])
  const outlined = runs.map(({ target }) => target)
  const counted = await countTypesOfMonth(scope, brandId, month, outlined)
  for (const { request } of runs) {
    const wish = request as Partial<OutlineWish>
    if (wish.type !== undefined && wish.year === month.year && wish.month === month.month) counted[wish.type] += 1
  }
  return counted['design-based'] <= counted['text-based'] ? 'design-based' : 'text-based'
}

export function outlineRequest(
  brand: BrandRow,
  { topic, subtopic }: Idea,
  type: OutlineType,
  history: OutlineRequest['history'],
): OutlineRequest {
  const { title, description, meta } = subtopic
  return {
    brand: briefOf(brand),
    idea: { title, mainTopicTitle: topic.title, description, year: topic.year, month: topic.month, meta },
    type,
    history,
    strategy: topic.strategy ?? BALANCED,
  }
}

interface Origin {
  type: OutlineType
  generatedBy: string
  by: { userId: string | null; userName: string }
  now: Date
}

/** An outline as rows: the titles of its idea are copied, so it outlives the idea. */
export function rowsOf({ topic, subtopic }: Idea, { title, template, ...content }: OutlineContent, origin: Origin) {
  const { type, generatedBy, by, now } = origin
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
    planYear: topic.year,
    planMonth: topic.month,
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
    action: 'created',
    userId: by.userId,
    userName: by.userName,
    details: 'Outline generated',
    occurredAt: now,
  }
  return { outline, activity }
}
