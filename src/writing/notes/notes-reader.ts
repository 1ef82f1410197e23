import type { Country, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import type { OccasionName } from '../brand/find-occasions.ts'
import type { DateContext } from './date-parts.ts'
import type { NoteWords } from './note-words.ts'
import type { NotedEvent, NotedExclusion, NotedLimit, NotedPush } from './notes-reading.ts'

type Offer = Pick<FactValue<'offer'>, 'name' | 'shortName'>

export interface NotesContext extends DateContext {
  /** The brand's language. Notes may be in any of the five. */
  language: Language
  country: Country
  offers: readonly Offer[]
  /** Days of the year by the names people give them. */
  occasions: readonly OccasionName[]
  /** The dates of those that lie in the planned month, by their ids. */
  occasionDates: ReadonlyMap<string, string>
}

export interface Pieces {
  events: NotedEvent[]
  pushes: NotedPush[]
  exclusions: NotedExclusion[]
  limits: NotedLimit[]
  themes: string[]
  unread: string[]
}

export interface Reader {
  context: NotesContext
  words: NoteWords
  pieces: Pieces
  /** What the clause before did: the next one may go on with it. */
  before: 'event' | 'push' | 'other' | null
}
