import type { FactValue } from '#shared/brand-sheet.ts'
import type { FilledAngle } from '../packs/fill-angle.ts'
import type { Angle, Pack, Theme } from '../packs/pack-schema.ts'
import type { Offer } from './offer-matching.ts'

export interface Stock {
  /** The trade before the family, and the family before the universal pack. */
  packs: readonly Pack[]
  ideas: readonly StockIdea[]
  locked: readonly LockedIdea[]
  /**
   * By key, how much an idea speaks of what the brand's sheet speaks of, from 0 to 1 among those of its pack. None is known
   * where the sheet says too little.
   */
  kinship: ReadonlyMap<string, number>
  /** The keys of the ideas of packs in which something fits that the owner has told. Null where the sheet says too little. */
  anchored: ReadonlySet<string> | null
}

export interface StockIdea {
  /** `trade/coffee-tea/first-cup`: the same in every language. */
  key: string
  pack: Pack
  angle: Angle
  theme: Theme
  /** The idea by the offer that it may name, best first. Never empty. */
  readings: readonly Reading[]
  /** The doubt of the sheet that it answers. */
  doubt: FactValue<'doubt'> | null
  /** The customers' complaint or need that it's about. Empty where an email can't show the words. */
  concern: string | null
  /** Whether it tells what a member answered to a question of its pack. */
  tellsAnswer: boolean
  /** Those answers. */
  answers: readonly string[]
  /** What the owner tells that belongs to the day of the idea. Its email has it beside the day. */
  story: StoryOfDay | null
  /** How many sentences of the brand its email holds, beside an offer. */
  ownSentences: number
}

/** A story and the first day of what it's about, as "11-21". */
export interface StoryOfDay {
  text: string
  day: string
}

export interface Reading {
  /** Null for an idea that names no offer. */
  offer: Offer | null
  isNamedInLead: boolean
  texts: FilledAngle
  toConfirm: readonly OpenLine[]
}

export interface OpenLine {
  line: string
  question: AskedQuestion
}

/** A question with its id among all packs, such as `family/b2b-supply/q-callback`. */
export interface AskedQuestion {
  id: string
  question: string
  shortest: number
  longest: number
}

export interface LockedIdea {
  key: string
  pack: Pack
  angle: Angle
  questions: readonly AskedQuestion[]
}
