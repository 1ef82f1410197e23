import type { YearMonth } from '#shared/calendar-dates.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import type { Stock, StockIdea } from '../stock/brand-stock.ts'

/** All that a month is planned from. The same request gives the same month. */
export interface MonthRequest extends YearMonth {
  stock: Stock
  /** What tells brands apart that have the same stock: the brand's id. */
  seed: string
  /** How many dated emails are wanted; 0 for further ideas alone. */
  emails: number
  /** ISO dates of the month on which the brand can send, in order. */
  openDays: readonly string[]
  /** Weekdays that are taken first, from 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[]
  /** ISO dates in the month on which other emails of the plan go out, such as a launch that somebody named. */
  takenDays: readonly string[]
  /** How many of those sell. */
  takenSelling: number
  /** The most emails that may sell, those others among them; null for the usual measure. */
  mostSelling: number | null
  /** Offers that an email of the plan and the top of the shelf are to name. */
  pushed: readonly string[]
  /** Whether somebody asked for ideas like this one. */
  isPreferred: (idea: StockIdea) => boolean
  /** Whether somebody said what ties the month together: then no thesis is looked for. */
  hasOwnThesis: boolean
  /** Days of the year that the brand may write about: those of the month and those whose run-up lies in it. */
  occasions: readonly DatedOccasion[]
  /** What the brand had in the months around this one, by the key of the idea. */
  past: ReadonlyMap<string, readonly PastUse[]>
  /** Ids of the theses that other brands of the workspace have in this month. */
  takenTheses: ReadonlySet<string>
  /** Titles of the emails that other brands of the workspace have planned for this month, by the key of the idea. */
  takenIdeas: ReadonlyMap<string, readonly string[]>
  /** How the brand sounds; null where nobody has said. */
  register: 'playful' | 'plain' | null
  /** The kind of offer that the brand wants people to take up: an email of each month names one. */
  goal: OfferKind | null
}

export interface DatedOccasion {
  id: string
  /** The name as the brand's readers say it. */
  name: string
  /** ISO date of its day. */
  date: string
}

/** An idea that the brand already had. */
export interface PastUse extends YearMonth {
  title: string
  /** Whether it was planned as an email or has an outline. The others only lay on the shelf. */
  wasUsed: boolean
}

/** Months since a past use; negative for one in a later month. */
export const monthsSince = (use: YearMonth, now: YearMonth): number =>
  now.year * 12 + now.month - (use.year * 12 + use.month)
