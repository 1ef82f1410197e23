/** How a month leans: an even mix, more selling, or more stories. */
export const STRATEGY_MODES = ['balanced', 'promotion-push', 'story-led'] as const
export type StrategyMode = (typeof STRATEGY_MODES)[number]

/** What a person wants of a month beside the brand's facts. */
export interface Strategy {
  mode: StrategyMode
  /** Their own words, such as "launch on the 12th, no discounts"; empty for none. */
  notes: string
}

export const BALANCED: Strategy = { mode: 'balanced', notes: '' }
