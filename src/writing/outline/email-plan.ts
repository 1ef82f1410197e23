import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
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
  /** The reader's doubt that the email answers. */
  doubt: FactValue<'doubt'> | null
  /** What the brand says of itself, each as a line of its own. Null before it is known what may be said. */
  own: OwnWords | null
}

export interface OwnWords {
  /** What the offer that is named costs, comes in or includes. */
  detail: string | null
  /** A phrase of the brand, or its answer to the doubt that the email is about. */
  phrase: string | null
  /** What every email of the brand has to say. */
  notices: readonly string[]
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
  /** The offer that the line names, where it says nothing of it. */
  about: FactValue<'offer'> | null
}
