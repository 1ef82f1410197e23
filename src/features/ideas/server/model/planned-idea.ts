import type { PlanRequest, PlannedSubtopic } from '#writing/requests/plan-request.ts'
import type { IdeaAnchor, IdeaEvidence } from '#writing/requests/idea-meta.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { offersInSeason } from '#writing/gate/brand-rules.ts'
import { type NumberedFact, numberedFacts } from '#writing/brand/numbered-facts.ts'
import { ideaWords } from '#writing/languages/idea-words.ts'
import type { DatedOccasion } from '#writing/month/month-request.ts'
import type { WishedEmail } from '#writing/month/settle-emails.ts'
import { archetypeOf } from '#writing/month/kind-of-email.ts'
import { FAMILIES, STAGES } from '#writing/knowledge/campaign-roles.ts'
import type { AnsweredShelfIdea, AnsweredWords } from './idea-answer.ts'

const LONGEST = { title: 200, description: 800, why: 300 }

export interface Ground {
  offer: FactValue<'offer'> | null
  facts: readonly NumberedFact[]
  campaign: string | null
}

export function groundOf(
  { offer, evidence }: Pick<AnsweredShelfIdea, 'offer' | 'evidence'>,
  { brand, month, history }: PlanRequest,
): Ground {
  const all = numberedFacts(brand.facts)
  const named = new Set(evidence.map((id) => id.trim()))
  const place = all.filter(({ kind }) => kind === 'offer').findIndex(({ id }) => id === offer?.trim())
  const wanted = brand.facts.offers[place]
  const campaigns = history?.topPerformers ?? []
  return {
    offer: wanted !== undefined && offersInSeason(brand, month).includes(wanted) ? wanted : null,
    facts: all.filter(({ id }) => named.has(id)),
    campaign: campaigns.find(({ id }) => named.has(id))?.id ?? null,
  }
}

export interface IdeaBase extends Pick<WishedEmail, 'role' | 'stage'> {
  ground: Ground
  occasion: DatedOccasion | null
  date: string | null
  noted: PlannedSubtopic | null
}

/** Days, offers and facts come from the brand, whatever the model claims. */
export function plannedIdea(words: AnsweredWords, base: IdeaBase, { brand }: PlanRequest): PlannedSubtopic {
  const { role, stage, ground, occasion, date, noted } = base
  const about = (kind: NumberedFact['kind']) => ground.facts.find((fact) => fact.kind === kind)?.about
  const [objection, painPoint, trigger] = [about('doubt'), about('pain'), about('moment')]
  return {
    title: line(words.title, LONGEST.title),
    description: line(words.premise, LONGEST.description),
    why: line(words.why, LONGEST.why),
    plannedFor: date,
    meta: {
      family: FAMILIES[role],
      archetype: archetypeOf({
        role,
        stage,
        isOnOccasion: occasion !== null,
        answersDoubt: objection !== undefined,
      }),
      anchor: noted?.meta.anchor ?? anchorOf(occasion, date),
      stage: STAGES[stage],
      segment: ideaWords(brand.language).readers[stage],
      products: ground.offer === null ? [] : [ground.offer.name],
      ...(objection === undefined ? {} : { objection }),
      ...(painPoint === undefined ? {} : { painPoint }),
      ...(trigger === undefined ? {} : { trigger }),
      evidence: noted?.meta.evidence ?? evidenceOf(base),
      needsOffer: false,
    },
  }
}

function anchorOf(occasion: DatedOccasion | null, date: string | null): IdeaAnchor {
  if (occasion === null) return { type: 'evergreen' }
  const from = date ?? occasion.date
  return {
    type: 'date',
    id: occasion.id,
    name: occasion.name,
    from,
    to: occasion.date < from ? from : occasion.date,
  }
}

function evidenceOf({ ground, occasion, stage }: IdeaBase): IdeaEvidence {
  const { offer, facts, campaign } = ground
  if (occasion !== null) return { kind: 'holiday', refId: `${occasion.id} ${occasion.date}` }
  if (campaign !== null) return { kind: 'winner', refId: campaign }
  const doubt = facts.find(({ kind }) => kind === 'doubt')
  if (doubt !== undefined) return { kind: 'objection', refId: doubt.about }
  if (offer !== null) return { kind: 'product', refId: offer.name }
  const [fact] = facts
  if (fact === undefined) return { kind: 'audience', refId: stage }
  return { kind: fact.kind === 'offer' ? 'product' : 'audience', refId: fact.about }
}

export function line(text: string, longest: number): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
}
