import type { PastCampaign, PlanRequest } from '#server/ai/writers.ts'
import { campaignThemeOf, isCampaignTheme, type CampaignTheme } from '#server/marketing-knowledge/campaign-themes.ts'
import { seasonOf, type Season } from '#server/marketing-knowledge/seasons.ts'
import type { Vertical } from '#server/marketing-knowledge/verticals.ts'
import { folded } from '#server/quality/folded-text.ts'
import { brandWords, type BrandWords } from './brand-words.ts'
import { monthOccasions, type MonthOccasion } from './month-occasions.ts'
import { phraseBanks } from './phrase-banks.ts'
import { spelledFor } from './local-spelling.ts'
import type { PhraseBank } from './phrase-bank.ts'
import { statesFact } from './stated-facts.ts'
import { type NotedWishes, readNotes } from '#shared/strategy-notes.ts'

export interface Winner {
  campaign: PastCampaign
  theme: CampaignTheme
}

/** Everything a plan of one month is made of, read once. */
export interface PlanContext {
  request: PlanRequest
  bank: PhraseBank
  words: BrandWords
  /** The brand's words, or the common ones where it stated none. */
  pains: readonly string[]
  triggers: readonly string[]
  objections: readonly string[]
  occasions: readonly MonthOccasion[]
  /** What the notes ask for. */
  wishes: NotedWishes
  /** Products that run out. */
  consumables: readonly string[]
  season: Season
  vertical: Vertical
  /** Words of the trade; the general ones come after them. */
  tasks: readonly string[]
  themes: readonly string[]
  generalTasks: readonly string[]
  generalThemes: readonly string[]
  winners: readonly Winner[]
  lowThemes: ReadonlySet<string>
  /** What a theme brings compared with the others, where that is clear: the logarithm, within a doubling. */
  themeLifts: ReadonlyMap<string, number>
  foldedTexts: string
  /** Grows by one with each month: turns the wordings over. */
  turn: number
}

export function planContext(request: PlanRequest): PlanContext {
  const { brand, year, month, history } = request
  const bank = spelledFor(phraseBanks[brand.language], brand.country)
  const words = brandWords(brand)
  const winners = (history?.topPerformers ?? [])
    .filter(({ liftPct }) => liftPct > 0)
    .flatMap((campaign) => {
      const theme = themeOf(campaign)
      return theme === null ? [] : [{ campaign, theme }]
    })
  const topThemes = new Set(winners.map(({ theme }) => theme))
  const lowThemes = new Set(
    (history?.lowPerformers ?? []).map(themeOf).filter((theme) => theme !== null && !topThemes.has(theme)),
  )
  const vertical = words.verticals[0] ?? 'general'
  return {
    request,
    bank,
    words,
    pains: words.pains.length > 0 ? words.pains : bank.pains,
    triggers: words.triggers.length > 0 ? words.triggers : bank.triggers,
    objections: words.objections.length > 0 ? words.objections : bank.objections,
    occasions: monthOccasions(brand, words.verticals, year, month),
    wishes: readNotes(request.strategy.notes, request),
    consumables: words.products.filter((product) => statesFact('consumable', folded(product))),
    season: seasonOf(brand.country, month),
    vertical,
    tasks: bank.trades[vertical].tasks,
    themes: bank.trades[vertical].themes,
    generalTasks: bank.trades.general.tasks,
    generalThemes: bank.trades.general.themes,
    winners,
    lowThemes: lowThemes as ReadonlySet<string>,
    themeLifts: new Map(
      history?.themeLifts.map(({ theme, lift }) => [theme, Math.max(-Math.LN2, Math.min(Math.LN2, lift))]),
    ),
    foldedTexts: folded(words.everything),
    turn: year * 12 + month,
  }
}

function themeOf(campaign: PastCampaign): CampaignTheme | null {
  if (campaign.theme !== null && isCampaignTheme(campaign.theme)) return campaign.theme
  return campaignThemeOf(campaign.name, campaign.subject)
}
