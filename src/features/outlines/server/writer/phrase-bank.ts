import type { ArchetypeId, MixClass } from '#server/marketing-knowledge/archetypes.ts'
import type { Language } from '#shared/brand-brief.ts'
import type {
  Angle,
  ExclusionKind,
  FactKind,
  LengthKind,
  MetricKind,
  MoodKind,
  SectionKind,
  ShotKind,
} from './section-kinds.ts'

/*
 * How to write a bank
 *
 * A bank holds every word the built-in outline writer can say in one language. Its readers are a designer and a
 * copywriter: they must be able to make the mail from it. Write as a native marketing lead would brief them, with short
 * sentences; do not translate word by word.
 *
 * Slots, in braces, are filled by the writer. A phrase is only used when all of its slots have a value.
 *   always    {brand} {month} {cta}
 *             {offer} {quote} {date} {link}: bracketed markers for what a person has to supply, e.g. "[confirm offer]"
 *   if known  {product} {productB}: one product name each, no article
 *             {products}: two to four product names as a list, e.g. "A, B and C"
 *             {occasion}: name of the holiday or season, no article; {window}: the send window, e.g. "28 November – 4 December"
 *             {objection} {pain} {trigger} {process} {interests} {audience} {say} {description} {winner}: words of a person
 *
 * Rules
 * - Words of a person stand in quotation marks or after a colon, never inside the grammar of a sentence.
 * - {product}, {occasion} and {brand} may be of any gender, number and language: use them at the start before a colon, after
 *   a colon, in quotes, or where a bare name is natural. No article, no adjective, no ending, no contraction with them.
 * - Lines that address the reader (subject lines, calls to action, drafts in quotes) use `{ casual, formal }` where the two
 *   forms of address differ. Directions to the team address nobody (infinitive or imperative as is usual in briefs).
 * - Every list needs at least one phrase without "if known" slots; subject lines: see `ArchetypePhrases`.
 * - No facts: no percentages, prices, codes, free shipping, delivery days, ratings, customer counts, awards, guarantees,
 *   health or eco claims, founding years. Where one belongs, use a marker. Small editorial numbers ("three steps") are fine.
 * - No exclamation marks in rows, no words in capitals, no emoji, no links, no "lorem", no other braces or brackets.
 * - Lists hold interchangeable phrases, so each must stand alone and may follow or precede any other sentence.
 */

/** A line as it is, or in both forms of address. */
export type Line = string | { casual: string; formal: string }

export interface SectionPhrases {
  /** Heading of the block in the brief, 1 to 5 words. */
  name: string
  /** What is seen: subject, crop or format, mood. 12 to 35 words each. At least two, one of them without "if known" slots. */
  visuals: readonly string[]
  /**
   * What the text has to do and say, 12 to 35 words each, usable as it is; a draft line in quotes is welcome. At least
   * two, one of them without "if known" slots. The length of the text and a fact of the brand are added behind it.
   */
  copies: readonly Line[]
}

export interface ArchetypePhrases {
  /** What the mail does, one sentence for the executive brief; at least one without "if known" slots. */
  purpose: readonly string[]
  /** Whom it goes to when the idea does not say: a stage or a behaviour, e.g. "New subscribers who have not bought yet". */
  include: string
  /** Calls to action: verb first where the language allows, at most 4 words and 25 characters. At least two without slots. */
  ctas: readonly Line[]
  /**
   * Subject lines by angle, at most 45 characters (count 15 for a slot) and 8 words. At least one per angle, and at least
   * five of all without "if known" slots, which share no telling words with each other.
   */
  subjects: Record<Angle, readonly Line[]>
}

export interface PhraseBank {
  language: Language
  sections: Record<SectionKind, SectionPhrases>
  archetypes: Record<ArchetypeId, ArchetypePhrases>
  /** One sentence each, e.g. "Headline of up to eight words, then one sentence." */
  lengths: Record<LengthKind, string>
  /** A sentence that hands a fact to the copywriter, e.g. "The reader's own words: “{pain}”." Needs exactly its own slot(s). */
  facts: Record<FactKind, readonly string[]>
  /** For a designed mail: names the button of a block, e.g. "Button: “{cta}”." */
  button: string
  /** Visual direction of a block in a plain-text mail: no picture. At least two. */
  plainVisuals: readonly string[]
  /** The same for the blocks after the first: short. */
  plainRest: string
  /** Visual direction of the signature in a plain-text mail: none, or a small portrait. */
  signatureVisual: string
  brief: {
    /** Why now, when a date calls for it; uses {occasion}, one with and one without {window}. */
    whyDate: readonly string[]
    /** Why now, when a season calls for it; uses {occasion}. */
    whySeason: readonly string[]
    /** Why now, when the idea takes up words of the profile: {trigger}, {pain}, {objection}. */
    whyTrigger: string
    whyPain: string
    whyObjection: string
    /** Why now, otherwise, by class of mail; no "if known" slots. */
    whyPlain: Record<MixClass, readonly string[]>
    /** Added when history has a relevant success; uses {winner}. */
    whyWinner: string
    /** Who it is for; uses {segment}, words of a person, after a colon. */
    who: string
    /** What it is judged by, one sentence each, starting with an instruction such as "Judge it by ...". */
    goals: Record<MetricKind, string>
  }
  segment: {
    /** Uses {include}; after a colon, ends with a full stop. */
    include: string
    /** Uses {exclude}; after a colon, ends with a full stop. */
    exclude: string
    /** Short noun phrases, lower case start unless the language wants otherwise. */
    exclusions: Record<ExclusionKind, string>
  }
  /** What to make or find (`asset`, a short noun phrase) and how it should look (`direction`, 12 to 30 words). One without slots each. */
  shots: Record<ShotKind, { assets: readonly string[]; directions: readonly string[] }>
  /** The look and pace of the whole mail, one or two sentences. */
  moods: Record<MoodKind, readonly string[]>
  /** Tone when the profile has none. */
  defaultTone: string
  /** Added to the tone: how readers are addressed. English needs none: use an empty string for both. */
  address: { casual: string; formal: string }
  /** The form of address when the profile does not say. */
  defaultAddress: 'casual' | 'formal'
  /** Finds a wish for one form of address in the tone text, e.g. /\bper sie\b/i. `null` where the language has one form. */
  addressHints: { casual: RegExp; formal: RegExp } | null
  notes: {
    /** Heads the list of pictures, ends with a colon. */
    assets: string
    /** For plain-text mails: that no pictures are needed and how the mail is set. */
    plain: string
    /** Alternative texts, live text, dark mode: two sentences for the designer. */
    craft: string
    /** Heads the list of things to supply, ends with a colon. */
    fillIn: string
    /** One line per marker: what exactly to supply. Uses the slot of the marker first: "{offer}: ...". */
    fillIns: Record<'offer' | 'quote' | 'date' | 'link', string>
    /** When nothing is to be supplied. */
    nothingToFillIn: string
    /** Heads the brand's compliance notes, ends with a colon; the notes follow verbatim. */
    compliance: string
  }
  /** Labels of links, each before a colon and an address. `product` may use {product}. */
  links: { home: string; product: readonly string[]; collection: string; policy: string }
  /** When the idea's own title cannot be used: a campaign title, 12 to 60 characters, per campaign type. */
  titles: Record<ArchetypeId, readonly string[]>
  /** British and American spelling and the like: pairs by country, applied to phrases before slots are filled. */
  spelling?: Partial<Record<string, ReadonlyArray<readonly [RegExp, string]>>>
}
