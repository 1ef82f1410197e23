import type { IdeaStage, PlannedSubtopic } from '#server/ai/writers.ts'
import { folded } from '#server/quality/folded-text.ts'
import { isEmptyTitle } from '#server/quality/text-rules.ts'
import type { Fingerprint } from '#server/quality/text-similarity.ts'
import { isComplaintOfTheBody } from './body-complaints.ts'
import { fillPhrase, slotsOf, type SlotValues } from './fill-phrase.ts'
import { describe } from './idea-description.ts'
import { completeIdea } from './idea-facts.ts'
import type { IdeaPattern, IdeaPatternId } from './idea-patterns.ts'
import type { MonthOccasion } from './month-occasions.ts'
import { countUse, usesOf, type MonthState } from './month-state.ts'
import type { Slot } from './phrase-bank.ts'
import { isAboutDelivery, productFitsQuotes } from './quote-fit.ts'
import { SIMILAR_IN_MONTH } from './similarity.ts'
import { valuesFor } from './slot-values.ts'
import { turned, type TopicPlan } from './topic-plan.ts'

/** An idea of a pattern under a topic, or `null` when no wording of it is free. Books what it uses. */
export function draftIdea(
  state: MonthState,
  plan: TopicPlan,
  id: IdeaPatternId,
  pattern: IdeaPattern,
  occasion: MonthOccasion | null,
): PlannedSubtopic | null {
  const { context } = state
  const wordings = turned(context.bank.titles[id], context.turn + id.length + usesOf(state, `pattern ${id}`)).toSorted(
    (left, right) => farFetched(left) - farFetched(right),
  )
  const stage = stageOf(state, pattern)
  for (const wording of wordings) {
    const slots = slotsOf(wording)
    // More slots, more variants worth a try.
    const tries = slots.length === 0 ? 1 : Math.min(7, 3 + slots.length)
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const values = valuesFor(
        state,
        plan,
        slots,
        occasion,
        attempt,
        pattern.needs === 'consumable' ? context.consumables : context.words.products,
      )
      if (pattern.claims === true && values.pain !== undefined && !mayBeAnswered(values.pain)) continue
      if (!productFitsQuotes(context, values)) continue
      const title = fillPhrase(wording, values, context.bank)
      if (title === null) break
      const print = freePrint(state, title)
      if (print === null) continue
      const described = describe(state, plan, pattern, stage, occasion, values, slots)
      if (described === null) continue
      state.taken.add({ print, mostShared: SIMILAR_IN_MONTH })
      bookIdea(state, id, pattern, stage, title, described.values, [...slots, ...described.slots])
      return completeIdea(state, plan, pattern, stage, occasion, title, described)
    }
  }
  return null
}

/** A product ends neither a complaint of the body nor one about parcels. */
function mayBeAnswered(pain: string): boolean {
  return !isComplaintOfTheBody(pain) && !isAboutDelivery(pain)
}

/** A quote of the brand beside a subject of the trade meets by chance: such wordings come last. */
function farFetched(wording: string): number {
  const slots = slotsOf(wording)
  return slots.some((slot) => slot === 'pain' || slot === 'objection' || slot === 'trigger') &&
    slots.some((slot) => slot === 'theme' || slot === 'task')
    ? 1
    : 0
}

function openingOf(title: string): string {
  return folded(title).match(/[\p{L}\p{N}]+/u)?.[0] ?? ''
}

/** What tells a title from others, or null when it may not be used. */
export function freePrint(state: MonthState, title: string): Fingerprint | null {
  if (usesOf(state, `opening ${openingOf(title)}`) >= state.mostPerOpening) return null
  if (isEmptyTitle(title)) return null
  const print = state.fingerprint(title)
  if (state.taken.hasCloseTo(print)) return null
  return state.rules.title(title) === null ? print : null
}

/** Takes a title that no pattern stands behind. */
export function bookTitle(state: MonthState, title: string, print: Fingerprint): void {
  state.taken.add({ print, mostShared: SIMILAR_IN_MONTH })
  countUse(state, `opening ${openingOf(title)}`)
}

function stageOf(state: MonthState, pattern: IdeaPattern): IdeaStage {
  const [first, ...others] = pattern.stages
  return others.reduce(
    (best, stage) => (usesOf(state, `stage ${stage}`) < usesOf(state, `stage ${best}`) ? stage : best),
    first!,
  )
}

const COUNTED: readonly Slot[] = [
  'product',
  'other',
  'pain',
  'trigger',
  'objection',
  'interest',
  'say',
  'task',
  'theme',
  'person',
]

function bookIdea(
  state: MonthState,
  id: IdeaPatternId,
  pattern: IdeaPattern,
  stage: IdeaStage,
  title: string,
  values: SlotValues,
  slots: readonly Slot[],
): void {
  countUse(state, `pattern ${id}`)
  countUse(state, `archetype ${pattern.archetype}`)
  countUse(state, `family ${pattern.family}`)
  countUse(state, `stage ${stage}`)
  countUse(state, `opening ${openingOf(title)}`)
  for (const slot of new Set(slots)) {
    const value = values[slot]
    if (value === undefined) continue
    if (slot === 'other') countUse(state, `product ${value}`)
    else if (slot === 'moment' || slot === 'seasonMoment') countUse(state, `moment ${value}`)
    else if (slot === 'theme') {
      countUse(
        state,
        `theme ${[...state.context.themes, ...state.context.generalThemes].find((theme) => theme.toLowerCase() === value.toLowerCase()) ?? value}`,
      )
    } else if (slot === 'segment') countUse(state, `segment ${value}`)
    else if (COUNTED.includes(slot)) countUse(state, `${slot} ${value}`)
  }
}
