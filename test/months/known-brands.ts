import { z } from 'zod'
import { confirmedBrief, withFacts } from '#writing/brand/brand-brief.fixtures.ts'
import { COUNTRIES, LANGUAGES, type BrandBrief, type BrandProfile } from '#shared/brand-brief.ts'
import { FACT_KINDS, type FactOfKind, factValues } from '#shared/brand-sheet.ts'
import { briefFrom } from '#shared/brief-from.ts'
import { type ReadProfile, readProfile } from '#writing/brand/read-profile.ts'
import { observanceNames } from '#writing/knowledge/observances.ts'
import { brandFrom, typedFields, writtenProfiles } from '#writing/brand/profiles/profiles.fixtures.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import { READING_BRANDS } from './reading-brands.ts'

/** All facts and the trade are confirmed. */
function knownBrand(profile: BrandProfile, trade: string | null): BrandBrief {
  const brief = { ...confirmedBrief(profile), id: profile.id }
  const family = TRADES.find(({ id }) => id === trade)?.family ?? brief.facts.family
  return withFacts(brief, { trade: trade === null ? null : { trade, label: trade }, family })
}

const fileOfBrand = z.object({
  name: z.string(),
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRIES),
  website: z.string().nullable().default(null),
  profile: typedFields,
  /** The sheet after its owner went through it. Without it, everything we read counts as confirmed. */
  sheet: z.array(z.looseObject({ kind: z.enum(FACT_KINDS), value: z.unknown() })).optional(),
})

const profileOf = (id: string, { name, language, country, website, profile }: z.infer<typeof fileOfBrand>) => ({
  ...brandFrom({ id, name, language, country }, profile),
  website,
})

/** What we read in the profile, with its quotes, and the texts we read nothing in. */
export const readingOfFile = (file: unknown): ReadProfile =>
  readProfile(profileOf('', fileOfBrand.parse(file)), observanceNames())

/** With the trade that the profile proposes or its owner chose. */
export function brandOfFile(id: string, given: unknown): BrandBrief {
  const file = fileOfBrand.parse(given)
  const brand = profileOf(id, file)
  if (file.sheet === undefined) return { ...confirmedBrief(brand), id }
  const facts = file.sheet.map(({ kind, value }, place) => {
    const read = { kind, value: factValues[kind].parse(value) } as FactOfKind
    return { ...read, key: `${place}`, source: 'user', state: 'confirmed', quote: null, page: null } as const
  })
  return briefFrom(brand, facts)
}

const READ = new Set<string | undefined>(READING_BRANDS.map(({ profile }) => profile.products))

export const KNOWN_BRANDS: readonly BrandBrief[] = [
  ...READING_BRANDS.map(({ id, name, country, language, trade, profile }) =>
    knownBrand(brandFrom({ id, name, country, language }, profile), trade),
  ),
  // The brands of the readings are also written profiles.
  ...writtenProfiles
    .filter(({ brand }) => !READ.has(brand.productsInfo?.products))
    .map(({ brand, expected }) => knownBrand(brand, expected.trade.find((each) => each !== null) ?? null)),
]

/** A brand that sells the same under other names and says nothing that the first one says. */
export const rivalOf = (brand: BrandBrief): BrandBrief => ({
  ...withFacts(brand, {
    say: [],
    answers: [],
    doubts: brand.facts.doubts.map((doubt) => ({ ...doubt, answer: null })),
    offers: brand.facts.offers.map((offer, place) => ({ ...offer, name: `Rivo ${place}`, shortName: `Rivo ${place}` })),
  }),
  id: `rival-of-${brand.id}`,
  name: 'Rivo',
})

export const bareBrand = (brand: BrandBrief): BrandBrief => ({
  ...withFacts(brand, {
    business: null,
    trade: null,
    family: null,
    buyers: null,
    offers: [],
    doubts: [],
    pains: [],
    moments: [],
    voice: null,
    say: [],
    rules: [],
    neverSay: [],
    answers: [],
    rhythm: null,
  }),
  id: `bare-${brand.id}`,
})
