import type { FactValue } from '#shared/brand-sheet.ts'
import type { EVENT_KINDS } from './note-words.ts'

type Rule = FactValue<'rule'>

export interface NotesReading {
  events: readonly NotedEvent[]
  pushes: readonly NotedPush[]
  exclusions: readonly NotedExclusion[]
  limits: readonly NotedLimit[]
  theme: string | null
  /** Parts of the notes that we couldn't read, as the user typed them. */
  unread: readonly string[]
}

export interface NotedEvent {
  start: string
  end: string
  /** "mid-May": it happens on some day of these. */
  isVague: boolean
  kind: (typeof EVENT_KINDS)[number] | 'day'
  title: string
  words: string
  /** What else was typed about it: "20% off everything". */
  details: readonly string[]
  /** Null where the notes give no number. */
  emails: number | null
  offer: string | null
  /** The holiday that it belongs to: a sale on Black Friday. */
  occasion: string | null
  /** Whether one of its days is in the planned month. */
  isInMonth: boolean
}

export type NotedPush = { type: 'offer'; name: string } | { type: 'theme'; words: string }

export type NotedExclusion =
  /** An occasion, a claim or a season, as the rules of a sheet say it. */
  | { type: 'rule'; rule: Rule & { check: NonNullable<Rule['check']> } }
  | { type: 'discounts'; words: string }
  | { type: 'prices' }
  | { type: 'offer'; name: string }
  | { type: 'phrase'; words: string }

export type NotedLimit =
  /** At most so many emails, or exactly so many where `isMost` is false. */
  | { type: 'emails'; count: number; isMost: boolean }
  | { type: 'selling'; count: number }
  /** Weekdays without emails, from 1 for Monday to 7 for Sunday. */
  | { type: 'weekdays'; closed: readonly number[] }
  /** Days without emails: ISO dates, inclusive. */
  | { type: 'days'; start: string; end: string }
