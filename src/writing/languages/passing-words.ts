import { languageData } from './language-folders.ts'

export interface PassingWords {
  discounts: readonly string[]
  /** Between a discount and what has it: "no discounts on". */
  on: readonly string[]
  /** What such a rule names in place of goods: "anything". */
  everything: readonly string[]
  /** Before a maximum: "more than". */
  above: readonly string[]
  /** Before what a ban leaves open: "no discounts besides". */
  exceptions: readonly string[]
  /** After a maximum: "is plenty". */
  enough: readonly string[]
  sending: readonly string[]
  weekOf: readonly string[]
  /** "The third week of September". -1 is the last. */
  ordinals: Readonly<Record<string, number>>
  week: readonly string[]
  noShipping: readonly string[]
  tradeOnly: readonly string[]
  /** Between a thing and its last month: "Saturdays end with November". */
  endings: readonly string[]
  naming: readonly string[]
}

export const passingWords = languageData('languages/<language>/passing-rules.json', (data: PassingWords) => data)
