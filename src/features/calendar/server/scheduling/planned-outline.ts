import type { Audience, SendEffects } from '#features/history/server/send-effects.ts'
import type { IdeaMeta } from '#server/ai/writers.ts'
import { type Archetype, archetypeById, archetypes, isArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { Day } from './days.ts'
import { type CampaignTheme, isCampaignTheme } from '#shared/campaign-themes.ts'

/** What the scheduler knows of an outline. */
export interface PlannedOutline {
  id: string
  title: string
  ideaTitle: string
  template: string
  /** Null when a person had the idea, or the idea is gone. */
  meta: IdeaMeta | null
  /** The day that the plan of the month gives its idea; null for one that it leaves on the shelf. */
  plannedFor: Day | null
}

/** What past campaigns of a kind are called in the history, where that is not its own name. */
const THEMES: Partial<Record<string, CampaignTheme>> = {
  teaser: 'launch',
  ingredient: 'howto',
  bts: 'story',
  objection: 'howto',
  comparison: 'howto',
  flash: 'sale',
  plainnote: 'story',
  sunset: 'winback',
  values: 'story',
  referral: 'vip',
  loyalty: 'vip',
  greeting: 'story',
  roundup: 'bestsellers',
  newsletter: 'story',
  milestone: 'story',
  preference: 'survey',
}

const AUDIENCES: Readonly<Record<IdeaMeta['stage'], Audience>> = {
  new: 'new',
  first_purchase: 'new',
  repeat: 'engaged',
  vip: 'vip',
  lapsed: 'lapsed',
  all: 'all',
}

/** An outlier may not decide alone who gets the good days. */
const WIDEST = Math.log(3)

export function archetypeOf({ template, meta }: Pick<PlannedOutline, 'template' | 'meta'>): Archetype | null {
  if (meta !== null && isArchetypeId(meta.archetype)) return archetypeById(meta.archetype)
  return archetypes.find(({ name }) => name === template) ?? null
}

export function isPromo(outline: Pick<PlannedOutline, 'template' | 'meta'>): boolean {
  return archetypeOf(outline)?.mix === 'promo'
}

/** What the history would call it; null when it is of no known kind. */
export function themeOf(outline: Pick<PlannedOutline, 'template' | 'meta'>): CampaignTheme | null {
  const id = archetypeOf(outline)?.id
  if (id === undefined) return null
  return THEMES[id] ?? (isCampaignTheme(id) ? id : null)
}

/** What an email of its theme to its audience brought in the past, compared with the usual one: 1 without history. */
export function valueOf(outline: PlannedOutline, effects: SendEffects): number {
  if (!effects.fitted) return 1
  const theme = themeOf(outline)
  const audience = outline.meta === null ? 'all' : AUDIENCES[outline.meta.stage]
  const lift =
    (theme === null ? 0 : (effects.themes.get(theme)?.lift ?? 0)) + (effects.audiences.get(audience)?.lift ?? 0)
  return Math.exp(Math.min(WIDEST, Math.max(-WIDEST, lift)))
}
