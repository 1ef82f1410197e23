import type { IdeaStage } from '#server/ai/writers.ts'
import { fillPhrase, slotsOf, type SlotValues } from './fill-phrase.ts'
import type { IdeaPattern, TopicFamily } from './idea-patterns.ts'
import type { MonthOccasion } from './month-occasions.ts'
import { leastUsed, usesOf, type MonthState } from './month-state.ts'
import type { ContextKind, Slot } from './phrase-bank.ts'
import { valuesFor } from './slot-values.ts'
import type { TopicPlan } from './topic-plan.ts'

export interface Described {
  text: string
  values: SlotValues
  slots: readonly Slot[]
  segment: string
}

export function describe(
  state: MonthState,
  plan: TopicPlan,
  pattern: IdeaPattern,
  stage: IdeaStage,
  occasion: MonthOccasion | null,
  values: SlotValues,
  titleSlots: readonly Slot[],
): Described | null {
  const { context, random } = state
  const { bank } = context
  const segment = leastUsed(state, 'segment', bank.segments[stage])!
  const kinds = contextKinds(state, plan, pattern, occasion, titleSlots)
  for (const text of random.shuffled(bank.archetypeTexts[pattern.archetype])) {
    for (const kind of kinds) {
      for (const wording of random.shuffled(bank.contexts[kind])) {
        const slots = slotsOf(wording)
        const all: SlotValues = {
          segment,
          ...valuesFor(
            state,
            plan,
            slots.filter((slot) => values[slot] === undefined),
            occasion,
            0,
            context.words.products,
          ),
          ...values,
        }
        const second = fillPhrase(wording, all, bank)
        const first = fillPhrase(text, all, bank)
        if (first === null || second === null) continue
        const description = `${first} ${second}`
        if (state.rules.prose(description) === null) return { text: description, values: all, slots, segment }
      }
    }
  }
  return null
}

// A mail that promises not to sell must not turn to a product in its next sentence.
const SELLS_NOTHING: ReadonlySet<string> = new Set([
  'greeting',
  'preference',
  'sunset',
  'values',
  'milestone',
  'survey',
])

/** Which second sentences suit, best first: what the title leaves open and the month has said least. */
function contextKinds(
  state: MonthState,
  plan: TopicPlan,
  pattern: IdeaPattern,
  occasion: MonthOccasion | null,
  titleSlots: readonly Slot[],
): ContextKind[] {
  const { context, random } = state
  const { words } = context
  if (occasion?.id === 'memorial-day') return ['memorial']
  if (SELLS_NOTHING.has(pattern.archetype)) return occasion === null ? ['stage', 'season'] : ['occasion', 'stage']
  const own: Array<[ContextKind & Slot, readonly string[]]> = [
    ['pain', words.pains],
    ['trigger', words.triggers],
    ['objection', words.objections],
    ['interest', words.interests],
  ]
  const quotesAlready = titleSlots.some(
    (slot) => slot === 'pain' || slot === 'trigger' || slot === 'objection' || slot === 'interest',
  )
  const spoken = own
    .filter(([kind, items]) => items.length > 0 && !titleSlots.includes(kind))
    // A complaint or doubt beside an idea about something else reads as chance: only a small plan needs it there.
    .filter(
      ([kind, items]) =>
        kind === 'interest' ||
        (context.request.topics < 4 && items.some((item) => usesOf(state, `${kind} ${item}`) === 0)),
    )
    .map(([kind, items]): [ContextKind, number] => [
      kind,
      Math.min(...items.map((item) => usesOf(state, `${kind} ${item}`))) + random.unit(),
    ])
    .sort(([, left], [, right]) => left - right)
    .map(([kind]) => kind)
  const product: ContextKind[] = words.products.length > 0 && !titleSlots.includes('product') ? ['product'] : []
  // An idea whose title leaves its topic's subject open names it here.
  const subjects: Partial<Record<TopicFamily, ContextKind & Slot>> = {
    problem: 'pain',
    trigger: 'trigger',
    objection: 'objection',
    product: 'product',
  }
  const subject = subjects[plan.family]
  const named = subject !== undefined && occasion === null && !titleSlots.includes(subject) ? [subject] : []
  const roll = random.unit()
  const leading: ContextKind[] =
    occasion !== null && roll < 0.5
      ? ['occasion']
      : product.length > 0 && roll < 0.75
        ? product
        : !quotesAlready && roll < 0.9
          ? spoken.slice(0, 1)
          : ['stage']
  return [
    ...new Set<ContextKind>([...named, ...leading, ...product, ...(quotesAlready ? [] : spoken), 'stage', 'season']),
  ]
}
