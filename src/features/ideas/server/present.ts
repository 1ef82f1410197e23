import type { AnswerOf } from '#shared/endpoint.ts'
import { presentDraftIdea } from '#features/runs/server/draft-idea.ts'
import type { IdeaFamily } from '#writing/requests/idea-meta.ts'
import type { EMAIL_ROLES, MainTopic, Subtopic, ideaEndpoints } from '../contract.ts'
import type { PlanEmail } from './plan/month-plan.ts'
import type { Plan } from './month.ts'
import type { SubtopicRow, TopicWithSubtopics } from './store.ts'

type Role = (typeof EMAIL_ROLES)[number]

const ROLES: Record<IdeaFamily, Role> = {
  promo: 'sell',
  product: 'sell',
  education: 'teach',
  proof: 'prove',
  story: 'teach',
  community: 'thank',
  lifecycle: 'serve',
  seasonal: 'sell',
  engagement: 'serve',
}

const roleOf = ({ meta }: Pick<SubtopicRow, 'meta'>): Role | null =>
  meta === null ? null : meta.archetype === 'teaser' ? 'tease' : ROLES[meta.family]

export function presentSubtopic(subtopic: SubtopicRow, outlineId: string | null): Subtopic {
  const { id, status, meta, description, plannedFor } = subtopic
  return {
    id,
    status,
    outlineId,
    ...presentDraftIdea(subtopic),
    premise: meta === null ? null : description,
    role: roleOf(subtopic),
    reader: meta?.segment ?? null,
    suggestedDate: plannedFor,
    inPlan: plannedFor !== null,
  }
}

export function presentTopic(
  { id, title, isManual, why, subtopics }: TopicWithSubtopics,
  outlineIds: ReadonlyMap<string, string>,
): MainTopic {
  return {
    id,
    title,
    isManual,
    why,
    subtopics: subtopics.map((subtopic) => presentSubtopic(subtopic, outlineIds.get(subtopic.id) ?? null)),
  }
}

export function presentPlan({
  year,
  month,
  topics,
  plan,
  understood,
  questions,
  outlineIds,
  runId,
  strategy,
  writer,
  quality,
  failure,
}: Plan): AnswerOf<typeof ideaEndpoints.plan> {
  return {
    year,
    month,
    mainTopics: topics.map((topic) => presentTopic(topic, outlineIds)),
    plan: plan === null ? null : { ...plan, emails: plan.emails.map(presentEmail) },
    understood,
    questions,
    generating: runId !== null,
    runId,
    strategy,
    writer,
    quality,
    failure,
  }
}

/** The send time when no better one is known. */
const USUAL_TIME = '10:00'

function presentEmail({
  subtopic,
  confirm,
  isOnRestDay,
}: PlanEmail): NonNullable<AnswerOf<typeof ideaEndpoints.plan>['plan']>['emails'][number] {
  const { id, plannedFor, why, meta } = subtopic
  const { kind, refId } = meta?.evidence ?? {}
  return {
    subtopicId: id,
    date: plannedFor,
    time: USUAL_TIME,
    role: roleOf(subtopic),
    reason: why,
    evidence:
      kind === undefined || refId === undefined
        ? null
        : { kind, text: kind === 'holiday' ? (meta?.anchor.name ?? refId) : refId },
    confirm,
    isOnRestDay,
  }
}

export function presentArchived({
  topics,
  outlineIds,
}: Pick<Plan, 'topics' | 'outlineIds'>): AnswerOf<typeof ideaEndpoints.archived> {
  return {
    archivedMainTopics: topics.map((topic) => ({
      ...presentTopic(topic, outlineIds),
      archived: topic.archivedAt !== null,
    })),
  }
}
