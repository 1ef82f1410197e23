import type { OutlineRequest } from '#server/ai/writers.ts'
import { type ArchetypeId, isArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import { roleInWords } from '#writing/outline/role-plan.ts'
import type { OutlineRole } from '#writing/outline/words/outline-words.ts'

const ROLES: Record<ArchetypeId, OutlineRole> = {
  launch: 'launch',
  teaser: 'tease',
  restock: 'sell',
  bestsellers: 'sell',
  ugc: 'prove',
  howto: 'teach',
  ingredient: 'prove',
  story: 'prove',
  bts: 'prove',
  objection: 'prove',
  comparison: 'sell',
  bundle: 'sell',
  vip: 'thank',
  giftguide: 'sell',
  sale: 'sell',
  flash: 'sell',
  lastchance: 'sell',
  plainnote: 'serve',
  quiz: 'teach',
  winback: 'serve',
  sunset: 'serve',
  replenish: 'sell',
  values: 'prove',
  survey: 'serve',
  referral: 'thank',
  loyalty: 'thank',
  greeting: 'thank',
  roundup: 'sell',
  newsletter: 'teach',
  milestone: 'thank',
  preference: 'serve',
}

const ARCHETYPES: Record<OutlineRole, ArchetypeId> = {
  teach: 'howto',
  sell: 'roundup',
  prove: 'ingredient',
  serve: 'plainnote',
  thank: 'plainnote',
  tease: 'teaser',
  launch: 'launch',
}

interface KindOfIdea {
  role: OutlineRole
  archetype: ArchetypeId
  /** Whether the idea says itself what kind of campaign it is; else its words are all there is. */
  isStated: boolean
}

/** What an idea is for: by the kind of campaign it carries, else by its words. */
export function kindOf({ brand, idea }: Pick<OutlineRequest, 'brand' | 'idea'>): KindOfIdea {
  const stated = idea.meta?.archetype ?? ''
  if (isArchetypeId(stated)) return { role: ROLES[stated], archetype: stated, isStated: true }
  const role = roleInWords(brand, [idea.title.slice(0, 300), idea.description.slice(0, 600)])
  return { role, archetype: ARCHETYPES[role], isStated: false }
}
