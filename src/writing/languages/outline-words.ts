import type { FactValue, OfferKind, WayToBuy } from '#shared/brand-sheet.ts'
import type { Angle } from '../packs/pack-schema.ts'
import { languageData } from './language-folders.ts'

export const OUTLINE_ROLES = ['teach', 'sell', 'prove', 'serve', 'thank', 'tease', 'launch'] as const
export type OutlineRole = (typeof OUTLINE_ROLES)[number]

/**
 * How to handle a drafted line: an instruction, a scene or a thought, knowledge of the trade, a question, or a sentence
 * that the brand has to confirm first.
 */
export type LineKind = 'advice' | 'thought' | 'knowledge' | 'question' | 'open'

type Address = NonNullable<FactValue<'voice'>['address']>

export interface PartWords {
  name: string
  directions: readonly string[]
}

export interface RoleWords {
  /** The parts of an email of this role without a ready-made idea. */
  parts: readonly [PartWords, PartWords, PartWords]
  show: string
  /** At most four words, without a form of address. */
  button: string
  /** The benefit of such an email. */
  why: string
  measure: string
  /** The look and pace of the whole email. */
  feel: string
  /** Preview texts that fit every email of the role. */
  previews: readonly string[]
  /** Subject lines that fit every email of the role, for a title that gives too few. */
  subjects: readonly string[]
  title: string
}

/**
 * The words around an idea, for the designer and the copywriter of the email. Directions use no form of address.
 * `button`, `previews`, `subjects` and `titles`, which recipients read, avoid it as well. `{cta}` is the button.
 */
export interface OutlineWords {
  /** Before a direction, with the colon. */
  direction: string
  names: {
    opening: string
    letterOpening: string
    /** For lines of the story, in order. The last name is for the last of at least four. */
    lines: readonly [string, string, string, string, string]
    question: string
    /** For questions of customers with the brand's answers. */
    answers: string
    open: string
    offer: string
    closing: string
    letterClosing: string
    practical: string
    /** For days after the email. */
    coming: string
    standing: string
  }
  opening: readonly string[]
  letterOpening: readonly string[]
  lines: Record<LineKind, readonly string[]>
  offer: readonly string[]
  /** The end of an email without a line for it. */
  closing: readonly string[]
  /** The end of an email with a last line. */
  closingLine: readonly string[]
  letterClosing: readonly string[]
  /** For terms and how to get in touch. */
  practical: readonly string[]
  /** The same where there is a phone number among them. */
  practicalNumber: readonly string[]
  /** For days after the email, beside its own subject. */
  coming: readonly string[]
  /** For statements of every email, which are separate from the thought of this one. */
  standing: readonly string[]
  visuals: {
    /** For a drafted line of a designed email. The first picture belongs to the opening. */
    lines: readonly string[]
    offer: Record<OfferKind | 'any', readonly string[]>
    closing: readonly string[]
    standing: string
    /** For the sections of a plain-text email. */
    letter: readonly string[]
  }
  /** Further pictures, which continue the first one. */
  pictures: readonly string[]
  plainFeel: string
  /** The recipients, and who is left out where that follows. */
  segment: Record<Angle['stage'], string>
  people: Record<Angle['stage'], string>
  /** `{readers}` are the recipients in the idea's own words. */
  segmentOf: string
  idea: string
  occasion: string
  /** For the people who make the email. `{day}` and `{fact}` are in the brand's own words. */
  brief: {
    goal: string
    goalWithDay: string
    fact: string
    /** What readers know before they open it. */
    known: Record<'untold' | 'told' | 'strangers' | 'regulars', string>
  }
  /** How a designed and a plain-text email is produced. */
  production: { designed: string; plain: string }
  confirm: {
    heading: string
    /** For each kind of gap in the texts. `{marker}` is its marker. */
    gaps: Record<'line' | 'offer' | 'date' | 'quote' | 'link' | 'number', string>
    /** What is missing instead of a link, where no page takes an order. */
    contact: Record<WayToBuy, string>
    /** What readers of an invitation would have to ask. */
    missing: Record<'place' | 'hour' | 'way' | 'price', string>
    /** What asks for the price of an {offer} after the old one. */
    newPrice: string
    rule: string
    /** Before the rules that hold for every text of the brand. */
    always: string
    nothing: string
  }
  links: { home: string; button: string }
  voice: {
    playful: string
    plain: string
    noExclamationMarks: string
    noEmoji: string
    unknown: string
    address: Partial<Record<Address, string>>
    drafts: Address | null
    /** What to do with drafts for a brand that uses the other form of address. */
    readdress: string
  }
  /** Subject lines around a title, as a last resort: `{title}`. The words beside it differ from line to line. */
  titles: readonly string[]
  /** Lowercase words in a title or a description that tell the role of an idea. */
  roleSigns: Partial<Record<OutlineRole, readonly string[]>>
  roles: Record<OutlineRole, RoleWords>
}

export const outlineWords = languageData('languages/<language>/outline.json', (data: OutlineWords) => data)
