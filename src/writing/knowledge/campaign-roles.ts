import type { OutlineRole } from '../languages/outline-words.ts'
import type { Angle } from '../packs/pack-schema.ts'
import type { IdeaFamily, IdeaMeta } from '../requests/idea-meta.ts'
import type { ArchetypeId } from './archetypes.ts'

export const ROLE_OF_ARCHETYPE: Record<ArchetypeId, OutlineRole> = {
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

/** The nearest campaign type of an email of which only the role is known. */
export const ARCHETYPE_OF_ROLE: Record<OutlineRole, ArchetypeId> = {
  teach: 'howto',
  sell: 'roundup',
  prove: 'ingredient',
  serve: 'plainnote',
  thank: 'plainnote',
  tease: 'teaser',
  launch: 'launch',
}

export const FAMILIES: Record<Angle['role'], IdeaFamily> = {
  teach: 'education',
  sell: 'product',
  prove: 'proof',
  serve: 'lifecycle',
  thank: 'community',
  tease: 'promo',
}

/** The readers of an email in ideas, by the stage in packs. */
export const STAGES: Record<Angle['stage'], IdeaMeta['stage']> = {
  new: 'new',
  first: 'first_purchase',
  repeat: 'repeat',
  vip: 'vip',
  lapsed: 'lapsed',
  all: 'all',
}

const PACK_STAGES = Object.keys(STAGES) as Angle['stage'][]

export const packStageOf = (stage: IdeaMeta['stage']): Angle['stage'] =>
  PACK_STAGES.find((each) => STAGES[each] === stage) ?? 'all'
