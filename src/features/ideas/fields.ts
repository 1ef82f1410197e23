import { z } from 'zod'
import { STRATEGY_MODES } from '#shared/strategy.ts'
import { textField } from '#shared/text-fields.ts'

export const LONGEST_NOTES = 500

export const strategySchema = z.object({
  mode: z.enum(STRATEGY_MODES, 'Choose one of the strategies.'),
  notes: textField(LONGEST_NOTES),
})
