export const STRATEGY_MODES = ['balanced', 'promotion-push', 'story-led'] as const
export type StrategyMode = (typeof STRATEGY_MODES)[number]

export interface Strategy {
  mode: StrategyMode
  notes: string
}

export const BALANCED: Strategy = { mode: 'balanced', notes: '' }
