import type { Language } from '#shared/brand-brief.ts'
import type { Family } from '#shared/brand-sheet.ts'
import table from './trades.json' with { type: 'json' }

export interface Trade {
  id: string
  /** The family whose content carries the trade beside or before a pack of its own; null where none would fit. */
  family: Family | null
  /** The trade whose pack it shares, where that is another one: stationery is in the pack of books. */
  pack?: string
  /** The family of brands that sell nothing but one subject of the pack, where it is another one. */
  families?: Record<string, Family>
  names: Record<Language, string>
  /** Beginnings of words by which what a brand sells points to the trade. */
  signs: Record<Language, string[]>
}

/** Every trade that can be proposed or chosen. */
export const TRADES = table as readonly Trade[]
