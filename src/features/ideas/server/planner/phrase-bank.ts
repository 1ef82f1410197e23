import type { Country, Language } from '#shared/brand-brief.ts'
import type { IdeaStage } from '#server/ai/writers.ts'
import type { ArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { CampaignTheme } from '#server/marketing-knowledge/campaign-themes.ts'
import type { Season } from '#server/marketing-knowledge/seasons.ts'
import type { Vertical } from '#server/marketing-knowledge/verticals.ts'
import type { IdeaPatternId, TopicFamily } from './idea-patterns.ts'

/**
 * The slots a phrase may carry, written `{product}`; with a capital, `{Product}`, the value starts with a capital
 * letter (for the start of a title). A phrase whose slots cannot all be filled is not used.
 *
 * - `brand` the brand's name, `product` the product the idea is about, `other` a second product. Product names are
 *   the brand's: of unknown gender and number, so never put an article before them or a verb that agrees with them.
 * - `month` "December", `season` "winter", `occasion` "Mother's Day" (nominative, without article), `date` "9 May"
 * - `pain`, `trigger`, `objection`, `interest`, `say`: the brand's own words, of any grammar. Always between `{q}`
 *   and `{/q}`, the quotation marks of the language, or (`Interest` only) at the start before a colon or comma.
 * - `task` an infinitive from the trade's list, `theme` a noun phrase from it: nominative, so where nothing declines
 * - `moment`, `seasonMoment` and `person` stand after "for" in the language ("für {moment}": accusative)
 * - `offer`, `dateMarker` what the brand has to fill in ("[confirm offer]")
 */
export const SLOTS = [
  'brand',
  'product',
  'other',
  'month',
  'season',
  'occasion',
  'date',
  'pain',
  'trigger',
  'objection',
  'interest',
  'say',
  'task',
  'theme',
  'moment',
  'seasonMoment',
  'person',
  'offer',
  'dateMarker',
  'winner',
  'segment',
] as const
export type Slot = (typeof SLOTS)[number]

export interface TradeWords {
  /** Infinitive phrases, each with two or more words of its own: "store coffee beans". */
  tasks: readonly string[]
  /** Noun phrases in the nominative: "Grind size". */
  themes: readonly string[]
}

export type ContextKind =
  | 'occasion'
  | 'memorial'
  | 'product'
  | 'pain'
  | 'trigger'
  | 'objection'
  | 'interest'
  | 'season'
  | 'stage'

/**
 * Everything the planner needs to write in one language. No phrase may claim a fact of a brand: no prices, awards,
 * guarantees, health effects, nothing "free". Readers are not addressed where a language knows two forms of address.
 */
export interface PhraseBank {
  language: Language
  /** January to December, as in a running text. */
  months: readonly string[]
  date: (day: number, month: string, country: Country) => string
  quotes: readonly [open: string, close: string]
  /** What the language changes where two filled words meet: elision, for example. */
  polish?: (text: string) => string
  /** "[confirm offer]": shown where the brand has to decide. */
  offerMarker: string
  dateMarker: string
  seasons: Record<Season, { name: string; moments: readonly string[] }>
  /** Everyday scenes that suit any shop. */
  moments: readonly string[]
  /** Receivers of gifts: all, and those whom any product may suit. */
  persons: { ofIdeas: readonly string[]; ofAnything: readonly string[] }
  /** Names for the readers of a stage; the last of `first_purchase` have ordered once. */
  segments: Record<IdeaStage, readonly string[]>
  /** Kinds of past campaigns. */
  themes: Record<CampaignTheme, string>
  /** What most shoppers know, for brands that stated none of their own. */
  pains: readonly string[]
  triggers: readonly string[]
  objections: readonly string[]
  trades: Record<Vertical, TradeWords>
  /** Titles of main topics; `occasions` for a topic about more than one date. */
  topics: Record<TopicFamily | 'occasions', readonly string[]>
  /** Two or more wordings of every angle. */
  titles: Record<IdeaPatternId, readonly string[]>
  /** What a mail of this kind does: first sentence of a description. */
  archetypeTexts: Record<ArchetypeId, readonly [string, string]>
  /** What makes it this brand's: second sentence. */
  contexts: Record<ContextKind, readonly string[]>
}
