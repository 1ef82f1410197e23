import { z } from 'zod'
import { type BrandProfile, COUNTRIES, LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { FAMILIES, OFFER_KINDS } from '#shared/brand-sheet.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

const oneOf = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat())

const expectations = z.strictObject({
  /** The names of everything that is sold, and of nothing else. Null where a profile checks only parts of the list. */
  offers: z.array(oneOf).nullable(),
  /** Other complete lists that a careful reader could make as well. */
  offersAlso: z.array(z.array(oneOf)).default([]),
  prices: z.record(z.string(), oneOf).default({}),
  /** As "05-15..09-30", by the name of the offer. */
  seasons: z.record(z.string(), z.string()).default({}),
  facts: z.record(z.string(), z.string()).default({}),
  kinds: z.record(z.string(), z.enum(OFFER_KINDS)).default({}),
  /** Names that no email mentions before a member has confirmed them. */
  doubtful: z.array(z.string()).optional(),
  doubts: z.array(z.string()).optional(),
  pains: z.array(z.string()).optional(),
  bodyComplaints: z.array(z.string()).default([]),
  moments: z.array(z.string()).optional(),
  say: z.array(z.string()).optional(),
  /** What the brand says of itself in other fields, behind `say`. */
  ownSentences: z.array(z.string()).default([]),
  neverSay: z.array(z.string()).optional(),
  /**
   * Every check of a rule, as `no-send 6,7`, `closed 12-24..01-06`, `window 05-15..09-30 plants` or `no-occasion
   * easter`.
   */
  checks: z.array(z.string()).optional(),
  /** Beginnings of checks that the text gives no reason for. */
  checksNot: z.array(z.string()).default([]),
  voice: z
    .strictObject({ address: z.string(), emoji: z.boolean(), exclamationMarks: z.boolean() })
    .partial()
    .default({}),
  buyers: z.enum(['consumers', 'businesses', 'both']).optional(),
  /** Words that are in no fact of what is sold, of pains, doubts and moments. */
  mustNot: z.array(z.string()).default([]),
  /** Texts that aren't facts themselves. */
  mustNotExact: z.array(z.string()).default([]),
  /** The trades that may be proposed. Null means none. */
  trade: z.array(z.string().nullable()).min(1),
  family: z.enum(FAMILIES).optional(),
})
export type Expectations = z.infer<typeof expectations>

const text = z.string().default('')
export const typedFields = z.strictObject({
  products: text,
  averageOrderValue: text,
  demographics: text,
  interests: text,
  buyingTriggers: text,
  painPoints: text,
  buyingProcess: text,
  commonObjections: text,
  tone: text,
  say: z.array(z.string()).default([]),
  dontSay: z.array(z.string()).default([]),
  complianceNotes: text,
})
const profile = z.strictObject({
  id: z.string(),
  country: z.enum(COUNTRIES),
  profile: typedFields,
  expect: expectations,
})

export function brandFrom(
  basics: Pick<BrandProfile, 'id' | 'name' | 'country' | 'language'>,
  fields: z.infer<typeof typedFields>,
): BrandProfile {
  const { products, averageOrderValue, buyingProcess, commonObjections } = fields
  const { demographics, interests, buyingTriggers, painPoints, tone, say, dontSay, complianceNotes } = fields
  return {
    ...basics,
    website: null,
    defaultEmailType: 'design-based',
    customerAvatar: { demographics, interests, buyingTriggers, painPoints },
    productsInfo: { products, averageOrderValue },
    buyingJourney: { buyingProcess, commonObjections },
    guidelines: { tone, say, dontSay, complianceNotes },
  }
}

export interface WrittenProfile {
  id: string
  brand: BrandProfile
  expected: Expectations
}

const FILES: Record<Language, unknown> = { en, de, fr, es, it }

/** Profiles as shop owners, assistants and consultants fill them in, with what a careful person reads in them. */
export const writtenProfiles: readonly WrittenProfile[] = LANGUAGES.flatMap((language) =>
  z
    .array(profile)
    .parse(FILES[language])
    .map(({ id, country, profile: fields, expect: expected }) => ({
      id,
      expected,
      brand: brandFrom({ id, name: 'The brand', country, language }, fields),
    })),
)
