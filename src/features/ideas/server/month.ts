import { ideasGenerated, outlineIds } from './provided.ts'
import type { RunFailure } from '#features/runs/failure-contract.ts'
import { finishRun, failureOf, readRun, startRun, waitForRun } from '#features/runs/server/service.ts'
import { watched } from '#features/runs/server/watched-run.ts'
import { readRequest } from '#features/runs/server/run-requests.ts'
import { findNewestRuns } from '#features/runs/server/store.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { historyFactsOf } from '#features/history/server/service.ts'
import { reserveUsage, usageNow } from '#features/access/server/usage.ts'
import type { PlannedMonth } from '#server/ai/writers.ts'
import type { PlanRequest, PlannedTopic } from '#writing/requests/plan-request.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Once } from '#server/once.ts'
import type { Scope } from '#server/scope.ts'
import type { RunJob } from '#server/jobs.ts'
import { DEFAULT_TIME_ZONE, type YearMonth, monthKey, todayAt } from '#shared/calendar-dates.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED, type Strategy } from '#shared/strategy.ts'
import type { ideaEndpoints } from '../contract.ts'
import { nextGeneration } from '#shared/next-generation.ts'
import { type MonthSurroundings, surroundingsOf } from './plan/month-plan.ts'
import { refuseYear } from './plannable-year.ts'
import {
  type MainTopicRow,
  type SubtopicRow,
  type TopicWithSubtopics,
  findIdeasBetween,
  findMonth,
  findTaken,
  insertTopics,
} from './store.ts'

const MONTHS_BEFORE = 12
// A user who plans December first must not get the same ideas in November.
const MONTHS_AFTER = 3

export interface Plan extends YearMonth, MonthSurroundings {
  topics: TopicWithSubtopics[]
  outlineIds: Map<string, string>
  runId: string | null
  strategy: Strategy | null
  writer: string
  quality: { generatedBy: string; score: number | null } | null
  failure: RunFailure | null
}

export async function readPlan(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { year, month }: YearMonth,
): Promise<Plan> {
  const { brand, hasHistory, askedOn, ...read } = await readWorkspace(app.db, workspaceId, async (scope) => {
    const target = monthKey({ year, month })
    const topics = (await findMonth(scope, brandId, year, month))
      .filter((topic) => topic.archivedAt === null)
      .map((topic) => ({ ...topic, subtopics: topic.subtopics.filter(({ archivedAt }) => archivedAt === null) }))
      .filter((topic) => topic.subtopics.length > 0)
    const { waiting, done, failed, cancelled } = await findNewestRuns(scope, 'ideas', brandId, target)
    const run = waiting ?? done
    const failedLast = failed && [done, cancelled].every((run) => !run || run.createdAt < failed.createdAt)
    const brief = await briefOf(scope, await getBrand(scope, brandId))
    const strategy = run === undefined ? null : (readRequest('ideas', run).strategy ?? null)
    const hasHistory = (await historyFactsOf(scope, brandId, app.clock.now())) !== null
    return {
      year,
      month,
      topics,
      brand: brief,
      hasHistory,
      askedOn: todayAt(DEFAULT_TIME_ZONE[brief.country], run?.createdAt ?? app.clock.now()),
      outlineIds: await outlineIdsOf(app, scope, topics),
      runId: waiting?.id ?? null,
      strategy,
      writer: app.ideaWriter.name,
      quality: done ? { generatedBy: done.generatedBy ?? '', score: done.report?.score ?? null } : null,
      failure: failedLast ? failureOf(failed) : null,
    }
  })
  const { topics, strategy } = read
  return { ...read, ...(await surroundingsOf(brand, { year, month }, topics, { strategy, hasHistory, askedOn })) }
}

export async function readArchived(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { year, month }: YearMonth,
) {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const topics = (await findMonth(scope, brandId, year, month))
      .map((topic) => ({
        ...topic,
        subtopics:
          topic.archivedAt === null ? topic.subtopics.filter(({ archivedAt }) => archivedAt !== null) : topic.subtopics,
      }))
      .filter((topic) => topic.subtopics.length > 0)
    return { topics, outlineIds: await outlineIdsOf(app, scope, topics) }
  })
}

async function outlineIdsOf(
  app: AppContext,
  scope: WorkspaceTx,
  topics: readonly TopicWithSubtopics[],
): Promise<Map<string, string>> {
  const outlined = topics.flatMap((topic) =>
    topic.subtopics.filter(({ status }) => status === 'OUTLINED').map(({ id }) => id),
  )
  return outlined.length === 0 ? new Map() : app.registered.get(outlineIds)(scope, outlined)
}

/** Returns early if the caller doesn't wait or if it takes longer than a request may. The run continues. */
export async function generateIdeas(
  app: AppContext,
  { workspaceId, userId }: Scope,
  brandId: string,
  { year, month, strategy = BALANCED, wait = true, writer }: BodyOf<typeof ideaEndpoints.generate>,
  once: Once | null = null,
): Promise<{ jobId: string; done: boolean }> {
  const target = monthKey({ year, month })
  const run = { brandId, kind: 'ideas', target, userId, once } as const
  const jobId = await startRun(app, workspaceId, run, async (scope, runId) => {
    const now = app.clock.now()
    refuseYear(await getBrand(scope, brandId), now, year)
    const { limits, used } = await usageNow(scope, now)
    const { topics, subtopicsPerTopic } = nextGeneration(used, {
      topics: limits.mainTopicsPerMonth,
      subtopics: limits.subtopicsPerMonth,
    })
    if (topics === 0) {
      throw new AppError('TOPIC_LIMIT_REACHED', { details: { limit: limits.mainTopicsPerMonth, used: used.topics } })
    }
    const refusal = (limit: number, taken: number) =>
      new AppError('TOPIC_LIMIT_REACHED', { details: { limit, used: taken } })
    await reserveUsage(scope, now, runId, 'topics', topics, refusal)
    await reserveUsage(scope, now, runId, 'subtopics', topics * subtopicsPerTopic, refusal)
    return { year, month, topics, subtopicsPerTopic, strategy, writer }
  })
  if (!wait) return { jobId, done: false }
  const ended = await waitForRun(app, { workspaceId, runId: jobId })
  return { jobId, done: ended !== null }
}

export async function planIdeas(app: AppContext, job: RunJob): Promise<void> {
  const run = await readRun(app, job)
  if (run === null || run.status !== 'waiting') return
  const asked = readRequest('ideas', run)
  const request = await withWorkspace(app.db, job.workspaceId, async (scope): Promise<PlanRequest> => {
    const place = asked.year * 12 + asked.month
    const brand = await getBrand(scope, run.brandId)
    return {
      ...asked,
      strategy: asked.strategy ?? BALANCED,
      brand: await briefOf(scope, brand),
      earlier: await findIdeasBetween(scope, run.brandId, place - MONTHS_BEFORE, place + MONTHS_AFTER),
      history: await historyFactsOf(scope, run.brandId, app.clock.now()),
      today: todayAt(DEFAULT_TIME_ZONE[brand.country], app.clock.now()),
      ...(await findTaken(scope, { brandId: brand.id, ...asked })),
    }
  })
  const writer = asked.writer === 'planner' ? app.planner.ideas : app.ideaWriter
  const planned = await watched<PlannedTopic, PlannedMonth>(app, run, (writing) => writer.planMonth(request, writing))
  if (planned === null) return
  await finishRun(app, job, writer.name, planned.report, async (scope) => {
    const { topics, ideas } = rowsOf(planned, {
      workspaceId: job.workspaceId,
      brandId: run.brandId,
      year: asked.year,
      month: asked.month,
      strategy: request.strategy,
      createdAt: app.clock.now(),
    })
    await insertTopics(scope, topics, ideas)
    await app.registered.tell(ideasGenerated, app, scope, {
      brandId: run.brandId,
      year: asked.year,
      month: asked.month,
      topics: topics.length,
      ideas: ideas.length,
    })
    return {
      result: { topics: topics.length, subtopics: ideas.length },
      used: { topics: topics.length, subtopics: ideas.length },
    }
  })
}

export function rowsOf(
  planned: PlannedMonth,
  place: Pick<MainTopicRow, 'workspaceId' | 'brandId' | 'year' | 'month' | 'strategy' | 'createdAt'>,
): { topics: MainTopicRow[]; ideas: SubtopicRow[] } {
  const { workspaceId, brandId, year, month, strategy, createdAt } = place
  const ideas: SubtopicRow[] = []
  const topics = planned.topics.map((topic, position): MainTopicRow => {
    const id = newId()
    topic.subtopics.forEach(({ title, description, why, meta, plannedFor = null }, index) => {
      ideas.push({
        workspaceId,
        id: newId(),
        mainTopicId: id,
        title,
        description,
        why,
        status: 'NEW',
        meta,
        plannedFor,
        position: index,
        archivedAt: null,
        deletedAt: null,
      })
    })
    return {
      workspaceId,
      id,
      brandId,
      year,
      month,
      title: topic.title,
      why: topic.why,
      isManual: false,
      strategy,
      thesis: topic.thesis ?? null,
      position,
      createdAt,
      archivedAt: null,
      deletedAt: null,
    }
  })
  return { topics, ideas }
}
