import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
import type { Angle } from '../../packs/pack-schema.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'

/** What an email is for. Angles have no launches: those are ideas of a person or a model. */
export const OUTLINE_ROLES = ['teach', 'sell', 'prove', 'serve', 'thank', 'tease', 'launch'] as const
export type OutlineRole = (typeof OUTLINE_ROLES)[number]

/**
 * How a drafted line is to be handled: something to do, a scene or a thought, knowledge of the trade, a question, or a
 * sentence that the brand has to confirm first.
 */
export type LineKind = 'advice' | 'thought' | 'knowledge' | 'question' | 'open'

type Address = NonNullable<FactValue<'voice'>['address']>

/** Part of an email that nobody has drafted: its heading, and what to write there. */
export interface PartWords {
  name: string
  directions: readonly string[]
}

export interface RoleWords {
  /** What an email of this role is made of when no ready-made idea tells. */
  parts: readonly [PartWords, PartWords, PartWords]
  /** What the first picture shows when no ready-made idea tells. */
  show: string
  /** At most four words, without an address of the reader. */
  button: string
  /** Why such an email does good. */
  why: string
  /** What it is judged by. */
  measure: string
  /** The look and pace of the whole email. */
  feel: string
  /** What inboxes show after a subject line, in words that fit every email of the role. */
  previews: readonly string[]
  /** Subject lines that fit every email of the role, for an idea whose own title gives too few. */
  subjects: readonly string[]
  /** What to call an email whose own title the brand may not print. */
  title: string
}

/**
 * The words around an idea, for the designer and the copywriter who make the email. Directions address nobody. Lines that
 * readers see (`button`, `previews`, `subjects`, `titles`) avoid the form of address. `{cta}` is the button.
 */
export interface OutlineWords {
  /** Stands before a direction, with the colon. */
  direction: string
  names: {
    opening: string
    letterOpening: string
    lines: readonly [string, string, string, string]
    question: string
    open: string
    offer: string
    closing: string
    letterClosing: string
  }
  opening: readonly string[]
  letterOpening: readonly string[]
  lines: Record<LineKind, readonly string[]>
  offer: readonly string[]
  /** The end of an email that has no line left for it. */
  closing: readonly string[]
  /** The end of an email whose last line stands there. */
  closingLine: readonly string[]
  letterClosing: readonly string[]
  visuals: {
    /** For a drafted line of a designed email; the first picture is the one of the opening. */
    lines: readonly string[]
    offer: Record<OfferKind | 'any', string>
    closing: readonly string[]
    /** For the sections of a plain-text email. */
    letter: readonly string[]
  }
  /** Further pictures, which take up the first one. */
  pictures: readonly string[]
  plainFeel: string
  /** Who gets the email, and who is left out where that follows from it. */
  segment: Record<Angle['stage'], string>
  /** The same without a word for customers, which some brands don't say. */
  people: Record<Angle['stage'], string>
  /** `{readers}` is whom the idea is for, in its own words. */
  segmentOf: string
  /** `{text}` is what a person has noted, in quotation marks. */
  idea: string
  /** `{occasion}` is a day by its name. */
  occasion: string
  /** How a designed and a plain-text email is produced. */
  production: { designed: string; plain: string }
  confirm: {
    /** Above the list of what is open, with the colon. */
    heading: string
    /** For each kind of gap that the texts have; `{marker}` is how it is marked. */
    gaps: Record<'line' | 'offer' | 'date' | 'quote' | 'link', string>
    /** Before a rule of the brand, with the colon. */
    rule: string
    nothing: string
  }
  /** Labels of links. */
  links: { home: string; button: string }
  voice: {
    playful: string
    plain: string
    noExclamationMarks: string
    noEmoji: string
    unknown: string
    address: Partial<Record<Address, string>>
    /** How the drafted lines of ready-made ideas address readers, where the language has a choice. */
    drafts: Address | null
    /** What is to be done with them for a brand that addresses its readers in the other way. */
    readdress: string
  }
  /** Subject lines around a title, for want of better ones: `{title}`. The words beside it differ from line to line. */
  titles: readonly string[]
  /** Words in a title or a description by which the role of an idea is known, in lower case. */
  roleSigns: Partial<Record<OutlineRole, readonly string[]>>
  roles: Record<OutlineRole, RoleWords>
}

const WORDS: Record<Language, OutlineWords> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
}

export const outlineWords = (language: Language): OutlineWords => WORDS[language]
