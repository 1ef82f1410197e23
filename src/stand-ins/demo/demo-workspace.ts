import { ensureUser } from '#features/auth/server/service.ts'
import { type BrandRow, insertBrand } from '#features/brands/server/store.ts'
import { briefOf, confirmFacts } from '#features/brands/server/brand-facts.ts'
import { reasonsForSchedules } from '#features/calendar/server/schedule-all.ts'
import { type ScheduleRow, putSchedule } from '#features/calendar/server/store.ts'
import { insertComment } from '#features/comments/server/store.ts'
import { insertCampaigns } from '#features/history/server/store.ts'
import { rowsOf as ideaRows } from '#features/ideas/server/month.ts'
import { insertTopics, type SubtopicRow } from '#features/ideas/server/store.ts'
import { outlineRequest, rowsOf as outlineRows } from '#features/outlines/server/generation.ts'
import { type ActivityInsert, type OutlineInsert, insertOutlines } from '#features/outlines/server/store.ts'
import { reserveUsage, settleUsage } from '#features/access/server/usage.ts'
import { createWorkspace, listWorkspaces } from '#features/access/server/workspaces.ts'
import { type UsageMetric, setPlanOverride } from '#features/access/server/subscription-store.ts'
import { insertMembership } from '#features/access/server/workspace-store.ts'
import { historyFactsOf } from '#features/history/server/service.ts'
import { DEFAULT_TIME_ZONE, type YearMonth, monthOf, monthsAfter, todayAt } from '#shared/calendar-dates.ts'
import type { BrandBrief, OutlineType } from '#shared/brand-brief.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import { DEMO_BRANDS, type DemoBrand } from '#stand-ins/demo/demo-brands.ts'
import { demoComments } from '#stand-ins/demo/demo-comments.ts'
import { demoSheet } from '#stand-ins/demo/demo-sheets.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { unwatched } from '#server/ai/writers.ts'
import type { EarlierIdea } from '#writing/requests/plan-request.ts'
import type { HistoryFacts } from '#writing/requests/history-facts.ts'
import { addDemoReview } from './demo-review.ts'
import { type DemoState, statesOfMonth } from './demo-states.ts'

const NAME = 'Demo workspace (sample data)'
const TEAM = [
  { email: 'noor@mailmonth.example', name: 'Noor Haddad', role: 'CREATOR' },
  { email: 'mateo@mailmonth.example', name: 'Mateo Lindqvist', role: 'MANAGER' },
] as const
/** The team discusses the emails of this brand. */
const [DISCUSSED] = Object.values(DEMO_BRANDS) as [DemoBrand, ...DemoBrand[]]
const TOPICS_A_MONTH = 10
const SUBTOPICS_A_TOPIC = 10

export async function isDemoFilled(app: AppContext, userId: string): Promise<boolean> {
  return (await listWorkspaces(app, userId)).workspaces.some(({ name }) => name === NAME)
}

export async function fillDemoWorkspace(app: AppContext, userId: string): Promise<void> {
  if (await isDemoFilled(app, userId)) return
  const now = app.clock.now()
  const workspaceId = await createWorkspace(app, userId, NAME)
  await setPlanOverride(app.db, workspaceId, 'TEAMS')
  const team: { userId: string }[] = []
  for (const { email, name, role } of TEAM) {
    // No one logs in as these members, so their password is discarded.
    const member = await ensureUser(app, { email, name, password: crypto.randomUUID() })
    await insertMembership(app.db, {
      id: newId(),
      workspaceId,
      userId: member.id,
      role,
      lastUsedAt: now,
      createdAt: now,
    })
    team.push({ userId: member.id })
  }
  for (const demo of Object.values(DEMO_BRANDS)) await fillBrand(app, { workspaceId, userId, team }, demo)
}

interface Place {
  workspaceId: string
  userId: string
  team: { userId: string }[]
}

async function fillBrand(app: AppContext, place: Place, demo: DemoBrand): Promise<void> {
  const now = app.clock.now()
  const { workspaceId } = place
  const { currency: _currency, ...fields } = demo
  const brand: BrandRow = {
    ...fields,
    workspaceId,
    id: newId(),
    onboardingStep: null,
    klaviyoConnectedAt: null,
    klaviyoLastSyncAt: null,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const thisMonth = monthOf(now, brand.timezone)
  const known = await withWorkspace(app.db, workspaceId, async (scope) => {
    await insertBrand(scope, brand)
    await confirmFacts(scope, brand, demoSheet(demo), now)
    await insertCampaigns(
      scope,
      generateDemoHistory(demo, thisMonth).map((campaign) => ({
        ...campaign,
        workspaceId,
        id: newId(),
        brandId: brand.id,
        source: 'demo' as const,
      })),
    )
    return { brief: await briefOf(scope, brand), history: await historyFactsOf(scope, brand.id, now) }
  })
  const earlier: EarlierIdea[] = []
  for (const offset of [-1, 0, 1]) {
    earlier.push(...(await fillMonth(app, place, brand, monthsAfter(thisMonth, offset), offset, { ...known, earlier })))
  }
}

async function fillMonth(
  app: AppContext,
  place: Place,
  brand: BrandRow,
  month: YearMonth,
  offset: number,
  { brief, ...known }: { brief: BrandBrief; history: HistoryFacts | null; earlier: EarlierIdea[] },
): Promise<EarlierIdea[]> {
  const now = app.clock.now()
  const writing = unwatched(AbortSignal.timeout(60_000))
  const filled = await app.planner.ideas.planMonth(
    {
      brand: brief,
      ...month,
      topics: TOPICS_A_MONTH,
      subtopicsPerTopic: SUBTOPICS_A_TOPIC,
      ...known,
      strategy: BALANCED,
      // Plans each month as of its first day, as a user would.
      today: Temporal.PlainDate.from({ ...month, day: 1 })
        .subtract({ days: 7 })
        .toString(),
      takenTheses: [],
    },
    writing,
  )
  const { topics, ideas } = ideaRows(filled, {
    workspaceId: place.workspaceId,
    brandId: brand.id,
    ...month,
    strategy: null,
    createdAt: now,
  })
  const outlines: OutlineInsert[] = []
  const activity: ActivityInsert[] = []
  const dated = ideas.filter(isDated).toSorted((left, right) => (left.plannedFor < right.plannedFor ? -1 : 1))
  const today = todayAt(DEFAULT_TIME_ZONE[brand.country], now)
  const dates = dated.map(({ plannedFor }) => plannedFor)
  const places = statesOfMonth(offset, dates, today)
  const [planned, others] = [places.filter(({ date }) => date !== null), places.filter(({ date }) => date === null)]
  const shelf = ideas.filter(({ plannedFor }) => plannedFor === null)
  const written = [
    ...planned.map((state, index) => ({ state, subtopic: dated[index] })),
    ...others.map((state, index) => ({ state, subtopic: shelf[index] })),
  ]
  for (const [index, { state, subtopic }] of written.entries()) {
    const topic = topics.find(({ id }) => id === subtopic?.mainTopicId)
    if (subtopic === undefined || topic === undefined) continue
    const type: OutlineType =
      brand.defaultEmailType === 'split-50-50'
        ? index % 2 === 0
          ? 'design-based'
          : 'text-based'
        : brand.defaultEmailType
    const { content } = await app.planner.outlines.writeOutline(
      outlineRequest(brief, { topic, subtopic }, type, {
        history: known.history,
        usedSubjects: outlines.flatMap((outline) => outline.content.subjectLines),
      }),
      writing,
    )
    const author = { userId: place.userId, bySupport: false }
    const rows = outlineRows({ topic, subtopic }, content, {
      type,
      generatedBy: app.planner.outlines.name,
      by: author,
      now,
    })
    subtopic.status = 'OUTLINED'
    outlines.push({ ...rows.outline, ...stateFields(state, place.team[index % place.team.length]) })
    activity.push(
      rows.activity,
      ...laterActivity(rows.outline, state, place.team[index % place.team.length], author, now),
    )
  }
  await withWorkspace(app.db, place.workspaceId, async (scope) => {
    await insertTopics(scope, topics, ideas)
    await insertOutlines(scope, outlines, activity)
    if (offset === 0 && brand.name === DISCUSSED.name) {
      for (const row of demoComments(outlines, place, now)) await insertComment(scope, row)
    }
    const scheduled = outlines.filter(isScheduled)
    const reasons = await reasonsForSchedules(
      scope,
      brand,
      now,
      month,
      scheduled.map(({ id }) => id),
    )
    for (const row of scheduleRows(scheduled, reasons, now)) await putSchedule(scope, row)
    if (offset > 0 && brand.name === DEMO_BRANDS.tannholt.name) {
      await addDemoReview(scope, { brand, month, userId: place.userId, now }, outlines)
    }
    if (offset > 0) {
      await bookUsage(scope, { topics: topics.length, subtopics: ideas.length, outlines: outlines.length }, now)
    }
  })
  return ideas.map((idea) => ({
    title: idea.title,
    mainTopicTitle: topicTitle(topics, idea),
    ...month,
    meta: idea.meta,
    isPlanned: idea.plannedFor !== null,
    wasUsed: idea.plannedFor !== null || idea.status === 'OUTLINED',
  }))
}

async function bookUsage(scope: WorkspaceTx, used: Record<UsageMetric, number>, now: Date): Promise<void> {
  const runId = newId()
  for (const [metric, amount] of Object.entries(used) as [UsageMetric, number][]) {
    await reserveUsage(scope, now, runId, metric, amount, () => new AppError('OUTLINE_LIMIT_REACHED'))
  }
  await settleUsage(scope, runId, used, now)
}

const topicTitle = (topics: { id: string; title: string }[], idea: SubtopicRow) =>
  topics.find(({ id }) => id === idea.mainTopicId)?.title ?? ''

function stateFields(
  { status, date, time }: DemoState,
  member: Place['team'][number] | undefined,
): Partial<OutlineInsert> {
  return {
    workflowStatus: status,
    assignedToUserId: status === 'draft' ? null : (member?.userId ?? null),
    scheduledSendAt: date === null ? null : `${date} ${time}:00`,
  }
}

const isDated = (idea: SubtopicRow): idea is SubtopicRow & { plannedFor: string } => idea.plannedFor !== null

type ScheduledOutline = OutlineInsert & { scheduledSendAt: string }

const isScheduled = (outline: OutlineInsert): outline is ScheduledOutline => typeof outline.scheduledSendAt === 'string'

/** A third was moved manually, and so was each email without a reason from the scheduler. */
function scheduleRows(outlines: ScheduledOutline[], reasons: ReadonlyMap<string, string>, now: Date): ScheduleRow[] {
  return outlines.map(({ workspaceId, id, scheduledSendAt }, index) => {
    const justification = index % 3 === 1 ? null : (reasons.get(id) ?? null)
    return {
      workspaceId,
      id: newId(),
      outlineId: id,
      manualOverride: justification === null,
      justification,
      suggestedSendAt: justification === null ? null : scheduledSendAt,
      createdAt: now,
      updatedAt: now,
    }
  })
}

function laterActivity(
  outline: OutlineInsert,
  { status }: DemoState,
  member: Place['team'][number] | undefined,
  author: { userId: string; bySupport: boolean },
  now: Date,
): ActivityInsert[] {
  if (status === 'draft' || member === undefined) return []
  const entry = (facts: Pick<ActivityInsert, 'kind' | 'data' | 'subjectUserId'>, minutes: number): ActivityInsert => ({
    workspaceId: outline.workspaceId,
    id: newId(),
    outlineId: outline.id,
    ...author,
    ...facts,
    occurredAt: new Date(now.getTime() + minutes * 60_000),
  })
  const assigned = entry({ kind: 'assigned', subjectUserId: member.userId }, 1)
  return status === 'assigned'
    ? [assigned]
    : [assigned, entry({ kind: 'status_changed', data: { from: 'assigned', to: status } }, 2)]
}
