import type { Language } from '#shared/brand-brief.ts'
import type { Family } from '#shared/brand-sheet.ts'
import { languageData } from '../languages/language-folders.ts'
import table from './trades.json' with { type: 'json' }

export interface Trade {
  id: string
  /** The family whose content supports the trade, beside its own pack or before it has one. Null where none fits. */
  family: Family | null
  /** Trades whose words it shares: dog biscuits don't come from a bakery. */
  over?: readonly string[]
  /** Goods of every trade may come in it. */
  isWayToSell?: boolean
  /** The trade whose pack it shares: stationery uses the pack of books. */
  pack?: string
  /** The family of brands that sell only one subject of the pack, where it differs. */
  families?: Record<string, Family>
  /** The same of brands that sell others of its subjects and not this one: no one tries on a bag. */
  without?: Record<string, Family>
}

interface TradeWords {
  name: string
  signs: readonly string[]
  /** Signs that hardly any other trade has. A sign of several words occurs as it is. */
  sure?: readonly string[]
  /** What a brand of the trade calls itself: "village bakery". */
  names?: readonly string[]
  /** More words of such brands about themselves, which other trades know as well: "cheese". */
  called?: readonly string[]
  /** How people come to buy: "a written quote". It only adds to other signs. */
  ways?: readonly string[]
}

const wordsByTrade = languageData(
  'languages/<language>/trades.json',
  (data: Readonly<Record<string, TradeWords>>) => data,
)

export const tradeName = ({ id }: Pick<Trade, 'id'>, language: Language): string =>
  (wordsByTrade(language)[id] ?? wordsByTrade('en')[id]!).name

export const tradeSigns = ({ id }: Pick<Trade, 'id'>, language: Language): readonly string[] =>
  wordsByTrade(language)[id]?.signs ?? []

export const sureSigns = ({ id }: Pick<Trade, 'id'>, language: Language): readonly string[] =>
  wordsByTrade(language)[id]?.sure ?? []

export const calledWords = ({ id }: Pick<Trade, 'id'>, language: Language): readonly string[] =>
  wordsByTrade(language)[id]?.called ?? []

export const waysToBuy = ({ id }: Pick<Trade, 'id'>, language: Language): readonly string[] =>
  wordsByTrade(language)[id]?.ways ?? []

/** What a brand of the trade calls itself. */
export const tradeNames = ({ id }: Pick<Trade, 'id'>, language: Language): readonly string[] =>
  wordsByTrade(language)[id]?.names ?? []

export const TRADES = table as readonly Trade[]
