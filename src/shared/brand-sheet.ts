import { z } from 'zod'
import { textField } from './text.ts'

/** Where a fact about a brand comes from. `user` is what a member picked or typed. */
export const FACT_SOURCES = ['profile', 'website', 'history', 'model', 'user'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

export const FACT_STATES = ['proposed', 'confirmed', 'rejected'] as const
export type FactState = (typeof FACT_STATES)[number]

/** The business models that have content of their own, whatever the trade. */
export const FAMILIES = [
  'b2b-supply',
  'appointment-aids',
  'subscription-box',
  'reordered-consumables',
  'researched-durables',
  'fashion-size',
  'courses-events',
  'perishable-seasonal',
  'food-drink-craft',
  'maker-gift',
] as const
export type Family = (typeof FAMILIES)[number]

export const OFFER_KINDS = [
  'durable',
  'consumable',
  'perishable',
  'set',
  'made-to-measure',
  'subscription',
  'service',
  'course',
  'event',
  'digital',
] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

export const DOUBT_TOPICS = [
  'price',
  'trust',
  'fit',
  'effort',
  'time',
  'commitment',
  'range',
  'proof',
  'safety',
  'looks',
] as const

export const PAIN_TYPES = ['nuisance', 'fear', 'circumstance', 'symptom', 'choice'] as const

export const CLAIM_DOMAINS = ['health', 'clinical', 'price', 'eco', 'safety'] as const
export type ClaimDomain = (typeof CLAIM_DOMAINS)[number]

export const EMAILS_A_MONTH = [4, 6, 8, 10] as const

const SHORT = 200
const LONG = 1000

const shortText = textField(SHORT, 'Enter a text')
const maybeShort = textField(SHORT).nullable()

/** A day of any year as MM-DD. */
const yearDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Enter a day as MM-DD')
const yearRange = z.object({ from: yearDay, to: yearDay })
export type YearRange = z.infer<typeof yearRange>

const grammar = z.object({
  number: z.enum(['singular', 'plural']),
  gender: z.enum(['masculine', 'feminine', 'neuter']).nullable(),
})
export type Grammar = z.infer<typeof grammar>

/** What a fact of each kind says. */
export const factValues = {
  /** What the brand sells, in one sentence of its own. */
  business: z.object({ text: textField(LONG, 'Enter a sentence') }),
  trade: z.object({
    /** An entry of the trade list; null for a trade that has none. */
    trade: z.string().max(40).nullable(),
    /** The trade in words: "dental supplies for practices". */
    label: shortText,
  }),
  family: z.object({ family: z.enum(FAMILIES) }),
  buyers: z.object({
    buyers: z.enum(['consumers', 'businesses', 'both']),
    /** Who orders in a business: "office manager". */
    role: maybeShort,
  }),
  offer: z.object({
    name: shortText,
    shortName: shortText,
    kind: z.enum(OFFER_KINDS).nullable(),
    grammar: grammar.nullable(),
    isFirstPurchase: z.boolean(),
    /** One thing that is true of it, in the brand's words. */
    fact: textField(LONG).nullable(),
    price: maybeShort,
    forWhom: textField(LONG).nullable(),
    chooseIf: textField(LONG).nullable(),
    /** The days between which it can be offered; a range may pass the end of the year. */
    season: yearRange.nullable(),
    /** Read in a place that may name nothing for sale. Confirming it by itself answers the doubt. */
    isDoubtful: z.boolean().optional(),
  }),
  doubt: z.object({
    /** A question or a full sentence in the reader's voice, or the fragment that was typed. */
    question: textField(LONG, 'Enter the question'),
    isWhole: z.boolean(),
    topic: z.enum(DOUBT_TOPICS).nullable(),
    answer: textField(LONG).nullable(),
  }),
  pain: z.object({
    text: textField(LONG, 'Enter a text'),
    form: z.enum(['noun', 'clause']),
    type: z.enum(PAIN_TYPES),
    /** A complaint of the body: no offer is ever said to help against it. */
    isBodyComplaint: z.boolean(),
  }),
  moment: z.object({
    text: textField(LONG, 'Enter a text'),
    form: z.enum(['noun', 'clause']),
    months: z.array(z.int().min(1).max(12)).max(12),
  }),
  voice: z.object({
    /** How readers are addressed, where the language has a choice. */
    address: z.enum(['du', 'Sie', 'tu', 'vous', 'tú', 'usted', 'Lei']).nullable(),
    register: z.enum(['playful', 'plain']).nullable(),
    exclamationMarks: z.boolean().nullable(),
    emoji: z.boolean().nullable(),
  }),
  say: z.object({ text: shortText }),
  neverSay: z.object({ text: shortText }),
  rule: z.object({
    /** The sentence that the rule was read from. */
    sentence: textField(LONG, 'Enter the rule'),
    check: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('no-occasion'), occasion: z.string().max(60), name: shortText }),
        z.object({ type: z.literal('no-send'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
        /** Days of every year on which the brand rests, and the day of an occasion. */
        z.object({ type: z.literal('closed'), days: yearRange }),
        z.object({ type: z.literal('closed-on'), occasion: z.string().max(60), name: shortText }),
        /** Days counted from an occasion: Holy Week ends on the day before Easter. */
        z.object({
          type: z.literal('closed-around'),
          occasion: z.string().max(60),
          first: z.int().min(-60).max(60),
          last: z.int().min(-60).max(60),
          name: shortText,
        }),
        /** Monday to Sunday of the week that holds a day of the year, or the day of an occasion. */
        z.object({
          type: z.literal('closed-week'),
          day: yearDay.nullable(),
          occasion: z.string().max(60).nullable(),
          name: shortText,
        }),
        /** Emails a month. */
        z.object({ type: z.literal('at-most'), emails: z.int().min(1).max(31) }),
        z.object({ type: z.literal('window'), about: shortText, season: yearRange }),
        z.object({ type: z.literal('no-claim'), domain: z.enum(CLAIM_DOMAINS) }),
        /** The highest discount that an email may name. */
        z.object({ type: z.literal('discount-cap'), percent: z.int().min(1).max(99) }),
        z.object({ type: z.literal('no-prices') }),
        z.object({ type: z.literal('trade-only') }),
        z.object({ type: z.literal('statement'), text: textField(LONG), when: z.enum(['always', 'price', 'alcohol']) }),
      ])
      /** Null for a sentence that no check can be made of yet. */
      .nullable(),
  }),
  /** What a member answered to a question of the ready-made ideas. */
  answer: z.object({
    /** The pack and the question: `family/b2b-supply/q-callback`. */
    id: z.string().min(1).max(80),
    /** As it was asked. */
    question: textField(LONG, 'Enter the question'),
    text: textField(LONG, 'Enter your answer'),
  }),
  rhythm: z.object({
    emails: z.union(EMAILS_A_MONTH.map((count) => z.literal(count))),
    weekdays: z.array(z.int().min(1).max(7)).max(7),
  }),
} as const

export type FactKind = keyof typeof factValues
export type FactValue<Kind extends FactKind> = z.infer<(typeof factValues)[Kind]>
export const FACT_KINDS = Object.keys(factValues) as FactKind[]
/** The kinds that texts are read for. Questions are answered by members alone. */
export type ReadKind = Exclude<FactKind, 'answer'>
export const READ_KINDS = FACT_KINDS.filter((kind) => kind !== 'answer')

/** What a fact says, with its kind beside it. */
export type FactOfKind = { [Kind in FactKind]: { kind: Kind; value: FactValue<Kind> } }[FactKind]

/** A fact as a reader proposes it. The key tells whether two readings mean the same thing. */
export type ProposedFact = FactOfKind & {
  key: string
  source: FactSource
  /** The words it was read from. */
  quote: string | null
  /** The page it was read from. */
  page: string | null
}

/** A fact of a brand's sheet. */
export type BrandFact = ProposedFact & { state: FactState }

/** Kinds of facts that may be used before anybody has confirmed them. */
const SAFE_KINDS: ReadonlySet<FactKind> = new Set(['offer', 'say', 'neverSay', 'family'])

/**
 * Whether a fact may be used: confirmed ones may, and proposals of a safe kind that come from the brand's own words. An
 * offer that is in doubt is never used.
 */
export function mayUse(fact: BrandFact): boolean {
  if (isDoubtful(fact)) return false
  if (fact.state !== 'proposed') return fact.state === 'confirmed'
  if (fact.kind === 'rule') return fact.source === 'profile' && fact.value.check !== null
  return SAFE_KINDS.has(fact.kind) && fact.source === 'profile'
}

/** Whether a fact may be no offer at all, as far as the reader can tell. */
export const isDoubtful = (fact: FactOfKind): boolean => fact.kind === 'offer' && fact.value.isDoubtful === true

/** What may be used of a brand's sheet, by kind. All that planning and writing know about a brand besides its name. */
export interface UsableFacts {
  business: string | null
  trade: FactValue<'trade'> | null
  family: Family | null
  buyers: FactValue<'buyers'> | null
  offers: FactValue<'offer'>[]
  doubts: FactValue<'doubt'>[]
  pains: FactValue<'pain'>[]
  moments: FactValue<'moment'>[]
  voice: FactValue<'voice'> | null
  say: string[]
  /** Phrases that must never appear; they win over `say`. */
  neverSay: string[]
  rules: FactValue<'rule'>[]
  answers: FactValue<'answer'>[]
  rhythm: FactValue<'rhythm'> | null
}

export function usableFacts(facts: readonly BrandFact[]): UsableFacts {
  const usable = facts.filter(mayUse)
  const has = (type: NonNullable<FactValue<'rule'>['check']>['type']) =>
    usable.some((fact) => fact.kind === 'rule' && fact.value.check?.type === type)
  const all = <Kind extends FactKind>(kind: Kind) =>
    usable.flatMap((fact) => (fact.kind === kind ? [fact.value as FactValue<Kind>] : []))
  return {
    business: all('business')[0]?.text ?? null,
    trade: all('trade')[0] ?? null,
    family: all('family')[0]?.family ?? null,
    buyers: all('buyers')[0] ?? (has('trade-only') ? { buyers: 'businesses', role: null } : null),
    offers: has('no-prices') ? all('offer').map((offer) => ({ ...offer, price: null })) : all('offer'),
    doubts: all('doubt'),
    pains: all('pain'),
    moments: all('moment'),
    voice: all('voice')[0] ?? null,
    say: all('say').map(({ text }) => text),
    neverSay: all('neverSay').map(({ text }) => text),
    rules: all('rule'),
    answers: all('answer'),
    rhythm: all('rhythm')[0] ?? null,
  }
}

const LONGEST_SPOKEN = 40
const MOST_SPOKEN_WORDS = 6

/** An offer as a sentence may name it: its name, or the short one where that would fill the sentence. */
export function offerName({ name, shortName }: Pick<FactValue<'offer'>, 'name' | 'shortName'>): string {
  return name.length <= LONGEST_SPOKEN && name.split(/\s+/).length <= MOST_SPOKEN_WORDS ? name : shortName
}
