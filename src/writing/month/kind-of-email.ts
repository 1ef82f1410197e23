import type { ArchetypeId } from '../knowledge/archetypes.ts'
import { ARCHETYPE_OF_ROLE } from '../knowledge/campaign-roles.ts'
import type { Angle } from '../packs/pack-schema.ts'

interface EmailInAMonth extends Pick<Angle, 'role' | 'stage'> {
  isOnOccasion: boolean
  answersDoubt: boolean
}

export function archetypeOf({ role, stage, isOnOccasion, answersDoubt }: EmailInAMonth): ArchetypeId {
  if (isOnOccasion) return ON_OCCASIONS[role]
  if (stage === 'lapsed') return 'winback'
  if (role === 'prove' && answersDoubt) return 'objection'
  if (role === 'sell' && stage === 'vip') return 'vip'
  if (role === 'sell' && stage === 'repeat') return 'replenish'
  return ARCHETYPE_OF_ROLE[role]
}

const ON_OCCASIONS: Record<Angle['role'], ArchetypeId> = {
  teach: 'howto',
  sell: 'giftguide',
  prove: 'ingredient',
  serve: 'plainnote',
  thank: 'greeting',
  tease: 'teaser',
}
