import type { OfferKind } from '#shared/brand-sheet.ts'
import type { Angle } from '../packs/pack-schema.ts'
import type { LineKind, OutlineRole } from './words/outline-words.ts'

/** What one email says, before it is laid out as an outline. */
export interface EmailPlan {
  role: OutlineRole
  title: string
  /** Drafted lines for the inbox, the best first. */
  subjects: readonly string[]
  /** Further ones, for an email that would have too few. */
  spareSubjects: readonly string[]
  preview: string
  headline: string
  /** What the first picture shows; null for the usual one of the role. */
  show: string | null
  lines: readonly PlannedLine[]
  /** The form in which the lines address readers, where it isn't the usual one. */
  address: string | null
  offer: PlannedOffer | null
  button: string
  /** What the email does, as the idea says it; empty where it says nothing. */
  purpose: string
  why: string
  stage: Angle['stage'] | null
  /** Whom it is for in the idea's own words, which say more than the stage. */
  readers: string | null
  /** A day of the year that the email is about. */
  occasion: string | null
}

export interface PlannedLine {
  /** The drafted line; null for one that the copywriter has to write. */
  line: string | null
  kind: LineKind
  /** What the brand has to answer before the line is true. */
  question: string | null
  /** The name and the directions of a part that nobody has drafted. */
  part: { name: string; directions: readonly string[] } | null
}

export interface PlannedOffer {
  line: string
  kind: OfferKind | null
  question: string | null
  /** Whether the email waits for terms that the brand has yet to decide. */
  needsTerms: boolean
}
