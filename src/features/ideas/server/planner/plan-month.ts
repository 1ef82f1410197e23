import { seededRandom, type SeededRandom } from '#shared/seeded-random.ts'
import { folded } from '#server/quality/folded-text.ts'
import { type Steps, atOnce } from '#server/steps.ts'
import {
  WriterError,
  type PlannedMonth,
  type PlannedSubtopic,
  type PlannedTopic,
  type PlanRequest,
} from '#server/ai/writers.ts'
import { draftIdea } from './idea-draft.ts'
import { monthState, usesOf, type MonthState } from './month-state.ts'
import { dayInWords } from './slot-values.ts'
import type { IdeaPattern, IdeaPatternId } from './idea-patterns.ts'
import { judgingSteps, PLANNER_SCORE } from './idea-quality.ts'
import { capitalised, fillPhrase } from './fill-phrase.ts'
import type { MonthOccasion } from './month-occasions.ts'
import { planContext, type PlanContext } from './plan-context.ts'
import { draftOwnDays } from './own-days.ts'
import { leanOf } from './strategy-lean.ts'
import { occasionsOfIdeas, planTopics, turned, usablePatterns, type TopicPlan } from './topic-plan.ts'
import { whyReasons, whySentence } from './why-sentences.ts'

// Part of the seed: a change of the phrases or rules may raise it to make new plans differ from stored ones.
const PLANNER_VERSION = 1
const MOST_ATTEMPTS = 5

/**
 * Plans a month from the brand's own words, its country's calendar and its history. Pure: the same request gives the
 * same plan. Tries again with another seed when the quality gate refuses, and throws `WriterError` when none passes.
 */
export const planMonth = (request: PlanRequest): PlannedMonth => atOnce(planningSteps(request))

/**
 * The same in steps: a topic with its place after each that made one; another attempt begins at the first place again.
 */
export function* planningSteps(
  request: PlanRequest,
): Steps<PlannedMonth, { topic: PlannedTopic; place: number } | void> {
  const context = planContext(request)
  yield
  const already = request.earlier.filter(({ year, month }) => year === request.year && month === request.month).length
  const { mode, notes } = request.strategy
  const wish = mode === 'balanced' && notes === '' ? '' : ` ${mode} ${notes}`
  let best: PlannedMonth | null = null
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const seed = `${request.brand.id} ${request.year}-${request.month} ${already} ${PLANNER_VERSION} ${attempt}${wish}`
    const topics: PlannedTopic[] = []
    for (const topic of draftTopics(context, seededRandom(seed))) {
      yield { topic, place: topics.length }
      topics.push(topic)
    }
    const report = { ...(yield* judgingSteps(topics, request)), repairs: attempt }
    if (report.failures.length === 0 && report.score >= PLANNER_SCORE) return { topics, report }
    if (best === null || isBetter(report, best.report)) best = { topics, report }
  }
  // A profile with nothing to quote stays low however often one tries. Its gates hold and its true score is stored:
  // whoever wrote it gets a month to work from, not an error.
  if (best !== null && best.report.failures.length === 0) return best
  const first = best?.report.failures[0]
  throw new WriterError(`No plan passed the quality gate: ${first?.path} ${first?.message}`)
}

function isBetter(report: PlannedMonth['report'], than: PlannedMonth['report']): boolean {
  return (
    report.failures.length < than.failures.length ||
    (report.failures.length === than.failures.length && report.score > than.score)
  )
}

/** The ideas of one seed, topic after topic, not yet judged. */
function* draftTopics(context: PlanContext, random: SeededRandom): Generator<PlannedTopic, void, void> {
  const { request } = context
  const state = monthState(context, random)
  const usable = usablePatterns(context)
  const mostPerArchetype = Math.max(2, Math.ceil((request.topics * request.subtopicsPerTopic) / 8))
  const titles = new Set(request.earlier.map(({ mainTopicTitle }) => folded(mainTopicTitle)))
  const plans = planTopics(context, random)
  const host = hostOfOwnDays(plans, context)
  for (const [index, plan] of plans.entries()) {
    const title = topicTitle(state, plan, titles)
    titles.add(folded(title))
    const subtopics: PlannedSubtopic[] = []
    const inTopic = new Map<string, number>()
    if (index === host) subtopics.push(...draftOwnDays(state, request.subtopicsPerTopic))
    for (const occasion of occasionsOfIdeas(plan, request.subtopicsPerTopic - subtopics.length)) {
      const idea = nextIdea(state, plan, usable, occasion, inTopic, mostPerArchetype)
      if (idea === null) continue
      inTopic.set(idea.meta.archetype, (inTopic.get(idea.meta.archetype) ?? 0) + 1)
      subtopics.push(idea)
    }
    yield { title, why: topicWhy(context, plan), family: plan.family, subtopics }
  }
}

/** Days that the notes name stand under the first product, since launches are the most of them, else under the first topic. */
function hostOfOwnDays(plans: readonly TopicPlan[], { wishes }: PlanContext): number {
  if (wishes.days.length === 0) return -1
  return Math.max(
    0,
    plans.findIndex(({ family }) => family === 'product'),
  )
}

function nextIdea(
  state: MonthState,
  plan: TopicPlan,
  usable: ReadonlyArray<[IdeaPatternId, IdeaPattern]>,
  occasion: MonthOccasion | null,
  inTopic: ReadonlyMap<string, number>,
  mostPerArchetype: number,
): PlannedSubtopic | null {
  return (
    firstFree(
      state,
      plan,
      usable.filter(([, pattern]) => suits(state.context, plan, pattern, occasion)),
      occasion,
      inTopic,
      mostPerArchetype,
    ) ??
    // After a year of ideas a small topic may have said it all: then any idea without a date may stand in.
    firstFree(
      state,
      plan,
      usable.filter(([, pattern]) => pattern.occasions === undefined),
      null,
      inTopic,
      mostPerArchetype,
    )
  )
}

function firstFree(
  state: MonthState,
  plan: TopicPlan,
  patterns: ReadonlyArray<[IdeaPatternId, IdeaPattern]>,
  occasion: MonthOccasion | null,
  inTopic: ReadonlyMap<string, number>,
  mostPerArchetype: number,
): PlannedSubtopic | null {
  const ranked = patterns
    .map(([id, pattern]) => ({ id, pattern, rank: rankOf(state, plan, id, pattern, inTopic, mostPerArchetype) }))
    .sort((left, right) => left.rank - right.rank)
  for (const { id, pattern } of ranked) {
    // What found no free wording once will find none for the next idea either.
    const key = `${plan.family} ${plan.product ?? ''} ${occasion?.id ?? ''} ${id}`
    if (state.exhausted.has(key)) continue
    const idea = draftIdea(state, plan, id, pattern, occasion)
    if (idea !== null) return idea
    state.exhausted.add(key)
  }
  return null
}

function suits(context: PlanContext, plan: TopicPlan, pattern: IdeaPattern, occasion: MonthOccasion | null): boolean {
  if (occasion !== null) {
    if (occasion.id === 'last-shipping') return pattern.only?.includes(occasion.id) === true
    if (pattern.only !== undefined || pattern.occasions === undefined) return false
    if (pattern.optOut === true && !occasion.optOut) return false
    // A day of remembrance is greeted quietly, never celebrated or sold on.
    if (occasion.id === 'memorial-day' && pattern.archetype !== 'plainnote' && pattern.archetype !== 'newsletter') {
      return false
    }
    return pattern.occasions.includes(occasion.kind)
  }
  if (pattern.occasions !== undefined) return false
  if (pattern.needs === 'consumable' && plan.product !== undefined && !context.consumables.includes(plan.product)) {
    return false
  }
  if (plan.family === 'winner') return plan.winners.some(({ theme }) => theme === pattern.archetype)
  // Ideas without a day under a topic of days would be strangers; those of the season are at home there.
  if (plan.family === 'occasion' || plan.family === 'offer') return pattern.topics.includes('season')
  return pattern.topics.includes(plan.family)
}

/** The lower, the sooner. Unused comes first, then what balances the month; chance decides among equals. */
function rankOf(
  state: MonthState,
  plan: TopicPlan,
  id: IdeaPatternId,
  pattern: IdeaPattern,
  inTopic: ReadonlyMap<string, number>,
  mostPerArchetype: number,
): number {
  const archetypeUses = usesOf(state, `archetype ${pattern.archetype}`)
  const sayUnused =
    state.context.words.say.length > 0 &&
    (id === 'inside-say' || id === 'story-say') &&
    usesOf(state, `pattern ${id}`) === 0
  return (
    (archetypeUses >= mostPerArchetype ? 1000 : 0) +
    (state.context.lowThemes.has(pattern.archetype) && plan.family !== 'offer' ? 500 : 0) +
    usesOf(state, `pattern ${id}`) * 40 +
    (inTopic.get(pattern.archetype) ?? 0) * 25 +
    usesOf(state, `family ${pattern.family}`) * 0.5 +
    Math.min(...pattern.stages.map((stage) => usesOf(state, `stage ${stage}`))) * 0.3 +
    archetypeUses * 2 +
    leanOf(state.context.request.strategy.mode, pattern) +
    state.random.unit() * 12 -
    (state.context.themeLifts.get(pattern.archetype) ?? 0) * 10 -
    (sayUnused ? 60 : 0)
  )
}

function topicTitle(state: MonthState, plan: TopicPlan, taken: ReadonlySet<string>): string {
  const { context, rules } = state
  const { bank, words, request } = context
  const season = bank.seasons[context.season].name
  const month = bank.months[request.month - 1]!
  const occasion = plan.family === 'occasion' || plan.family === 'offer' ? plan.occasions[0] : undefined
  const several = plan.family === 'occasion' && plan.occasions.filter(({ id }) => id !== 'last-shipping').length > 1
  const kind = several ? 'occasions' : plan.family
  const turn = context.turn + state.topicsOf(kind)
  const wordings = [...turned(bank.topics[kind], turn), ...(several ? turned(bank.topics.occasion, turn) : [])]
  const values = {
    ...(words.name === '' ? {} : { brand: words.name }),
    month,
    season,
    ...(plan.product === undefined ? {} : { product: plan.product }),
    ...(occasion === undefined
      ? {}
      : { occasion: occasion.name, ...(occasion.approximate ? {} : { date: dayInWords(context, occasion.date) }) }),
    ...(plan.winners[0] === undefined ? {} : { winner: bank.themes[plan.winners[0].theme] }),
  }
  for (let index = 0; index < Math.max(plan.pains.length, plan.triggers.length, plan.objections.length); index += 1) {
    const [pain, trigger, objection] = [plan.pains[index], plan.triggers[index], plan.objections[index]]
    const all = {
      ...values,
      ...(pain ? { pain } : {}),
      ...(trigger ? { trigger } : {}),
      ...(objection ? { objection } : {}),
    }
    for (const wording of wordings) {
      const title = fillPhrase(wording, all, bank)
      if (title !== null && !taken.has(folded(title)) && rules.title(title) === null) return title
    }
  }
  // All said in this window: count on, or name the month when the brand forbids even that.
  const again = wordings
    .map((wording) =>
      fillPhrase(
        wording,
        { ...values, pain: plan.pains[0] ?? '', trigger: plan.triggers[0] ?? '', objection: plan.objections[0] ?? '' },
        bank,
      ),
    )
    .find((title) => title !== null && rules.title(title) === null)
  const base = again ?? `${capitalised(month)} ${request.year}`
  for (let count = 1; ; count += 1) {
    const title = count === 1 ? base : `${base} (${count})`
    if (!taken.has(folded(title))) return title
  }
}

function topicWhy(context: PlanContext, plan: TopicPlan): string {
  return whySentence(topicReason(context, plan))
}

function topicReason(context: PlanContext, plan: TopicPlan): string {
  const { request, words, season } = context
  const occasion = plan.occasions[0]
  switch (plan.family) {
    case 'occasion':
    case 'offer':
      return occasion
        ? whyReasons.calendar(occasion, request.brand.country)
        : whyReasons.season(season, request.brand.country, request.year, request.month)
    case 'product':
      return plan.product ? whyReasons.product(plan.product) : whyReasons.stage('new')
    case 'problem': {
      const pain = plan.pains[0]!
      return words.pains.includes(pain) ? whyReasons.pain(pain) : whyReasons.commonPain(pain)
    }
    case 'trigger': {
      const trigger = plan.triggers[0]!
      return words.triggers.includes(trigger) ? whyReasons.trigger(trigger) : whyReasons.commonTrigger(trigger)
    }
    case 'objection': {
      const objection = plan.objections[0]!
      return words.objections.includes(objection)
        ? whyReasons.objection(objection)
        : whyReasons.commonObjection(objection)
    }
    case 'winner':
      return plan.winners[0] ? whyReasons.winner(plan.winners[0].campaign) : whyReasons.stage('repeat')
    case 'season':
      return whyReasons.season(season, request.brand.country, request.year, request.month)
    case 'lifecycle':
      return whyReasons.stage('lapsed')
    case 'brand':
      return whyReasons.stage('new')
  }
}
