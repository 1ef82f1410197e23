import type {
  IdeaAnchor,
  IdeaEvidence,
  IdeaFamily,
  IdeaStage,
  PlanRequest,
  PlannedSubtopic,
} from '#server/ai/writers.ts'
import { seasonOf } from '#server/marketing-knowledge/seasons.ts'
import { firstDayOf, lastDayOf, type MonthOccasion } from '../planner/month-occasions.ts'
import type { AnsweredIdea } from './idea-answer.ts'

const LONGEST = { title: 200, description: 800, why: 300, word: 120 }
const MOST_PRODUCTS = 6

/** A model's idea as the product keeps it: days and seasons come from the calendar, whatever the model says of them. */
export function plannedIdea(
  idea: AnsweredIdea,
  request: PlanRequest,
  moments: ReadonlyMap<string, MonthOccasion>,
): PlannedSubtopic {
  const moment = moments.get(idea.moment ?? '')
  const objection = word(idea.objection)
  const painPoint = word(idea.painPoint)
  const trigger = word(idea.trigger)
  return {
    title: line(idea.title, LONGEST.title),
    description: line(idea.description, LONGEST.description),
    why: line(idea.why, LONGEST.why),
    meta: {
      // The gate refuses what is none of the words it knows.
      family: idea.family as IdeaFamily,
      archetype: idea.archetype,
      anchor: anchorOf(idea.moment, moment, request),
      stage: idea.stage as IdeaStage,
      segment: line(idea.segment, LONGEST.word),
      products: idea.products.slice(0, MOST_PRODUCTS).map((name) => line(name, LONGEST.word)),
      ...(objection === null ? {} : { objection }),
      ...(painPoint === null ? {} : { painPoint }),
      ...(trigger === null ? {} : { trigger }),
      evidence: {
        kind: idea.evidenceKind as IdeaEvidence['kind'],
        refId:
          idea.evidenceKind === 'holiday' && moment !== undefined
            ? `${moment.id} ${moment.date}`
            : line(idea.evidence, LONGEST.word),
      },
      needsOffer: idea.needsOffer,
    },
  }
}

function anchorOf(
  named: string | null,
  moment: MonthOccasion | undefined,
  { brand, year, month }: PlanRequest,
): IdeaAnchor {
  if (moment !== undefined) {
    return { type: 'date', id: moment.id, name: moment.name, from: moment.from, to: moment.to }
  }
  if (named === 'season') {
    const season = seasonOf(brand.country, month)
    return { type: 'season', id: season, name: season, from: firstDayOf(year, month), to: lastDayOf(year, month) }
  }
  // A day nobody has heard of: the gate says so.
  return named === null ? { type: 'evergreen' } : { type: 'date', id: line(named, LONGEST.word) }
}

export function line(text: string, longest: number): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
}

function word(text: string | null): string | null {
  const clean = line(text ?? '', LONGEST.word)
  return clean === '' ? null : clean
}
