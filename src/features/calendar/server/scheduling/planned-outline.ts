import type { Audience, SendEffects } from '#features/history/server/send-effects.ts'
import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
import { type Archetype, archetypeById, archetypes, isArchetypeId } from '#writing/knowledge/archetypes.ts'
import type { Day } from './days.ts'
import { type CampaignTheme, isCampaignTheme } from '#shared/campaign-themes.ts'

export interface PlannedOutline {
  id: string
  title: string
  ideaTitle: string
  template: string
  meta: IdeaMeta | null
  plannedFor: Day | null
}

/** Themes of archetypes whose name differs from the theme in the history. */
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

/** Limits outliers, so that one campaign can't claim the best days. */
const WIDEST = Math.log(3)

export function archetypeOf({ template, meta }: Pick<PlannedOutline, 'template' | 'meta'>): Archetype | null {
  if (meta !== null && isArchetypeId(meta.archetype)) return archetypeById(meta.archetype)
  return archetypes.find(({ name }) => name === template) ?? null
}

export function isPromo(outline: Pick<PlannedOutline, 'template' | 'meta'>): boolean {
  return archetypeOf(outline)?.mix === 'promo'
}

export function themeOf(outline: Pick<PlannedOutline, 'template' | 'meta'>): CampaignTheme | null {
  const id = archetypeOf(outline)?.id
  if (id === undefined) return null
  return THEMES[id] ?? (isCampaignTheme(id) ? id : null)
}

export function valueOf(outline: PlannedOutline, effects: SendEffects): number {
  if (!effects.fitted) return 1
  const theme = themeOf(outline)
  const audience = outline.meta === null ? 'all' : AUDIENCES[outline.meta.stage]
  const lift =
    (theme === null ? 0 : (effects.themes.get(theme)?.lift ?? 0)) + (effects.audiences.get(audience)?.lift ?? 0)
  return Math.exp(Math.min(WIDEST, Math.max(-WIDEST, lift)))
}
