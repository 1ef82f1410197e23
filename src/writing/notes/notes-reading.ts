import type { FactValue } from '#shared/brand-sheet.ts'
import type { EVENT_KINDS } from './note-words.ts'

type Rule = FactValue<'rule'>

/** What a person's notes ask of a month, piece by piece. */
export interface NotesReading {
  events: readonly NotedEvent[]
  pushes: readonly NotedPush[]
  exclusions: readonly NotedExclusion[]
  limits: readonly NotedLimit[]
  /** What ties the month together, in the person's own words. */
  theme: string | null
  /** Parts of the notes that nothing could be made of, as they were typed. */
  unread: readonly string[]
}

/** A day, or a range of days, on which something happens. */
export interface NotedEvent {
  /** ISO dates, inclusive. */
  start: string
  end: string
  /** Whether it happens on some day of these: "mid-May". */
  isVague: boolean
  kind: (typeof EVENT_KINDS)[number] | 'day'
  /** What happens, without its date: "Spring sale". */
  title: string
  /** As it was typed, with its date: "Spring sale May 10-14". */
  words: string
  /** What else was typed about it: "20% off everything". */
  details: readonly string[]
  /** How many emails were asked for; null where nobody said. */
  emails: number | null
  /** The offer that it is about, as the sheet names it. */
  offer: string | null
  /** The day of the year that it belongs to: a sale on Black Friday. */
  occasion: string | null
  /** Whether a day of it lies in the planned month. */
  isInMonth: boolean
}

export type NotedPush = { type: 'offer'; name: string } | { type: 'theme'; words: string }

export type NotedExclusion =
  /** An occasion, a claim or a season, as the rules of a sheet say it. */
  | { type: 'rule'; rule: Rule & { check: NonNullable<Rule['check']> } }
  | { type: 'discounts'; words: string }
  | { type: 'prices' }
  | { type: 'offer'; name: string }
  /** Words that no text may say. */
  | { type: 'phrase'; words: string }

export type NotedLimit =
  /** The number of emails: at most so many, or exactly so many where `isMost` is false. */
  | { type: 'emails'; count: number; isMost: boolean }
  | { type: 'selling'; count: number }
  /** Weekdays without emails, from 1 for Monday to 7 for Sunday. */
  | { type: 'weekdays'; closed: readonly number[] }
  /** Days without emails: ISO dates, inclusive. */
  | { type: 'days'; start: string; end: string }
