import { dayAfter } from '#shared/calendar-dates.ts'
import { SERIES_OFFSETS, type SeriesKind } from '#shared/series.ts'

interface SeriesWords<Kind extends SeriesKind> {
  label: string
  /** The label of the anchor day. */
  day: string
  /** The label of the name. */
  name: string
  placeholder: string
  emails: Record<keyof (typeof SERIES_OFFSETS)[Kind], string>
}

const PRODUCT = { name: 'Product', placeholder: 'Courtyard filter blend' }

export const SERIES_WORDS: { [Kind in SeriesKind]: SeriesWords<Kind> } = {
  launch: {
    label: 'Launch',
    day: 'Launch day',
    ...PRODUCT,
    emails: {
      teaser: 'Teaser',
      early: 'Early access',
      launch: 'Launch',
      proof: 'First reviews',
      last: 'Last reminder',
    },
  },
  sale: {
    label: 'Sale',
    day: 'First day of the sale',
    name: 'Offer',
    placeholder: '20% off every filter coffee',
    emails: { preview: 'Preview', start: 'Start of the sale', picks: 'Favorites', last: 'Last reminder' },
  },
  holiday: {
    label: 'Holiday',
    day: 'Day of the holiday',
    name: 'Name of the holiday',
    placeholder: "Mother's Day",
    emails: { ideas: 'Gift ideas', last: 'Last reminder', greeting: 'Greeting' },
  },
  restock: {
    label: 'Restock',
    day: 'Day of the restock',
    ...PRODUCT,
    emails: { soon: 'Coming soon', back: 'Back in stock', reminder: 'Reminder' },
  },
  return: {
    label: 'Welcome a product back',
    day: 'Day of the return',
    ...PRODUCT,
    emails: { hint: 'Hint', back: 'The return', voices: 'Customer reviews' },
  },
}

export interface SeriesEmail {
  name: string
  offset: number
}

export function seriesEmails(kind: SeriesKind): SeriesEmail[] {
  const names: Record<string, string> = SERIES_WORDS[kind].emails
  return Object.entries(SERIES_OFFSETS[kind]).map(([key, offset]) => ({ name: names[key]!, offset }))
}

/** `7 days before`, `on the day` or `1 day after`. */
export function offsetText(offset: number): string {
  if (offset === 0) return 'on the day'
  const days = Math.abs(offset)
  return `${days} ${days === 1 ? 'day' : 'days'} ${offset < 0 ? 'before' : 'after'}`
}

/** `Three emails: coming soon 3 days before, back in stock on the day and reminder 4 days after.` */
export function seriesSentence(kind: SeriesKind): string {
  const emails = seriesEmails(kind)
  const parts = emails.map(({ name, offset }) => `${name.toLowerCase()} ${offsetText(offset)}`)
  return `${COUNTS[emails.length]} emails: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`
}

const COUNTS: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' }

export const seriesDays = (kind: SeriesKind, day: string): (SeriesEmail & { date: string })[] =>
  seriesEmails(kind).map((email) => ({ ...email, date: dayAfter(day, email.offset) }))
