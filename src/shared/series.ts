/** Emails around an anchor day, each a fixed number of days away from it. */
export const SERIES = ['launch', 'sale', 'holiday', 'restock', 'return'] as const
export type SeriesKind = (typeof SERIES)[number]

/** The emails of each series in their order, with the days between the anchor day and the email. */
export const SERIES_OFFSETS = {
  launch: { teaser: -7, early: -2, launch: 0, proof: 3, last: 6 },
  sale: { preview: -3, start: 0, picks: 2, last: 5 },
  holiday: { ideas: -14, last: -7, greeting: 0 },
  restock: { soon: -3, back: 0, reminder: 4 },
  return: { hint: -5, back: 0, voices: 4 },
} as const satisfies Record<SeriesKind, Record<string, number>>
