import type { ArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { ObservanceKind } from '#server/marketing-knowledge/observances.ts'
import type { IdeaFamily, IdeaStage } from '#server/ai/writers.ts'

/** The ten families of main topics, in the order of their priority. */
export const TOPIC_FAMILIES = [
  'occasion',
  'product',
  'problem',
  'trigger',
  'objection',
  'offer',
  'season',
  'brand',
  'lifecycle',
  'winner',
] as const
export type TopicFamily = (typeof TOPIC_FAMILIES)[number]

/** What must be stated in the brand's own texts before an idea that relies on it may be offered. */
export type StatedFact = 'restock' | 'quiz' | 'commitment' | 'referral' | 'loyalty' | 'since' | 'consumable'

export interface IdeaPattern {
  archetype: ArchetypeId
  family: IdeaFamily
  /** Topic families this pattern belongs under. */
  topics: readonly TopicFamily[]
  /** Readers it suits, best first. */
  stages: readonly IdeaStage[]
  /** For patterns about an occasion: the kinds of occasion it suits. Absent: gift, holiday, season and awareness. */
  occasions?: readonly ObservanceKind[]
  /** Only for the occasions with these ids. */
  only?: readonly string[]
  needs?: StatedFact
  /** Least number of listed products. */
  products?: number
  /** Needs an offer the brand has yet to decide: its texts carry the language's offer marker. */
  offer?: true
  /** Suggests that a product does something about a complaint: never about one of the body. */
  claims?: true
  /** For readers who have ordered: never for those still on their way to a first order. */
  owned?: true
  /** Only for occasions from which a reader may want to be spared. */
  optOut?: true
}

function pattern(
  archetype: ArchetypeId,
  family: IdeaFamily,
  topics: string,
  stages: string,
  more: Omit<IdeaPattern, 'archetype' | 'family' | 'topics' | 'stages'> = {},
): IdeaPattern {
  return {
    archetype,
    family,
    topics: topics.split(' ') as TopicFamily[],
    stages: stages.split(' ') as IdeaStage[],
    ...more,
  }
}

const gift = { occasions: ['gift'] } as const
const sale = { occasions: ['sale'] } as const
const date = { occasions: ['gift', 'holiday', 'season', 'awareness'] } as const
const feast = { occasions: ['gift', 'holiday', 'season'] } as const

/**
 * What the planner knows how to propose, free of any language. Each entry is one angle; its wording in a language
 * stands under the same id in that language's phrase bank.
 */
export const ideaPatterns = {
  'launch-meet': pattern('launch', 'product', 'product trigger', 'new first_purchase'),
  'launch-one-job': pattern('launch', 'product', 'product problem', 'first_purchase new'),
  'launch-season': pattern('launch', 'product', 'product season', 'new repeat'),
  'launch-not-for': pattern('launch', 'product', 'product objection', 'first_purchase'),
  'restock-back': pattern('restock', 'product', 'product', 'repeat vip', { needs: 'restock' }),

  'best-start': pattern('bestsellers', 'product', 'brand lifecycle trigger', 'new', { products: 3 }),
  'best-occasion': pattern('bestsellers', 'product', 'occasion', 'first_purchase new', { products: 3, ...feast }),
  'best-trigger': pattern('bestsellers', 'product', 'trigger', 'first_purchase repeat', { products: 3 }),
  'best-pain': pattern('bestsellers', 'product', 'problem', 'first_purchase', { products: 3, claims: true }),
  'best-season': pattern('bestsellers', 'product', 'season', 'repeat first_purchase', { products: 3 }),
  'best-moment': pattern('bestsellers', 'product', 'trigger season', 'first_purchase', { products: 3 }),
  'best-sale': pattern('bestsellers', 'promo', 'offer', 'repeat', { products: 3, ...sale }),

  'ugc-words': pattern('ugc', 'proof', 'product', 'first_purchase'),
  'ugc-pain': pattern('ugc', 'proof', 'problem', 'first_purchase', { claims: true }),
  'ugc-objection': pattern('ugc', 'proof', 'objection', 'first_purchase'),
  'ugc-trigger': pattern('ugc', 'proof', 'trigger', 'first_purchase repeat'),
  'ugc-photo': pattern('ugc', 'community', 'product season', 'repeat vip'),
  'ugc-occasion': pattern('ugc', 'community', 'occasion', 'repeat', date),
  'ugc-first-month': pattern('ugc', 'proof', 'product problem objection', 'first_purchase new'),
  'ugc-regulars': pattern('ugc', 'community', 'brand lifecycle', 'vip repeat'),
  'ugc-month': pattern('ugc', 'community', 'season brand', 'repeat'),

  'howto-task': pattern('howto', 'education', 'season problem product trigger', 'repeat new'),
  'howto-theme': pattern('howto', 'education', 'problem season product', 'repeat new'),
  'howto-mistakes': pattern('howto', 'education', 'problem objection product', 'repeat first_purchase'),
  'howto-product': pattern('howto', 'education', 'product', 'repeat new'),
  'howto-first-use': pattern('howto', 'education', 'product', 'first_purchase repeat', { owned: true }),
  'howto-keep': pattern('howto', 'education', 'product lifecycle', 'repeat'),
  'howto-pain': pattern('howto', 'education', 'problem', 'new first_purchase'),
  'howto-pain-product': pattern('howto', 'education', 'problem', 'first_purchase repeat', { claims: true }),
  'howto-trigger': pattern('howto', 'education', 'trigger', 'repeat new'),
  'howto-objection': pattern('howto', 'education', 'objection', 'first_purchase'),
  'howto-moment': pattern('howto', 'education', 'season trigger', 'repeat'),
  'howto-season': pattern('howto', 'seasonal', 'season', 'repeat new'),
  'howto-occasion': pattern('howto', 'seasonal', 'occasion', 'repeat', feast),
  'howto-occasion-task': pattern('howto', 'seasonal', 'occasion', 'repeat first_purchase', feast),
  'howto-interest': pattern('howto', 'education', 'season trigger brand', 'new repeat'),

  'inside-parts': pattern('ingredient', 'education', 'product', 'first_purchase'),
  'inside-decision': pattern('ingredient', 'education', 'product brand objection', 'first_purchase repeat'),
  'inside-pain': pattern('ingredient', 'education', 'problem', 'first_purchase', { claims: true }),
  'inside-objection': pattern('ingredient', 'education', 'objection', 'first_purchase'),
  'inside-theme': pattern('ingredient', 'education', 'product season brand', 'new first_purchase'),
  'inside-say': pattern('ingredient', 'product', 'brand product objection', 'new first_purchase'),
  'inside-occasion': pattern('ingredient', 'education', 'occasion', 'first_purchase', feast),

  'story-start': pattern('story', 'story', 'brand', 'new'),
  'story-product': pattern('story', 'story', 'brand product', 'new repeat'),
  'story-lesson': pattern('story', 'story', 'brand problem', 'new repeat'),
  'story-month': pattern('story', 'story', 'brand season', 'repeat new'),
  'story-say': pattern('story', 'story', 'brand', 'new'),
  'story-pain': pattern('story', 'story', 'problem', 'new'),

  'bts-day': pattern('bts', 'story', 'brand', 'repeat'),
  'bts-product': pattern('bts', 'story', 'product brand', 'repeat first_purchase'),
  'bts-season': pattern('bts', 'story', 'season brand', 'repeat'),
  'bts-objection': pattern('bts', 'story', 'objection', 'first_purchase'),
  'bts-occasion': pattern('bts', 'story', 'occasion', 'repeat vip', feast),
  'bts-theme': pattern('bts', 'story', 'brand', 'repeat vip'),

  'objection-answer': pattern('objection', 'proof', 'objection', 'first_purchase'),
  'objection-product': pattern('objection', 'proof', 'objection product', 'first_purchase'),
  'objection-pain': pattern('objection', 'proof', 'problem', 'first_purchase', { claims: true }),
  'objection-trigger': pattern('objection', 'proof', 'trigger', 'first_purchase'),
  'objection-note': pattern('objection', 'proof', 'objection', 'new first_purchase'),

  'compare-two': pattern('comparison', 'product', 'product trigger', 'first_purchase', { products: 2 }),
  'compare-pain': pattern('comparison', 'product', 'problem', 'first_purchase', { products: 2, claims: true }),
  'compare-objection': pattern('comparison', 'product', 'objection', 'first_purchase', { products: 2 }),
  'compare-occasion': pattern('comparison', 'product', 'occasion', 'first_purchase', { products: 2, ...feast }),
  'compare-moment': pattern('comparison', 'product', 'season product', 'first_purchase', { products: 2 }),

  'bundle-two': pattern('bundle', 'promo', 'product', 'repeat', { products: 2 }),
  'bundle-trigger': pattern('bundle', 'promo', 'trigger', 'repeat', { products: 2 }),
  'bundle-season': pattern('bundle', 'promo', 'season', 'repeat', { products: 2 }),
  'bundle-occasion': pattern('bundle', 'promo', 'occasion', 'repeat first_purchase', { products: 2, ...feast }),
  'bundle-next': pattern('bundle', 'promo', 'lifecycle product', 'repeat', { products: 2 }),
  'bundle-sale': pattern('bundle', 'promo', 'offer', 'repeat', { products: 2, ...sale }),

  'vip-first-look': pattern('vip', 'promo', 'lifecycle', 'vip'),
  'vip-occasion': pattern('vip', 'promo', 'occasion', 'vip', gift),
  'vip-sale': pattern('vip', 'promo', 'offer', 'vip', { offer: true, ...sale }),
  'vip-trigger': pattern('vip', 'promo', 'trigger', 'vip'),
  'vip-product': pattern('vip', 'promo', 'product lifecycle', 'vip'),

  'gift-person': pattern('giftguide', 'seasonal', 'occasion', 'first_purchase repeat', gift),
  'gift-product': pattern('giftguide', 'seasonal', 'occasion', 'first_purchase', gift),
  'gift-budget': pattern('giftguide', 'seasonal', 'occasion', 'first_purchase repeat', { products: 3, ...gift }),
  'gift-late': pattern('giftguide', 'seasonal', 'occasion', 'repeat lapsed', gift),
  'gift-any-day': pattern('giftguide', 'promo', 'trigger season', 'repeat', { products: 1 }),

  'sale-open': pattern('sale', 'promo', 'offer', 'repeat first_purchase', { offer: true, ...sale }),
  'sale-plan': pattern('sale', 'promo', 'offer', 'repeat', { offer: true, ...sale }),
  'flash-day': pattern('flash', 'promo', 'offer', 'vip', { offer: true, ...sale }),
  'last-sale': pattern('lastchance', 'promo', 'offer', 'first_purchase', { offer: true, ...sale }),
  'last-shipping': pattern('lastchance', 'promo', 'occasion offer season', 'first_purchase lapsed', {
    occasions: ['sale'],
    only: ['last-shipping'],
  }),
  'last-gift': pattern('lastchance', 'promo', 'occasion', 'first_purchase lapsed', gift),

  'note-month': pattern('plainnote', 'engagement', 'season brand', 'repeat new'),
  'note-question': pattern('plainnote', 'engagement', 'brand lifecycle', 'repeat'),
  'note-product': pattern('plainnote', 'engagement', 'product', 'repeat'),
  'note-pain': pattern('plainnote', 'engagement', 'problem', 'new', { claims: true }),
  'note-trigger': pattern('plainnote', 'engagement', 'trigger', 'repeat'),
  'note-objection': pattern('plainnote', 'engagement', 'objection', 'first_purchase'),
  'note-occasion': pattern('plainnote', 'engagement', 'occasion', 'repeat new', date),
  'note-sale': pattern('plainnote', 'engagement', 'offer', 'repeat', sale),
  'note-calm-sale': pattern('plainnote', 'engagement', 'offer', 'new', sale),

  'quiz-finder': pattern('quiz', 'engagement', 'product problem trigger season', 'new', { needs: 'quiz' }),
  'quiz-guess': pattern('plainnote', 'engagement', 'product problem season', 'new repeat'),

  'winback-new': pattern('winback', 'lifecycle', 'lifecycle', 'lapsed'),
  'winback-product': pattern('winback', 'lifecycle', 'lifecycle product', 'lapsed'),
  'winback-season': pattern('winback', 'lifecycle', 'lifecycle season', 'lapsed'),
  'winback-pain': pattern('winback', 'lifecycle', 'problem', 'lapsed', { claims: true }),
  'winback-occasion': pattern('winback', 'lifecycle', 'occasion', 'lapsed', feast),
  'winback-sale': pattern('winback', 'lifecycle', 'offer', 'lapsed', { offer: true, ...sale }),
  'sunset-stay': pattern('sunset', 'lifecycle', 'lifecycle', 'lapsed'),
  'replenish-product': pattern('replenish', 'lifecycle', 'lifecycle product', 'repeat', { needs: 'consumable' }),
  'replenish-trigger': pattern('replenish', 'lifecycle', 'trigger', 'repeat', { needs: 'consumable' }),
  'second-order': pattern('bundle', 'lifecycle', 'lifecycle trigger', 'first_purchase', { products: 1, owned: true }),
  'check-in': pattern('survey', 'lifecycle', 'lifecycle product', 'first_purchase repeat', { owned: true }),
  'referral-friend': pattern('referral', 'lifecycle', 'lifecycle brand', 'vip repeat', { needs: 'referral' }),
  'loyalty-points': pattern('loyalty', 'lifecycle', 'lifecycle', 'vip repeat', { needs: 'loyalty' }),
  'preference-skip': pattern('preference', 'lifecycle', 'occasion', 'repeat', { optOut: true, ...gift }),
  'preference-topics': pattern('preference', 'lifecycle', 'lifecycle brand', 'new repeat'),

  'values-promise': pattern('values', 'story', 'brand objection', 'new repeat', { needs: 'commitment' }),
  'survey-two-minutes': pattern('survey', 'engagement', 'brand lifecycle', 'repeat first_purchase', { owned: true }),
  'survey-product': pattern('survey', 'engagement', 'product', 'repeat'),
  'survey-objection': pattern('survey', 'engagement', 'objection', 'first_purchase new'),
  'survey-month': pattern('survey', 'engagement', 'season', 'repeat'),
  'greet-occasion': pattern('greeting', 'seasonal', 'occasion', 'repeat vip', feast),
  'greet-thanks': pattern('greeting', 'community', 'brand lifecycle', 'vip repeat'),
  'greet-sale': pattern('greeting', 'community', 'offer', 'repeat', sale),

  'roundup-moment': pattern('roundup', 'product', 'season trigger', 'first_purchase', { products: 1 }),
  'roundup-interest': pattern('roundup', 'product', 'season trigger brand', 'first_purchase new'),
  'roundup-season': pattern('roundup', 'seasonal', 'season', 'repeat'),
  'roundup-occasion': pattern('roundup', 'seasonal', 'occasion', 'first_purchase', date),
  'roundup-product': pattern('roundup', 'product', 'product', 'repeat'),
  'roundup-reading': pattern('roundup', 'education', 'problem objection', 'new'),

  'news-month': pattern('newsletter', 'community', 'season brand', 'repeat new'),
  'news-theme': pattern('newsletter', 'community', 'season brand', 'repeat'),
  'news-occasion': pattern('newsletter', 'seasonal', 'occasion', 'repeat', date),
  'milestone-since': pattern('milestone', 'community', 'brand', 'vip repeat', { needs: 'since' }),

  'teaser-occasion': pattern('teaser', 'seasonal', 'occasion', 'vip repeat', feast),
  'teaser-sale': pattern('teaser', 'promo', 'offer', 'vip repeat', sale),
} satisfies Record<string, IdeaPattern>

export type IdeaPatternId = keyof typeof ideaPatterns
