import type { Country, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import type { OccasionName } from '../brand/find-occasions.ts'
import type { DateContext } from './date-parts.ts'
import type { NoteWords } from './note-words.ts'
import type { NotedEvent, NotedExclusion, NotedLimit, NotedPush } from './notes-reading.ts'

type Offer = Pick<FactValue<'offer'>, 'name' | 'shortName'>

export interface NotesContext extends DateContext {
  language: Language
  country: Country
  offers: readonly Offer[]
  occasions: readonly OccasionName[]
  /** The dates of the occasions in the planned month, by their ids. */
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
  /** The next clause may continue what the clause before it did. */
  before: 'event' | 'push' | 'other' | null
}
