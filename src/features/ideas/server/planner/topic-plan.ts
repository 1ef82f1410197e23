import type { SeededRandom } from '#shared/seeded-random.ts'
import { ideaPatterns, type IdeaPattern, type IdeaPatternId, type TopicFamily } from './idea-patterns.ts'
import type { MonthOccasion } from './month-occasions.ts'
import type { PlanContext, Winner } from './plan-context.ts'
import { statesFact } from './stated-facts.ts'
import { LEANING_TOPICS } from './strategy-lean.ts'
import { folded } from '#server/quality/folded-text.ts'
import type { StrategyMode } from '#shared/strategy.ts'

/** What one main topic is about; the first of each list leads. */
export interface TopicPlan {
  family: TopicFamily
  occasions: readonly MonthOccasion[]
  product?: string
  pains: readonly string[]
  triggers: readonly string[]
  objections: readonly string[]
  winners: readonly Winner[]
}

const patternEntries = Object.entries(ideaPatterns) as Array<[IdeaPatternId, IdeaPattern]>

/** The patterns a brand's texts allow, whatever the occasion. */
export function usablePatterns(context: PlanContext): Array<[IdeaPatternId, IdeaPattern]> {
  return patternEntries.filter(
    ([id, pattern]) =>
      (!context.wishes.noDiscounts || !isAboutOffers(id, pattern)) &&
      (pattern.needs === undefined ||
        (pattern.needs === 'consumable'
          ? context.consumables.length > 0
          : statesFact(pattern.needs, context.foldedTexts))) &&
      (pattern.products ?? 0) <= context.words.products.length,
  )
}

/** Of days of sales these speak calmly or afterwards. */
const CALM: ReadonlySet<IdeaPatternId> = new Set(['note-calm-sale', 'greet-sale', 'last-shipping'])

function isAboutOffers(id: IdeaPatternId, { offer, occasions }: IdeaPattern): boolean {
  return offer === true || (occasions?.includes('sale') === true && !CALM.has(id))
}

/** Past themes with enough angles of their own to fill a topic. */
export function winnersWithAngles(context: PlanContext): Winner[] {
  const counts = new Map<string, number>()
  for (const [, pattern] of usablePatterns(context)) {
    if (pattern.occasions === undefined) counts.set(pattern.archetype, (counts.get(pattern.archetype) ?? 0) + 1)
  }
  return context.winners.filter(({ theme }) => (counts.get(theme) ?? 0) >= 3)
}

/** Which main topics a month gets: the ten families in the order of their weight in this month, then second rounds. */
export function planTopics(context: PlanContext, random: SeededRandom): TopicPlan[] {
  const { request, words, occasions, wishes } = context
  const { mode, notes } = request.strategy
  const sales = occasions.filter(({ kind, id }) => kind === 'sale' && id !== 'last-shipping')
  const shipping = occasions.filter(({ id }) => id === 'last-shipping')
  // A day of remembrance is never the subject of a topic.
  const quiet = occasions.filter(({ id }) => id === 'memorial-day')
  const days = occasions.filter(
    ({ kind, id }) => (kind === 'gift' || kind === 'holiday' || kind === 'season') && id !== 'memorial-day',
  )
  const awareness = occasions.filter(({ kind }) => kind === 'awareness')
  const winners = winnersWithAngles(context)
  const noted = folded(notes)
  const isNoted = (product: string) => noted.includes(folded(product))
  // What the notes name comes first, the others in their turn.
  const products = turned(words.products, context.turn).toSorted(
    (left, right) => Number(isNoted(right)) - Number(isNoted(left)),
  )
  const pains = turned(context.pains, context.turn)
  const triggers = turned(context.triggers, context.turn + 1)
  const objections = turned(context.objections, context.turn + 2)
  const weighty = (list: readonly MonthOccasion[]) => list.some(({ weight }) => weight >= 3)

  const order: TopicFamily[] = []
  const has: Record<TopicFamily, boolean> = {
    occasion: days.length > 0,
    product: products.length > 0,
    problem: true,
    trigger: true,
    objection: true,
    offer: sales.length > 0 && !wishes.noDiscounts,
    season: true,
    brand: true,
    lifecycle: true,
    winner: winners.length > 0,
  }
  if (days.some(({ weight }) => weight >= 2)) order.push('occasion')
  if (weighty(sales)) order.push('offer')
  // Without a day to lead up to, the season is what ties a small plan to its month.
  order.push(
    'product',
    'winner',
    ...(order.length === 0 ? ['season' as const] : []),
    'problem',
    'trigger',
    'objection',
    'season',
    'lifecycle',
    'brand',
    'offer',
    'occasion',
  )
  const first = [...new Set(order)].filter((family) => has[family])
  const rounds: TopicFamily[] = [...first]
  const again = random.shuffled(['season', 'problem', 'trigger', 'objection'] as const)
  const more: TopicFamily[] = [
    ...products.slice(1, 3).map(() => 'product' as const),
    ...(days.filter(({ weight }) => weight >= 2).length > 1 ? ['occasion' as const] : []),
    ...again,
  ]
  while (rounds.length < request.topics) rounds.push(more[(rounds.length - first.length) % more.length]!)
  const families = (mode === 'balanced' ? rounds : leaningRounds(mode, has, request.topics)).slice(0, request.topics)

  const seen = new Map<TopicFamily, number>()
  const plans = families.map((family): TopicPlan => {
    const round = seen.get(family) ?? 0
    seen.set(family, round + 1)
    const product = products[round % Math.max(1, products.length)]
    return {
      family,
      occasions: family === 'occasion' ? turned(days, round) : family === 'offer' ? turned(sales, round) : [],
      ...(family === 'product' && product !== undefined ? { product } : {}),
      pains: turned(pains, round),
      triggers: turned(triggers, round),
      objections: turned(objections, round),
      winners: family === 'winner' ? winners : [],
    }
  })
  return withUncovered(plans, [...shipping, ...sales, ...days, ...awareness, ...quiet])
}

function leaningRounds(
  mode: Exclude<StrategyMode, 'balanced'>,
  has: Readonly<Record<TopicFamily, boolean>>,
  topics: number,
): TopicFamily[] {
  const first = LEANING_TOPICS[mode].first.filter((family) => has[family])
  const more = LEANING_TOPICS[mode].more.filter((family) => has[family])
  return [...first, ...Array.from({ length: topics }, (_, index) => more[index % more.length]!)]
}

/** Days that a plan must not miss go to the topic of dates, or to the season's, or to the last one. */
function withUncovered(plans: readonly TopicPlan[], candidates: readonly MonthOccasion[]): TopicPlan[] {
  const covered = new Set(plans.flatMap(({ occasions }) => occasions.map(({ id }) => id)))
  const missing = candidates.filter(
    ({ id, mustCover, weight }) => !covered.has(id) && (mustCover || (weight >= 2 && id !== 'last-shipping')),
  )
  if (missing.length === 0) return [...plans]
  const families = plans.map(({ family }) => family)
  const host =
    ['occasion', 'season', 'offer']
      .map((family) => families.indexOf(family as TopicFamily))
      .find((index) => index >= 0) ?? plans.length - 1
  return plans.map((plan, index) => (index === host ? { ...plan, occasions: [...plan.occasions, ...missing] } : plan))
}

/**
 * The occasion of each idea of a topic. A topic of dates gives its lead six in ten and shares the rest; a topic of
 * something else gives one idea to each day that must not be missed.
 */
export function occasionsOfIdeas(plan: TopicPlan, count: number): Array<MonthOccasion | null> {
  const { occasions, family } = plan
  if (occasions.length === 0) return Array.from({ length: count }, () => null)
  const [lead, ...others] = occasions
  const slots: Array<MonthOccasion | null> = Array.from({ length: count }, () =>
    family === 'occasion' || family === 'offer' ? lead! : null,
  )
  const guests = family === 'occasion' || family === 'offer' ? others : occasions
  const must = guests.filter(({ mustCover }) => mustCover)
  const may = guests.filter(({ mustCover, weight }) => !mustCover && weight >= 2)
  const room = Math.floor(count * 0.4)
  const shared = family === 'occasion' || family === 'offer' ? [...must, ...may] : must
  const filled =
    shared.length === 0
      ? []
      : Array.from(
          { length: Math.min(count - 1, Math.max(must.length, Math.min(room, shared.length * 2))) },
          (_, index) => shared[index % shared.length]!,
        )
  // Shipping has few angles: once is enough.
  let shippingUsed = false
  filled.forEach((occasion, index) => {
    if (occasion.id === 'last-shipping') {
      if (shippingUsed) return
      shippingUsed = true
    }
    slots[count - 1 - index] = occasion
  })
  return slots
}

export function turned<Item>(items: readonly Item[], by: number): Item[] {
  if (items.length === 0) return []
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
