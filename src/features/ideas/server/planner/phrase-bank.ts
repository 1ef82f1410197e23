import type { Language } from '#shared/brand-brief.ts'
import type { IdeaStage } from '#server/ai/writers.ts'
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
 * - `month` "December", `inMonth` "in December", `season` "winter", `inSeason` "in winter"
 * - `occasion` "Mother's Day", `forOccasion` "for Mother's Day", `beforeOccasion` "before Mother's Day",
 *   `date` its date, "9 May"
 * - `pain`, `trigger`, `objection`, `interest`, `say`: the brand's own words, of any grammar ("bitter cups",
 *   "my skin reacts to everything"). Only in quotation marks, or at the start before a colon or a question mark.
 * - `task` an infinitive from the trade's list ("store your beans"), `theme` a noun phrase from it ("Water hardness":
 *   nominative, so at the start before a colon or comma, or in a place where the language does not decline)
 * - `moment` and `seasonMoment` stand after "for" in the language ("für {moment}": accusative)
 * - `person` a gift's receiver, stands after "for" too
 * - `offer` the marker the brand has to fill in ("[confirm offer]"); only in patterns with `offer: true`
 */
export const SLOTS = [
  'brand',
  'product',
  'other',
  'month',
  'inMonth',
  'season',
  'inSeason',
  'occasion',
  'forOccasion',
  'beforeOccasion',
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
] as const
export type Slot = (typeof SLOTS)[number]

/**
 * One angle in one language. `titles`: four or more wordings that differ in more than a word or two, 12 to 90
 * characters when filled, not all opening with the same word, no full stop at the end, no exclamation mark, no digits
 * at the start. `texts`: one or two sentences that say what the mail does; the first whose slots can be filled is
 * taken in turn, and at least one must need no slot but `brand`.
 * Neither may claim a fact of the brand: no numbers, prices, awards, guarantees, health effects, "free", "best".
 */
export interface PatternText {
  titles: readonly string[]
  texts: readonly string[]
}

export interface OccasionForms {
  /** "Mother's Day": nominative, as a title may open with it. */
  name: string
  /** "for Mother's Day", "zum Muttertag". */
  for: string
  /** "before Mother's Day", "vor dem Muttertag". */
  before: string
}

export interface SeasonForms {
  /** "winter", without an article; German with its capital. */
  name: string
  /** "in winter", "im Winter". */
  in: string
  /** Ten or more small scenes of the season, in the form that follows "for": "the first cold mornings". */
  moments: readonly string[]
}

export interface TradeWords {
  /** Ten or more infinitive phrases, each with two or more words of its own: "store your beans". */
  tasks: readonly string[]
  /** Ten or more noun phrases in the nominative: "Grind size". */
  themes: readonly string[]
}

/** Everything the planner needs to write in one language. */
export interface PhraseBank {
  language: Language
  /** January to December, as in a running text. */
  months: readonly string[]
  /** "in January"... */
  inMonths: readonly string[]
  seasons: Record<Season, SeasonForms>
  /** By observance id; the planner uses an occasion only when the language names it here. */
  occasions: Readonly<Record<string, OccasionForms>>
  /** "[confirm offer]": shown where the brand has to decide on an offer. */
  offerMarker: string
  /** Thirty or more everyday scenes that suit any shop, in the form that follows "for". */
  moments: readonly string[]
  /** Twenty or more receivers of gifts, in the form that follows "for". */
  persons: readonly string[]
  trades: Record<Vertical, TradeWords>
  /** Three or more names for the readers of a stage. */
  segments: Record<IdeaStage, readonly string[]>
  /** Kinds of past campaigns, as in "Back in stock". */
  themes: Record<CampaignTheme, string>
  /** Titles of main topics: eight or more by family, six for `winner`. `winner` may use `{winner}`, a theme's name. */
  topics: Record<TopicFamily, readonly string[]>
  patterns: Record<IdeaPatternId, PatternText>
  /**
   * How readers are addressed. A brand whose tone asks for the other form gets no phrase that matches `unless`.
   * `null` where the language has one form only.
   */
  address: {
    standard: 'familiar' | 'formal'
    /** In the brand's description of its tone: asks for the familiar form. */
    asksFamiliar: RegExp
    asksFormal: RegExp
    /** Words (imperatives too) by which a phrase shows its form. */
    familiar: RegExp
    formal: RegExp
  } | null
}
