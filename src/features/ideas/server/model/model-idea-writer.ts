import { type Brief, type ModelAccess, ideasBrief } from '#features/ai/server/service.ts'
import type {
  IdeaWriter,
  PlanRequest,
  PlannedMonth,
  PlannedSubtopic,
  PlannedTopic,
  Writing,
} from '#server/ai/writers.ts'
import type { Db } from '#server/db/open-db.ts'
import type { QualityFinding, QualityReport } from '#server/quality/quality-report.ts'
import { type Steps, inTurns } from '#server/steps.ts'
import { AppError } from '#shared/errors.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { judgingSteps } from '../planner/idea-quality.ts'
import { ideaTextRules } from '../planner/idea-text-rules.ts'
import type { MonthOccasion } from '../planner/month-occasions.ts'
import { planContext } from '../planner/plan-context.ts'
import { type TopicPlan, planTopics } from '../planner/topic-plan.ts'
import {
  type AnsweredTopic,
  REPAIRS_SHAPE,
  TOPICS_SHAPE,
  finishedTopics,
  readRepairs,
  readTopics,
} from './idea-answer.ts'
import { type DraftFault, type MonthDraft, asMonth, faultsOf, ideaCount, withoutFaults } from './month-draft.ts'
import { monthFacts, topicTask } from './month-facts.ts'
import { line, plannedIdea } from './planned-idea.ts'

const MOST_IDEAS_PER_CALL = 30
const MOST_REPAIRS = 2
/** Of what was asked for: with less a month is no plan. */
const SMALLEST_SHARE = 0.5
const LONGEST_TITLE = 200

/** Has a month of ideas written by a model, several topics at a time, and judges it like any other. */
export function modelIdeaWriter(db: Db, model: ModelAccess): IdeaWriter {
  return {
    name: model.choice.provider,
    async planMonth(request, writing) {
      const work = await monthWork(db, model, request, writing)
      let month = await judged(work, await firstDraft(work))
      let repairs = 0
      while (month.faults.length > 0 && repairs < MOST_REPAIRS) {
        repairs += 1
        month = await judged(work, await repaired(work, month))
      }
      const { draft, report } = await settled(work, month)
      const wanted = request.topics * request.subtopicsPerTopic
      const dropped = wanted - ideaCount(draft)
      if (ideaCount(draft) < wanted * SMALLEST_SHARE) throw new AppError('AI_UNUSABLE')
      return finished(work, draft, { ...report, repairs, dropped })
    },
  }
}

interface MonthWork {
  request: PlanRequest
  writing: Writing<PlannedTopic>
  model: ModelAccess
  brief: Brief
  facts: string
  plans: TopicPlan[]
  moments: Map<string, MonthOccasion>
}

async function monthWork(
  db: Db,
  model: ModelAccess,
  request: PlanRequest,
  writing: Writing<PlannedTopic>,
): Promise<MonthWork> {
  const brief = await ideasBrief(db, request)
  const context = planContext(request)
  const { year, month, brand } = request
  return {
    request,
    writing,
    model,
    brief,
    facts: monthFacts(request, context.occasions, brief.fence),
    plans: planTopics(context, seededRandom(`${brand.id} ${year}-${month}`)),
    moments: new Map(context.occasions.map((occasion) => [occasion.id, occasion])),
  }
}

/** All topics, in portions that a model can write in one answer, at the same time. */
async function firstDraft(work: MonthWork): Promise<MonthDraft> {
  const { request, plans } = work
  const perCall = Math.max(1, Math.floor(MOST_IDEAS_PER_CALL / request.subtopicsPerTopic))
  const calls = Math.ceil(request.topics / perCall)
  const size = Math.ceil(request.topics / calls)
  const stop = new AbortController()
  const signal = AbortSignal.any([work.writing.signal, stop.signal])
  const portions = Array.from({ length: calls }, (_, index) => ({
    from: index * size,
    to: Math.min(request.topics, (index + 1) * size),
  }))
  const topics = await Promise.all(
    portions
      .filter(({ from, to }) => from < to)
      .map(async ({ from, to }) => {
        const reported = new Set<number>()
        const show = async (answered: readonly AnsweredTopic[]) => {
          for (const [index, topic] of answered.slice(0, to - from).entries()) {
            if (reported.has(index)) continue
            reported.add(index)
            const shown = await inTurns(presentableSteps(work, topic, from + index))
            if (shown !== null) work.writing.report(shown, from + index)
          }
        }
        const { topics: answered } = await work.model.ask({
          ...questionOf(work, signal),
          user: `${work.brief.user}\n\n${work.facts}\n\n${portionTask(work, from, to)}`,
          shape: TOPICS_SHAPE,
          schema: readTopics,
          onPartial: (partial) => show(finishedTopics(partial)),
        })
        await show(answered)
        return plans.slice(from, to).map((plan, index) => draftTopic(work, plan, answered[index]))
      }),
  ).catch((error: unknown) => {
    // What one portion failed with ends the others: they would cost for nothing.
    stop.abort()
    throw error
  })
  return { topics: topics.flat() }
}

function questionOf({ brief, writing }: MonthWork, signal: AbortSignal) {
  if (writing.job === undefined) throw new Error('A model writes for a run only: its calls are charged to one.')
  return { job: writing.job, prompt: brief.prompt, system: brief.system, signal }
}

function portionTask({ request, plans, brief }: MonthWork, from: number, to: number): string {
  const tasks = plans.map((plan, index) => `${index + 1}. ${topicTask(plan, brief.fence)}`)
  const others = tasks.filter((_, index) => index < from || index >= to)
  return [
    `Write ${to - from === 1 ? 'this topic' : `these ${to - from} topics`} in this order, each with exactly ${request.subtopicsPerTopic} ideas. Give each a title of its own in the language of the readers.\n${tasks.slice(from, to).join('\n')}`,
    ...(others.length === 0
      ? []
      : [`The other topics of the month are written elsewhere. Stay off their subjects:\n${others.join('\n')}`]),
  ].join('\n\n')
}

function draftTopic(
  work: MonthWork,
  plan: TopicPlan,
  answered: AnsweredTopic | undefined,
): MonthDraft['topics'][number] {
  const ideas = (answered?.ideas ?? []).map((idea) => plannedIdea(idea, work.request, work.moments))
  return {
    title: line(answered?.title ?? '', LONGEST_TITLE),
    why: line(answered?.why ?? '', LONGEST_TITLE),
    family: plan.family,
    ideas: Array.from({ length: work.request.subtopicsPerTopic }, (_, place) => ideas[place] ?? null),
  }
}

/** A topic as people may see it before the month is judged: only what no single check refuses. */
function* presentableSteps(work: MonthWork, answered: AnsweredTopic, index: number): Steps<PlannedTopic | null> {
  const { request, brief } = work
  const { title, why, family, ideas } = draftTopic(work, work.plans[index]!, answered)
  const rules = ideaTextRules(request)
  const isSound = (text: string) => rules.prose(text) === null && !brief.givesAway(text)
  if (title === '' || !isSound(title) || rules.plain(why) !== null || brief.givesAway(why)) return null
  const subtopics: PlannedSubtopic[] = []
  for (const idea of ideas) {
    yield
    if (
      idea !== null &&
      rules.title(idea.title) === null &&
      [idea.title, idea.description].every(isSound) &&
      [idea.why, idea.meta.segment].every((text) => rules.plain(text) === null && !brief.givesAway(text))
    ) {
      subtopics.push(idea)
    }
  }
  return { title, why, family, subtopics }
}

interface JudgedMonth {
  draft: MonthDraft
  report: QualityReport
  /** What the gate refuses, what gives the instructions away, and what is missing. */
  faults: DraftFault[]
}

async function judged({ request, brief }: MonthWork, draft: MonthDraft): Promise<JudgedMonth> {
  const { topics } = asMonth(draft)
  const report = await inTurns(judgingSteps(topics, request))
  const leaks = await inTurns(leakSteps(topics, brief))
  return { draft, report, faults: faultsOf(draft, [...report.failures, ...leaks]) }
}

function* leakSteps(topics: readonly PlannedTopic[], brief: Brief): Steps<QualityFinding[]> {
  const leaks: QualityFinding[] = []
  for (const [t, topic] of topics.entries()) {
    if (brief.givesAway(`${topic.title}\n${topic.why}`)) leaks.push(leak(`topics[${t}].title`))
    for (const [s, idea] of topic.subtopics.entries()) {
      if (brief.givesAway(JSON.stringify(idea))) leaks.push(leak(`topics[${t}].subtopics[${s}].title`))
    }
    yield
  }
  return leaks
}

/** Leaves out what no repair made good. What an item was compared with may go with it, so the rest is judged again. */
async function settled(work: MonthWork, month: JudgedMonth): Promise<JudgedMonth> {
  for (let rest = month; ;) {
    const faults = rest.faults.filter(({ topic, place }) => {
      const { ideas } = rest.draft.topics[topic]!
      return place === null ? ideas.some((idea) => idea !== null) : ideas[place] !== null
    })
    if (faults.length === 0) return rest
    rest = await judged(work, withoutFaults(rest.draft, faults))
  }
}

const leak = (path: string): QualityFinding => ({ check: 'leak', path, message: 'says what must not be said' })

async function repaired(work: MonthWork, { draft, faults }: JudgedMonth): Promise<MonthDraft> {
  const { brief, writing, model } = work
  const answer = await model.ask({
    ...questionOf(work, writing.signal),
    user: `${brief.user}\n\n${work.facts}\n\n${repairTask(work, draft, faults)}`,
    shape: REPAIRS_SHAPE,
    schema: readRepairs,
  })
  const topics = draft.topics.map((topic) => ({ ...topic, ideas: [...topic.ideas] }))
  for (const { ref, topic: t, place } of faults) {
    const topic = topics[t]!
    if (place === null) {
      const found = answer.topics.find((each) => each.ref === ref)
      if (found !== undefined) {
        Object.assign(topic, { title: line(found.title, LONGEST_TITLE), why: line(found.why, LONGEST_TITLE) })
      }
      continue
    }
    const found = answer.ideas.find((each) => each.ref === ref)
    if (found !== undefined) topic.ideas[place] = plannedIdea(found, work.request, work.moments)
  }
  return { topics }
}

/** Names only what is wrong; the model's own words go back to it as data. */
function repairTask({ brief, plans }: MonthWork, draft: MonthDraft, faults: readonly DraftFault[]): string {
  const items = faults.map(({ ref, topic: t, place, problems }) => {
    const topic = draft.topics[t]!
    const old = place === null ? topic.title : topic.ideas[place]?.title
    const kind = place === null ? 'topic' : 'idea'
    return [
      `${ref} (${kind} of the topic about ${topicTask(plans[t]!, brief.fence)})`,
      ...(old === undefined || old === '' ? [] : [`was: ${brief.fence.wrap(kind, old)}`]),
      `wrong: ${brief.fence.wrap('wrong', problems.join('; '))}`,
    ].join('\n')
  })
  const kept = draft.topics.flatMap(({ ideas }) => ideas.flatMap((idea) => (idea === null ? [] : [idea.title])))
  return [
    'A month was written to this brief. Most of it stands. Write only the following items again, each under its ref, and no others.',
    items.join('\n\n'),
    `These ideas stand. Do not come near them:\n${brief.fence.wrap('standing', kept.join('\n'))}`,
  ].join('\n\n')
}

function finished(
  { model, brief }: MonthWork,
  draft: MonthDraft,
  { failures, ...report }: QualityReport & { dropped: number },
): PlannedMonth {
  return {
    topics: asMonth(draft).topics,
    report: {
      ...report,
      // Fewer than asked for: told as what was left out.
      failures: failures.filter(({ check }) => check !== 'G2'),
      model: { name: model.choice.model, promptVersion: brief.prompt.version },
    },
  }
}
