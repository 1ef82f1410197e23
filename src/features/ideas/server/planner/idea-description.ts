import type { IdeaStage } from '#server/ai/writers.ts'
import type { ArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import { isComplaintOfTheBody } from './body-complaints.ts'
import { fillPhrase, slotsOf, type SlotValues } from './fill-phrase.ts'
import type { IdeaPattern, TopicFamily } from './idea-patterns.ts'
import type { MonthOccasion } from './month-occasions.ts'
import { leastUsed, usesOf, type MonthState } from './month-state.ts'
import type { ContextKind, PhraseBank, Slot } from './phrase-bank.ts'
import { productFitsQuotes } from './quote-fit.ts'
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
  const segment = leastUsed(state, 'segment', segmentsOf(bank.segments, pattern, stage))!
  const kinds = contextKinds(state, plan, pattern, occasion, titleSlots)
  const alone = { values: { segment, ...values }, slots: [], segment }
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
            values,
          ),
          ...values,
        }
        if (!productFitsQuotes(context, all) || (slots.includes('pain') && promisesRelief(all))) continue
        const second = fillPhrase(wording, all, bank)
        const first = fillPhrase(text, all, bank)
        if (first === null || second === null) continue
        const description = `${first} ${second}`
        if (state.rules.prose(description) === null) return { text: description, values: all, slots, segment }
      }
    }
    const first = fillPhrase(text, alone.values, bank)
    if (first !== null && state.rules.prose(first) === null) return { text: first, ...alone }
  }
  return null
}

/** The last segment around a first order is the one of those who have placed it. */
function segmentsOf(segments: PhraseBank['segments'], pattern: IdeaPattern, stage: IdeaStage): readonly string[] {
  return pattern.owned === true && stage === 'first_purchase' ? segments[stage].slice(-1) : segments[stage]
}

/** A product beside a complaint of the body reads as a promise to end it. */
function promisesRelief({ product, pain }: SlotValues): boolean {
  return product !== undefined && pain !== undefined && isComplaintOfTheBody(pain)
}

type Quote = 'pain' | 'trigger' | 'objection' | 'interest'

// The kinds of mail that can take up what readers say. Beside any other, a quote reads as chance.
const TAKES_UP: Record<Quote, ReadonlySet<ArchetypeId>> = {
  pain: new Set([
    'howto',
    'objection',
    'ingredient',
    'comparison',
    'bestsellers',
    'launch',
    'ugc',
    'plainnote',
    'story',
    'winback',
  ]),
  trigger: new Set(['howto', 'objection', 'comparison', 'bestsellers', 'launch', 'bundle', 'plainnote', 'replenish']),
  objection: new Set(['objection', 'ingredient', 'comparison', 'bestsellers', 'launch', 'ugc']),
  interest: new Set(['howto', 'roundup', 'newsletter', 'bestsellers', 'bundle', 'plainnote']),
}

function takesUp(archetype: ArchetypeId, kind: ContextKind, titleSlots: readonly Slot[]): boolean {
  if (kind !== 'pain' && kind !== 'trigger' && kind !== 'objection' && kind !== 'interest') return true
  // A subject of the trade meets a quote of the brand by chance.
  return TAKES_UP[kind].has(archetype) && !titleSlots.includes('theme') && !titleSlots.includes('task')
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
  if (SELLS_NOTHING.has(pattern.archetype)) return occasion === null ? ['stage'] : ['occasion', 'stage']
  const own: Array<[Quote, readonly string[]]> = [
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
    .filter(([kind]) => takesUp(pattern.archetype, kind, titleSlots))
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
  const named =
    subject !== undefined &&
    occasion === null &&
    !titleSlots.includes(subject) &&
    takesUp(pattern.archetype, subject, titleSlots)
      ? [subject]
      : []
  const roll = random.unit()
  const leading: ContextKind[] =
    occasion !== null && roll < 0.5
      ? ['occasion']
      : product.length > 0 && roll < 0.75
        ? product
        : !quotesAlready && roll < 0.9
          ? spoken.slice(0, 1)
          : ['stage']
  return [...new Set<ContextKind>([...named, ...leading, ...product, ...(quotesAlready ? [] : spoken), 'stage'])]
}
