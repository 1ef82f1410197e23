import type { IdeaFamily, IdeaMeta } from '#server/ai/writers.ts'
import type { ArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { Angle } from '#writing/packs/pack-schema.ts'

export const STAGES: Record<Angle['stage'], IdeaMeta['stage']> = {
  new: 'new',
  first: 'first_purchase',
  repeat: 'repeat',
  vip: 'vip',
  lapsed: 'lapsed',
  all: 'all',
}

export const FAMILIES: Record<Angle['role'], IdeaFamily> = {
  teach: 'education',
  sell: 'product',
  prove: 'proof',
  serve: 'lifecycle',
  thank: 'community',
  tease: 'promo',
}

interface EmailInAMonth extends Pick<Angle, 'role' | 'stage'> {
  isOnOccasion: boolean
  answersDoubt: boolean
}

/** The kind of campaign that an email comes nearest to. */
export function archetypeOf({ role, stage, isOnOccasion, answersDoubt }: EmailInAMonth): ArchetypeId {
  if (isOnOccasion) return ON_OCCASIONS[role]
  if (stage === 'lapsed') return 'winback'
  if (role === 'prove') return answersDoubt ? 'objection' : 'ingredient'
  if (role === 'sell') return stage === 'vip' ? 'vip' : stage === 'repeat' ? 'replenish' : 'roundup'
  return ROLES[role]
}

const ROLES: Record<Exclude<Angle['role'], 'prove' | 'sell'>, ArchetypeId> = {
  teach: 'howto',
  serve: 'plainnote',
  thank: 'plainnote',
  tease: 'teaser',
}

const ON_OCCASIONS: Record<Angle['role'], ArchetypeId> = {
  teach: 'howto',
  sell: 'giftguide',
  prove: 'ingredient',
  serve: 'plainnote',
  thank: 'greeting',
  tease: 'teaser',
}
