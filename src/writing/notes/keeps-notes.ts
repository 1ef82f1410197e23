import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { findAmounts } from '../gate/find-amounts.ts'
import { forbiddenPhraseFinder } from '../gate/forbidden-phrases.ts'
import { unsaidPhrases } from './brief-with-notes.ts'
import { findDates } from './find-dates.ts'
import { noteWords } from './note-words.ts'
import { daysInWords } from './notes-in-words.ts'
import type { NotedEvent, NotesReading } from './notes-reading.ts'
import type { NotesContext } from './notes-reader.ts'
import { tokensOf } from './tokens.ts'

/** The parts of a dated email that notes can be about. */
export interface CheckedEmail {
  date: string
  text: string
  sells: boolean
  offers: readonly string[]
}

export interface NotesChecker {
  ofText: (text: string) => string[]
  ofPlan: (emails: readonly CheckedEmail[]) => string[]
}

export function keepsNotes(reading: NotesReading, brief: BrandBrief, context: NotesContext): NotesChecker {
  const { exclusions, events } = reading
  const left = new Set(
    exclusions.flatMap((each) =>
      each.type === 'rule' && each.rule.check.type === 'no-occasion' ? [each.rule.check.occasion] : [],
    ),
  )
  const occasions = context.occasions.filter(({ id }) => left.has(id))
  const findPhrase = forbiddenPhraseFinder(unsaidPhrases(reading, brief), brief.language)
  const hasNoPrices = exclusions.some(({ type }) => type === 'prices')
  const ofText = (text: string): string[] => {
    const [occasion] = occasions.length === 0 ? [] : findOccasions(text, occasions, null)
    const phrase = findPhrase(text)
    const price = hasNoPrices ? findAmounts(text).find(({ rule }) => rule === 'price') : undefined
    return [
      ...(occasion === undefined ? [] : [`It names ${occasion.name}, which the notes leave out.`]),
      ...(phrase === null ? [] : [`It says “${phrase}”, which the notes leave out.`]),
      ...(price === undefined ? [] : [`It names the price “${price.words}”, and the notes want no prices.`]),
      ...events.flatMap((event) => wrongDates(text, event, brief, context)),
    ]
  }
  return { ofText, ofPlan: (emails) => [...emails.flatMap(({ text }) => ofText(text)), ...planFaults(emails, reading)] }
}

function wrongDates(text: string, event: NotedEvent, { language }: BrandBrief, context: NotesContext): string[] {
  if (!folded(text).includes(folded(event.title))) return []
  return findDates(tokensOf(text), noteWords(language), context)
    .filter(({ start, end }) => end < event.start || start > event.end)
    .map(
      ({ start, end }) =>
        `It names ${daysInWords(start, end)}, but ${event.title} is on ${daysInWords(event.start, event.end)}.`,
    )
}

function planFaults(emails: readonly CheckedEmail[], { limits, pushes, events }: NotesReading): string[] {
  const faults: string[] = []
  for (const limit of limits) {
    if (limit.type === 'emails' && emails.length > limit.count) {
      faults.push(`The plan has ${emails.length} emails, and the notes want at most ${limit.count}.`)
    }
    const selling = emails.filter(({ sells }) => sells).length
    if (limit.type === 'selling' && selling > limit.count) {
      faults.push(`${selling} emails sell, and the notes want at most ${limit.count}.`)
    }
    const closed = emails.filter(
      ({ date }) =>
        (limit.type === 'weekdays' && limit.closed.includes(Temporal.PlainDate.from(date).dayOfWeek)) ||
        (limit.type === 'days' && limit.start <= date && date <= limit.end),
    )
    faults.push(...closed.map(({ date }) => `The notes want no email on ${daysInWords(date, date)}.`))
  }
  for (const push of pushes) {
    if (push.type === 'offer' && !emails.some(({ offers }) => offers.includes(push.name))) {
      faults.push(`No email is about ${push.name}, which the notes push.`)
    }
  }
  for (const { title, isInMonth } of events) {
    if (isInMonth && !emails.some(({ text }) => folded(text).includes(folded(title)))) {
      faults.push(`No email is about ${title}, which the notes name.`)
    }
  }
  return faults
}
