import { languageData } from './language-folders.ts'

/**
 * The words by which we tell what happens to what a brand sells. `brush*` matches every word with that beginning, and
 * `*bürste` every word with that ending.
 */
export interface UseWords {
  /** Names of what is used up. */
  runsOut: readonly string[]
  /** Names of what lasts, and of work on it. */
  lasts: readonly string[]
  /** What a profile says of things that last, wear and break. */
  told: readonly string[]
  /** Days and reasons on which people give something. */
  given: readonly string[]
  byHand: readonly string[]
}

export const useWords = languageData('languages/<language>/uses.json', (data: UseWords) => data)
