import table from './archetypes.json' with { type: 'json' }

/** The 31 campaign types, by the id of ideas and outlines. */
export const ARCHETYPE_IDS = [
  'launch',
  'teaser',
  'restock',
  'bestsellers',
  'ugc',
  'howto',
  'ingredient',
  'story',
  'bts',
  'objection',
  'comparison',
  'bundle',
  'vip',
  'giftguide',
  'sale',
  'flash',
  'lastchance',
  'plainnote',
  'quiz',
  'winback',
  'sunset',
  'replenish',
  'values',
  'survey',
  'referral',
  'loyalty',
  'greeting',
  'roundup',
  'newsletter',
  'milestone',
  'preference',
] as const
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number]

export type MixClass = 'promo' | 'content' | 'relation' | 'lifecycle'

export interface Archetype {
  id: ArchetypeId
  name: string
  goal: string
  segments: readonly string[]
  /** Awareness, consideration, purchase, retention, win-back. */
  funnel: 'A' | 'C' | 'P' | 'R' | 'W'
  mix: MixClass
  template: 'D' | 'T' | 'B'
  /** The most outlines and scheduled emails of this type in a month. */
  maxPerMonth: number
  minGapDays: number
  requires: readonly string[]
  sections: readonly string[]
  subjectPatterns: readonly string[]
  ctaPatterns: readonly string[]
  assets: readonly string[]
  primaryMetric: string
}

export const archetypes: readonly Archetype[] = table as readonly Archetype[]

const byId = new Map<string, Archetype>(archetypes.map((archetype) => [archetype.id, archetype]))

export function archetypeById(id: ArchetypeId): Archetype {
  const archetype = byId.get(id)
  if (!archetype) throw new Error(`The archetype table has no ${id}`)
  return archetype
}

export function isArchetypeId(id: string): id is ArchetypeId {
  return byId.has(id)
}
