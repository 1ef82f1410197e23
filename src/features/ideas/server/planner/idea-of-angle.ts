import type { IdeaAnchor, IdeaEvidence, PlannedSubtopic } from '#server/ai/writers.ts'
import type { Language } from '#shared/brand-brief.ts'
import { ideaWords } from '#writing/languages/idea-words.ts'
import type { ChosenIdea, PlannedEmail } from '#writing/month/plan-month.ts'
import { FAMILIES, STAGES, archetypeOf } from './kind-of-email.ts'

/** A ready-made idea as the product keeps it. An email of the plan carries its date. */
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

/** The writer's own reason, and what the brand's sheet and the calendar add to it. */
function reasonFor(chosen: ChosenIdea | PlannedEmail, language: Language): string {
  const words = ideaWords(language)
  const { idea, reading } = chosen
  const clauses = [reading.texts.why]
  if (idea.doubt !== null) clauses.push(words.answersDoubt.replace('{doubt}', () => idea.doubt!.question))
  if ('date' in chosen && chosen.occasion !== null) {
    const { date, occasion } = chosen
    const days = Temporal.PlainDate.from(date).until(occasion.date).days
    if (days > 1) {
      const clause = words.beforeOccasion.replace('{days}', String(days))
      clauses.push(clause.replace('{occasion}', () => occasion.name))
    }
  }
  return clauses.join(' ')
}

function anchorOf(email: PlannedEmail | null): IdeaAnchor {
  if (email === null || email.occasion === null) return { type: 'evergreen' }
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
  if ('occasion' in rest && rest.occasion !== null) {
    return { kind: 'holiday', refId: `${rest.occasion.id} ${rest.occasion.date}` }
  }
  if (idea.doubt !== null) return { kind: 'objection', refId: idea.doubt.question }
  if (reading.offer !== null) return { kind: 'product', refId: reading.offer.name }
  return { kind: 'audience', refId: idea.angle.stage }
}
