import type { IdeaAnchor, IdeaEvidence, IdeaStage, PlannedSubtopic } from '#server/ai/writers.ts'
import type { SlotValues } from './fill-phrase.ts'
import type { Described } from './idea-description.ts'
import type { IdeaPattern } from './idea-patterns.ts'
import { firstDayOf, lastDayOf, type MonthOccasion } from './month-occasions.ts'
import type { MonthState } from './month-state.ts'
import type { TopicPlan } from './topic-plan.ts'
import { whySentences } from './why-sentences.ts'

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
  const { evidence, why } = evidenceOf(state, plan, pattern, stage, occasion, anchor, text, described.values, products)
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
      evidence,
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

function evidenceOf(
  state: MonthState,
  plan: TopicPlan,
  pattern: IdeaPattern,
  stage: IdeaStage,
  occasion: MonthOccasion | null,
  anchor: IdeaAnchor,
  text: string,
  values: SlotValues,
  products: readonly string[],
): { evidence: IdeaEvidence; why: string } {
  const { context } = state
  const { words, request } = context
  const { country } = request.brand
  const says = (value: string | undefined): value is string =>
    value !== undefined && value !== '' && text.includes(value)
  if (occasion !== null) {
    return {
      evidence: { kind: 'holiday', refId: `${occasion.id} ${occasion.date}` },
      why: occasion.id === 'last-shipping' ? whySentences.shipping() : whySentences.holiday(occasion, country),
    }
  }
  const winner = context.winners.find(({ theme }) => theme === pattern.archetype)
  // Beside the topic of winners, each past success is cited once: more would drown the other reasons.
  if (winner !== undefined && (plan.family === 'winner' || !state.winnersCited.has(winner.theme))) {
    if (plan.family !== 'winner') state.winnersCited.add(winner.theme)
    return { evidence: { kind: 'winner', refId: winner.campaign.id }, why: whySentences.winner(winner.campaign) }
  }
  const { objection, pain, trigger, say, interest } = values
  if (says(objection)) {
    return {
      evidence: { kind: 'objection', refId: objection },
      why: words.objections.includes(objection)
        ? whySentences.objection(objection)
        : whySentences.commonObjection(objection),
    }
  }
  if (says(pain)) {
    return {
      evidence: { kind: 'audience', refId: pain },
      why: words.pains.includes(pain) ? whySentences.pain(pain) : whySentences.commonPain(pain),
    }
  }
  if (says(trigger)) {
    return {
      evidence: { kind: 'audience', refId: trigger },
      why: words.triggers.includes(trigger) ? whySentences.trigger(trigger) : whySentences.commonTrigger(trigger),
    }
  }
  if (says(say)) return { evidence: { kind: 'audience', refId: say }, why: whySentences.say(say) }
  if (says(interest)) return { evidence: { kind: 'audience', refId: interest }, why: whySentences.interest(interest) }
  if (products.length > 0) {
    return { evidence: { kind: 'product', refId: products[0]! }, why: whySentences.product(products[0]!) }
  }
  if (anchor.type === 'season') {
    return {
      evidence: { kind: 'season', refId: context.season },
      why: whySentences.season(context.season, country, request.year, request.month),
    }
  }
  if (values.theme !== undefined) {
    return {
      evidence: { kind: 'audience', refId: values.theme },
      why: whySentences.trade(context.vertical, values.theme),
    }
  }
  return { evidence: { kind: 'audience', refId: stage }, why: whySentences.stage(stage) }
}
