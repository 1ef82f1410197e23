import type { PlannedSubtopic } from '../requests/plan-request.ts'
import type { IdeaAnchor, IdeaEvidence } from '../requests/idea-meta.ts'
import type { Language } from '#shared/brand-brief.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ideaWords } from '../languages/idea-words.ts'
import type { ChosenIdea, PlannedEmail } from './plan-month.ts'
import { isOwnDay } from '../stock/own-days.ts'
import { archetypeOf } from './kind-of-email.ts'
import { FAMILIES, STAGES } from '../knowledge/campaign-roles.ts'

export function ideaOfAngle(chosen: ChosenIdea | PlannedEmail, language: Language): PlannedSubtopic {
  const { idea, reading, title } = chosen
  const { angle } = idea
  const email = 'date' in chosen ? chosen : null
  return {
    title,
    description: reading.texts.premise,
    why: reasonFor(chosen, language),
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
      segment: ideaWords(language).readers[angle.stage],
      products: reading.offer === null ? [] : [reading.offer.name],
      ...(idea.doubt === null ? {} : { objection: idea.doubt.question }),
      evidence: evidenceOf(chosen),
      needsOffer: false,
      angle: idea.key,
    },
  }
}

function reasonFor(chosen: ChosenIdea | PlannedEmail, language: Language): string {
  const words = ideaWords(language)
  const { idea, reading } = chosen
  const clauses = [reading.texts.why]
  if (idea.doubt !== null) clauses.push(fillSlots(words.answersDoubt, { doubt: idea.doubt.question }))
  else if (idea.concern) clauses.push(words.touchesConcern.replace('{concern}', () => idea.concern!))
  if ('date' in chosen && chosen.occasion !== null && !isOwnDay(chosen.occasion)) {
    const { date, occasion } = chosen
    const days = Temporal.PlainDate.from(date).until(occasion.date).days
    if (days > 1) {
      clauses.push(fillSlots(words.beforeOccasion, { days: String(days), occasion: occasion.name }))
    }
  }
  return clauses.join(' ')
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
