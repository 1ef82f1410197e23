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
  /** What people take for a time: a hire, a room, a tour. */
  booked: readonly string[]
  /** What the first thing of a brand that hires things out is called. */
  hired: readonly string[]
  /** What people join: a club, a plot of a garden, a choir. */
  joined: readonly string[]
  /** What shows that a subscription arrives in parcels. */
  parcels: readonly string[]
  /** Aids and treatments for a body, which need an appointment. */
  fitted: readonly string[]
  /** What customers say of a thing that has to be mended. */
  mended: readonly string[]
  /** Names of the work that mends it. */
  mending: readonly string[]
  /** Things that get a place in a room, by the words of their names. */
  placed: readonly string[]
  /** What people give to a cause. */
  donated: readonly string[]
  /** What a text says of taxes. */
  taxed: readonly string[]
  /** What shows that people come by appointment. */
  met: readonly string[]
  /** What a text says of the cold season: the first frost. */
  coldDays: readonly string[]
  /** What people buy for it. */
  coldGoods: readonly string[]
}

export const wordsOfUses = languageData('languages/<language>/uses.json', (data: UseWords) => data)
