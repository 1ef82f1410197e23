import type { YearMonth } from '#shared/calendar-dates.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import type { Stock, StockIdea } from '../stock/stock-ideas.ts'

export interface MonthRequest extends YearMonth {
  stock: Stock
  /** Tells apart brands with the same stock: the brand's id. */
  seed: string
  emails: number
  openDays: readonly string[]
  /** Preferred weekdays, from 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[]
  /** ISO dates of the month that have emails already, such as a launch from the notes. */
  takenDays: readonly string[]
  /** How many of those emails sell. */
  takenSelling: number
  /** The most emails that may sell, including those. Null for the default share. */
  mostSelling: number | null
  /** Offers that a planned email and the top of the shelf have to name. */
  pushed: readonly string[]
  isPreferred: (idea: StockIdea) => boolean
  /** Tells the title that shows why an idea is preferred. */
  speaksOfTheme: (text: string) => boolean
  /** With a thesis from the notes, the planner looks for none. */
  hasOwnThesis: boolean
  occasions: readonly DatedOccasion[]
  /** Past ideas of the months around this one, by the key of the idea. */
  past: ReadonlyMap<string, readonly PastUse[]>
  /** Ids of the theses of the workspace's other brands in this month. */
  takenTheses: ReadonlySet<string>
  /** Titles of the emails that the workspace's other brands planned for this month, by the key of the idea. */
  takenIdeas: ReadonlyMap<string, readonly string[]>
  /** How the brand sounds. Null where its sheet doesn't say. */
  register: 'playful' | 'plain' | null
  goal: OfferKind | null
  /** Names of offers that people can't get all month long, such as a course that begins: only their own emails sell them. */
  closed: ReadonlySet<string>
}

/** Whether the brand has ideas of its trade. */
export const hasTrade = ({ stock }: Pick<MonthRequest, 'stock'>): boolean =>
  stock.packs.some(({ layer }) => layer === 'trade')

export interface DatedOccasion {
  id: string
  name: string
  date: string
  /** The last day of what begins on the date: people can still come to a sale that has begun. */
  until?: string
}

export interface PastUse extends YearMonth {
  title: string
  wasUsed: boolean
}

/** Negative for a use in a later month. */
export const monthsSince = (use: YearMonth, now: YearMonth): number =>
  now.year * 12 + now.month - (use.year * 12 + use.month)
