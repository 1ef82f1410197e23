import type { PlannedSubtopic } from '../requests/plan-request.ts'
import type { IdeaAnchor, IdeaEvidence } from '../requests/idea-meta.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { labeledFor } from '../brand/audience-labels.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ideaWords } from '../languages/idea-words.ts'
import type { ChosenIdea, PlannedEmail } from './plan-month.ts'
import { isCertainDay, isOwnDay } from '../stock/own-days.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import { dayInWords } from '../stock/told-fact.ts'
import type { DatedOccasion } from './month-request.ts'
import { archetypeOf } from './kind-of-email.ts'
import { FAMILIES, STAGES } from '../knowledge/campaign-roles.ts'

export function ideaOfAngle(chosen: ChosenIdea | PlannedEmail, brief: BrandBrief): PlannedSubtopic {
  const { idea, reading, title } = chosen
  const { angle } = idea
  const email = 'date' in chosen ? chosen : null
  return {
    title,
    description: reading.texts.premise,
    why: reasonFor(chosen, brief),
    plannedFor: email?.date ?? null,
    meta: {
      family: FAMILIES[angle.role],
      archetype: archetypeOf({
        ...angle,
        isOnOccasion: angle.occasion !== null,
        answersDoubt: angle.answers !== null,
      }),
      anchor: anchorOf(email),
      stage: STAGES[angle.stage],
      segment: ideaWords(brief.language).readers[angle.stage],
      products: reading.offer === null ? [] : [reading.offer.name],
      ...(idea.doubt === null ? {} : { objection: idea.doubt.question }),
      evidence: evidenceOf(chosen),
      needsOffer: false,
      angle: idea.key,
    },
  }
}

function reasonFor(chosen: ChosenIdea | PlannedEmail, brief: BrandBrief): string {
  const words = ideaWords(brief.language)
  const { idea, reading } = chosen
  const clauses = [reading.texts.why]
  if (idea.doubt !== null) {
    const doubt = labeledFor(idea.doubt.question, brief.language)?.text ?? idea.doubt.question
    clauses.push(fillSlots(words.answersDoubt, { doubt }))
  }
  if (idea.doubt === null && idea.concern) clauses.push(words.touchesConcern.replace('{concern}', () => idea.concern!))
  const question = answeredQuestion(idea)
  if (question !== null) clauses.push(fillSlots(words.tellsAnswer, { question }))
  if ('date' in chosen && chosen.occasion !== null) clauses.push(...timeOf(chosen.date, chosen.occasion, brief))
  return clauses.join(' ')
}

/** The question whose answer an idea tells, without what it says of the answer's length. */
function answeredQuestion({ tellsAnswer, angle, pack }: StockIdea): string | null {
  if (!tellsAnswer || pack.layer === 'brand') return null
  const asked = angle.beats.find(({ ask }) => ask !== null)?.ask
  const text = pack.questions.find(({ id }) => id === asked)?.question
  return text === undefined ? null : (QUESTION.exec(text)?.[0] ?? null)
}

const QUESTION = /^[^?]{1,150}\?/u

function timeOf(date: string, occasion: DatedOccasion, brief: BrandBrief): string[] {
  const { beforeDay, beforeOccasion } = ideaWords(brief.language)
  const days = Temporal.PlainDate.from(date).until(occasion.date).days
  if (days <= 1 || (isOwnDay(occasion) && !isCertainDay(occasion))) return []
  const day = occasion.date.slice('YYYY-'.length)
  return [
    isOwnDay(occasion)
      ? fillSlots(beforeDay, { days: String(days), day: dayInWords(day, brief) })
      : fillSlots(beforeOccasion, { days: String(days), occasion: occasion.name }),
  ]
}

function anchorOf(email: PlannedEmail | null): IdeaAnchor {
  if (email === null || email.occasion === null || isOwnDay(email.occasion)) return { type: 'evergreen' }
  const { date, occasion } = email
  return {
    type: 'date',
    id: occasion.id,
    name: occasion.name,
    from: date,
    to: occasion.date < date ? date : occasion.date,
  }
}

function evidenceOf({ idea, reading, ...rest }: ChosenIdea | PlannedEmail): IdeaEvidence {
  if ('occasion' in rest && rest.occasion !== null && !isOwnDay(rest.occasion)) {
    return { kind: 'holiday', refId: `${rest.occasion.id} ${rest.occasion.date}` }
  }
  if (idea.doubt !== null) return { kind: 'objection', refId: idea.doubt.question }
  if (reading.offer !== null) return { kind: 'product', refId: reading.offer.name }
  return { kind: 'audience', refId: idea.angle.stage }
}
