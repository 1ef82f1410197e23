import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
import type { Angle, Told } from '../packs/pack-schema.ts'
import type { LineKind, OutlineRole } from '../languages/outline-words.ts'

/** The content of an email before it's laid out as an outline. */
export interface EmailPlan {
  role: OutlineRole
  title: string
  subjects: readonly string[]
  spareSubjects: readonly string[]
  preview: string
  headline: string
  show: string | null
  lines: readonly PlannedLine[]
  /** The lines' form of address, where it isn't the usual one. */
  address: string | null
  offer: PlannedOffer | null
  /** The offer that the whole email is about. */
  subject: FactValue<'offer'> | null
  button: string
  /** What the email does, in the idea's words. Empty where the idea doesn't say. */
  purpose: string
  why: string
  stage: Angle['stage'] | null
  readers: string | null
  occasion: string | null
  /** The kind of the brand's own day that it's about, which needs no other offer and no other phrase. */
  ownDay?: Told | null
  /** Whether it tells facts of the brand and no scene of its trade. */
  isOfBrand?: boolean
  /** Whether it tells what the owner answered and leaves no place for an offer. */
  onlyTells?: boolean
  doubt: FactValue<'doubt'> | null
  /** What its readers doubt. */
  topic?: Angle['answers']
  /** What a member answered to questions of its pack, and nothing else: no line of a pack suits any answer. */
  answers?: readonly string[] | undefined
  /** What the owner tells that belongs to the day of the email. */
  story?: string | null
  /** Terms and how to get in touch, for an email about a fact of the brand. */
  practical?: readonly string[]
  /** What the brand says of itself, in separate lines. Null until we know what it may say. */
  own: OwnWords | null
}

export interface OwnWords {
  /** The offers that an email about a day is about, with what they cost and what they are. */
  offers: readonly string[]
  detail: string | null
  /** A question of customers with the brand's answer. */
  answer: string | null
  phrase: string | null
  /** What the owner tells that belongs to the day. */
  story?: string | null
  /** A phrase of the brand above its name, where an email has room for one. */
  motto?: string | null
  /** Terms, and how to get in touch where there are terms. */
  practical: readonly string[]
  /** A number or an address, where that is all people need to know. */
  contact: readonly string[]
  /** What the brand's calendar holds in the days after the email. */
  coming: readonly string[]
  /** What every email says. */
  standing: readonly string[]
}

export interface PlannedLine {
  /** Null for a line that the copywriter writes. */
  line: string | null
  kind: LineKind
  question: string | null
  /** The name and directions of a part without a draft. */
  part: { name: string; directions: readonly string[] } | null
}

export interface PlannedOffer {
  line: string
  kind: OfferKind | null
  question: string | null
  /** Whether the brand still has to decide on terms. */
  needsTerms: boolean
  /** The offer that the line names, where it doesn't describe it. */
  about: FactValue<'offer'> | null
  /** Whether the scene was written for this kind of offer, such as a fitting. */
  isOfItsKind?: boolean
}

export const tellsAnswer = ({ answers = [] }: Pick<EmailPlan, 'answers'>): boolean => answers.length > 0

export const isAboutDay = ({ ownDay = null }: Pick<EmailPlan, 'ownDay'>): boolean => ownDay !== null
