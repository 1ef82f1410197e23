import { z } from 'zod'
import { textField } from './text-fields.ts'

/** `user` means that a member picked or typed the fact. */
export const FACT_SOURCES = ['profile', 'website', 'history', 'model', 'user'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

export const FACT_STATES = ['proposed', 'confirmed', 'rejected'] as const
export type FactState = (typeof FACT_STATES)[number]

/** Business models that need their own content, whatever the trade. */
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

export const ADDRESSES = ['du', 'Sie', 'tu', 'vous', 'tú', 'usted', 'Lei', 'voi', 'ihr'] as const

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

/** What happens on a day of the brand's own calendar. */
export const DAYS_TOLD = ['event', 'start', 'opening', 'reopening', 'deadline', 'dearer', 'sale', 'notice'] as const

/** How people buy where no page takes their order. */
export const WAYS_TO_BUY = ['phone', 'message', 'visit', 'quote', 'reply'] as const
export type WayToBuy = (typeof WAYS_TO_BUY)[number]

export const EMAILS_A_MONTH = [4, 6, 8, 10] as const

const SHORT = 200
const LONG = 1000

const shortText = textField(SHORT, 'Enter a text')
const maybeShort = textField(SHORT).nullable()

const yearDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Enter a day as MM-DD')
const yearRange = z.object({ from: yearDay, to: yearDay })
export type YearRange = z.infer<typeof yearRange>

const grammar = z.object({
  number: z.enum(['singular', 'plural']),
  gender: z.enum(['masculine', 'feminine', 'neuter']).nullable(),
})
export type Grammar = z.infer<typeof grammar>

/** When a moment comes back, or until when it lasts. */
const timing = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('every'),
    unit: z.enum(['day', 'week', 'month']),
    from: z.int().min(2).max(36),
    to: z.int().min(2).max(36),
  }),
  /** The last day: of each year, or of each month. */
  z.object({
    type: z.literal('until'),
    day: yearDay.nullable(),
    dayOfMonth: z.int().min(1).max(28).nullable(),
  }),
])
export type Timing = z.infer<typeof timing>

export const factValues = {
  business: z.object({ text: textField(LONG, 'Enter a sentence') }),
  trade: z.object({
    trade: z.string().max(40).nullable(),
    label: shortText,
  }),
  family: z.object({ family: z.enum(FAMILIES) }),
  buyers: z.object({
    buyers: z.enum(['consumers', 'businesses', 'both']),
    role: maybeShort,
  }),
  offer: z.object({
    name: shortText,
    shortName: shortText,
    kind: z.enum(OFFER_KINDS).nullable(),
    grammar: grammar.nullable(),
    isFirstPurchase: z.boolean(),
    fact: textField(LONG).nullable(),
    price: maybeShort,
    forWhom: textField(LONG).nullable(),
    chooseIf: textField(LONG).nullable(),
    season: yearRange.nullable(),
    /** Read from a text that may not name anything for sale. Confirming the offer settles the doubt. */
    isDoubtful: z.boolean().optional(),
  }),
  doubt: z.object({
    question: textField(LONG, 'Enter the question'),
    isWhole: z.boolean(),
    topic: z.enum(DOUBT_TOPICS).nullable(),
    answer: textField(LONG).nullable(),
  }),
  pain: z.object({
    text: textField(LONG, 'Enter a text'),
    form: z.enum(['noun', 'clause']),
    type: z.enum(PAIN_TYPES),
    /** We never say that an offer helps against a physical complaint. */
    isBodyComplaint: z.boolean(),
  }),
  moment: z.object({
    text: textField(LONG, 'Enter a text'),
    form: z.enum(['noun', 'clause']),
    months: z.array(z.int().min(1).max(12)).max(12),
    timing: timing.optional(),
  }),
  voice: z.object({
    address: z.enum(ADDRESSES).nullable(),
    register: z.enum(['playful', 'plain']).nullable(),
    exclamationMarks: z.boolean().nullable(),
    emoji: z.boolean().nullable(),
    /** The people who write: "Rob and Jen". Without them, emails are signed with the brand alone. */
    signedBy: z.string().trim().min(1).max(60).optional(),
  }),
  say: z.object({ text: shortText }),
  neverSay: z.object({ text: shortText }),
  rule: z.object({
    sentence: textField(LONG, 'Enter the rule'),
    check: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('no-occasion'), occasion: z.string().max(60), name: shortText }),
        z.object({ type: z.literal('no-send'), weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
        z.object({ type: z.literal('closed'), days: yearRange }),
        z.object({ type: z.literal('closed-on'), occasion: z.string().max(60), name: shortText }),
        /** Days relative to an occasion: Holy Week ends on the day before Easter. */
        z.object({
          type: z.literal('closed-around'),
          occasion: z.string().max(60),
          first: z.int().min(-60).max(60),
          last: z.int().min(-60).max(60),
          name: shortText,
        }),
        /** Monday to Sunday of the week that contains the day. */
        z.object({
          type: z.literal('closed-week'),
          day: yearDay.nullable(),
          occasion: z.string().max(60).nullable(),
          name: shortText,
        }),
        z.object({ type: z.literal('at-most'), emails: z.int().min(1).max(31) }),
        z.object({ type: z.literal('window'), about: shortText, season: yearRange }),
        z.object({ type: z.literal('no-claim'), domain: z.enum(CLAIM_DOMAINS) }),
        z.object({ type: z.literal('discount-cap'), percent: z.int().min(1).max(99) }),
        z.object({ type: z.literal('no-prices') }),
        z.object({ type: z.literal('trade-only') }),
        /** The offers that the sentence names never share a list with others. */
        z.object({ type: z.literal('apart') }),
        /** What the buttons of emails ask for. */
        z.object({ type: z.literal('way'), way: z.enum(WAYS_TO_BUY) }),
        z.object({ type: z.literal('statement'), text: textField(LONG), when: z.enum(['always', 'price', 'alcohol']) }),
      ])
      /** Null for a sentence that we can't check yet. */
      .nullable(),
  }),
  answer: z.object({
    id: z.string().min(1).max(80),
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
export type ReadKind = Exclude<FactKind, 'answer'>
export const READ_KINDS = FACT_KINDS.filter((kind) => kind !== 'answer')

export type FactOfKind = { [Kind in FactKind]: { kind: Kind; value: FactValue<Kind> } }[FactKind]

/** Two readings with the same key mean the same fact. */
export type ProposedFact = FactOfKind & {
  key: string
  source: FactSource
  quote: string | null
  page: string | null
}

export type BrandFact = ProposedFact & { state: FactState }

/** Kinds of facts that we may use before a member confirms them. */
const SAFE_KINDS: ReadonlySet<FactKind> = new Set(['offer', 'say', 'neverSay', 'family'])

/** A doubtful offer is never used. */
export function mayUse(fact: BrandFact): boolean {
  if (isDoubtful(fact)) return false
  if (fact.state !== 'proposed') return fact.state === 'confirmed'
  if (fact.kind === 'rule') return fact.source === 'profile' && fact.value.check !== null
  return SAFE_KINDS.has(fact.kind) && fact.source === 'profile'
}

export const isDoubtful = (fact: FactOfKind): boolean => fact.kind === 'offer' && fact.value.isDoubtful === true

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

/** Uses the short name if the full one would fill the sentence. */
export function offerName({ name, shortName }: Pick<FactValue<'offer'>, 'name' | 'shortName'>): string {
  return name.length <= LONGEST_SPOKEN && name.split(/\s+/).length <= MOST_SPOKEN_WORDS ? name : shortName
}
