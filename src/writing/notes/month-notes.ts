import type { PlanRequest } from '../requests/plan-request.ts'
import { observanceNames, observancesOf } from '../knowledge/observances.ts'
import { monthKey } from '#shared/calendar-dates.ts'
import { oncePer } from '#shared/once-per.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { brandIn } from '../stock/price-changes.ts'
import { briefWithNotes } from './brief-with-notes.ts'
import { type NotesChecker, keepsNotes } from './keeps-notes.ts'
import type { NotesReading } from './notes-reading.ts'
import type { NotesContext } from './notes-reader.ts'
import { readNotes } from './read-notes.ts'

export interface MonthNotes {
  reading: NotesReading
  /** The brand with the exclusions and pushes of the notes, so that planners and writers keep them. */
  brand: BrandBrief
  /** Tells what in a text or a plan breaks the notes. */
  checker: NotesChecker
}

type Noted = Pick<PlanRequest, 'brand' | 'strategy' | 'year' | 'month' | 'today'>

const OCCASIONS = observanceNames()

/** Reads the notes of a request. `today` is the day on which they were written, where the brand is. */
export const notesOf = oncePer((request: Noted): MonthNotes => {
  const { brand } = request
  const context = notesContext(request)
  const reading = readNotes(request.strategy.notes, context)
  const noted = briefWithNotes(brand, reading, OCCASIONS)
  return { reading, brand: brandIn(noted, request), checker: keepsNotes(reading, brand, context) }
})

export const brandWithNotes = (request: Noted): BrandBrief => notesOf(request).brand

function notesContext({ brand, year, month, today }: Noted): NotesContext {
  const { language, country, facts } = brand
  const days = observancesOf(country, year).filter(({ date }) => date.startsWith(monthKey({ year, month })))
  return {
    year,
    month,
    today,
    language,
    country,
    offers: facts.offers,
    occasions: OCCASIONS,
    occasionDates: new Map(days.map(({ id, date }) => [id, date])),
  }
}
