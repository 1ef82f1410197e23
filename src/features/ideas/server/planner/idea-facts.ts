import type { IdeaAnchor, IdeaEvidence, IdeaStage, PlannedSubtopic } from '#server/ai/writers.ts'
import type { SlotValues } from './fill-phrase.ts'
import type { Described } from './idea-description.ts'
import type { IdeaPattern } from './idea-patterns.ts'
import { firstDayOf, lastDayOf, type MonthOccasion } from './month-occasions.ts'
import type { TopicPlan } from './topic-plan.ts'
import { countUse, usesOf, type MonthState } from './month-state.ts'
import { whyReasons, whySentence } from './why-sentences.ts'

export function completeIdea(
  state: MonthState,
  plan: TopicPlan,
  pattern: IdeaPattern,
  stage: IdeaStage,
  occasion: MonthOccasion | null,
  title: string,
  described: Described,
): PlannedSubtopic {
  const { context } = state
  const text = `${title}\n${described.text}`
  const products = context.words.products.filter((product) => text.includes(product))
  const { pain, trigger, objection } = described.values
  const said = (value: string | undefined) => value !== undefined && text.includes(value)
  const anchor = anchorOf(state, plan, occasion, text)
  const facts = factsOf(state, plan, pattern, stage, occasion, anchor, text, described.values, products)
  const why = whyOf(state, stage, occasion, facts)
  return {
    title,
    description: described.text,
    why,
    meta: {
      family: pattern.family,
      archetype: pattern.archetype,
      anchor,
      stage,
      segment: described.segment,
      products,
      ...(said(objection) ? { objection: objection! } : {}),
      ...(said(pain) ? { painPoint: pain! } : {}),
      ...(said(trigger) ? { trigger: trigger! } : {}),
      evidence: facts[0]!.evidence,
      needsOffer: pattern.offer === true,
    },
  }
}

function anchorOf(state: MonthState, plan: TopicPlan, occasion: MonthOccasion | null, text: string): IdeaAnchor {
  const { bank, season, request } = state.context
  if (occasion !== null) {
    return { type: 'date', id: occasion.id, name: occasion.name, from: occasion.from, to: occasion.to }
  }
  const words = bank.seasons[season]
  const lower = text.toLowerCase()
  const seasonal = [words.name, bank.months[request.month - 1]!, ...words.moments].some((word) =>
    lower.includes(word.toLowerCase()),
  )
  if (plan.family !== 'season' && !seasonal) return { type: 'evergreen' }
  return {
    type: 'season',
    id: season,
    name: words.name,
    from: firstDayOf(request.year, request.month),
    to: lastDayOf(request.year, request.month),
  }
}

interface Fact {
  evidence: IdeaEvidence
  reason: string
  /** True of a whole month or trade: says nothing beside another fact. */
  isGeneral: boolean
}

/** What an idea rests on, the weightiest first. */
function factsOf(
  state: MonthState,
  plan: TopicPlan,
  pattern: IdeaPattern,
  stage: IdeaStage,
  occasion: MonthOccasion | null,
  anchor: IdeaAnchor,
  text: string,
  values: SlotValues,
  products: readonly string[],
): Fact[] {
  const { context } = state
  const { words, request } = context
  const { year, month, brand } = request
  const facts: Fact[] = []
  const add = (kind: IdeaEvidence['kind'], refId: string, reason: string, isGeneral = false) => {
    facts.push({ evidence: { kind, refId }, reason, isGeneral })
  }
  const says = (value: string | undefined): value is string =>
    value !== undefined && value !== '' && text.includes(value)
  if (occasion !== null) {
    const reason = occasion.id === 'last-shipping' ? whyReasons.shipping() : whyReasons.holiday(occasion, year)
    add('holiday', `${occasion.id} ${occasion.date}`, reason)
  }
  const winner = context.winners.find(({ theme }) => theme === pattern.archetype)
  // Beside the topic of winners, each past success is cited once: more would drown the other reasons.
  if (winner !== undefined && (plan.family === 'winner' || !state.winnersCited.has(winner.theme))) {
    if (plan.family !== 'winner' && occasion === null) state.winnersCited.add(winner.theme)
    add('winner', winner.campaign.id, whyReasons.winner(winner.campaign))
  }
  const { objection, pain, trigger, say, interest } = values
  if (says(objection)) {
    const own = words.objections.includes(objection)
    add('objection', objection, own ? whyReasons.objection(objection) : whyReasons.commonObjection(objection))
  }
  if (says(pain)) {
    add('audience', pain, words.pains.includes(pain) ? whyReasons.pain(pain) : whyReasons.commonPain(pain))
  }
  if (says(trigger)) {
    const own = words.triggers.includes(trigger)
    add('audience', trigger, own ? whyReasons.trigger(trigger) : whyReasons.commonTrigger(trigger))
  }
  if (says(say)) add('audience', say, whyReasons.say(say))
  if (says(interest)) add('audience', interest, whyReasons.interest(interest))
  const [product] = products
  if (product !== undefined) add('product', product, whyReasons.product(...products.slice(0, 2)))
  if (occasion === null && anchor.type === 'season') {
    add('season', context.season, whyReasons.season(context.season, brand.country, year, month), true)
  }
  const { theme } = values
  if (theme !== undefined && text.toLowerCase().includes(theme.toLowerCase())) {
    add('audience', theme, whyReasons.trade(context.vertical, theme), true)
  }
  if (facts.length === 0) add('audience', stage, whyReasons.stage(stage))
  return facts
}

/**
 * The first fact alone, while no other idea of the month says the same; else with a second one that the month has said
 * least beside it. A day says nothing of an idea by itself: it never stands alone.
 */
function whyOf(state: MonthState, stage: IdeaStage, occasion: MonthOccasion | null, facts: readonly Fact[]): string {
  const first = facts[0]!.reason
  const telling = facts.slice(1).filter(({ isGeneral }) => !isGeneral)
  const alone = whySentence(first)
  const key = (why: string) => `why ${why}`
  if (occasion === null || occasion.id === 'last-shipping') {
    if (usesOf(state, key(alone)) === 0) return booked(state, alone)
    if (occasion !== null) return alone
  }
  const seconds = [
    ...telling.map(({ reason }) => reason),
    whyReasons.readers(stage),
    ...(occasion === null ? [] : [whyReasons.lead(occasion)]),
  ].filter((reason) => !first.startsWith(reason))
  if (seconds.length === 0) return booked(state, alone)
  const best = seconds
    .map((reason) => whySentence(first, reason))
    .reduce((left, right) => (usesOf(state, key(right)) < usesOf(state, key(left)) ? right : left))
  return booked(state, best)
}

function booked(state: MonthState, why: string): string {
  countUse(state, `why ${why}`)
  return why
}
