import { z } from 'zod'
import { confirmedBrief, withFacts } from '#writing/brand/brand-brief.fixtures.ts'
import { COUNTRIES, LANGUAGES, type BrandBrief, type BrandProfile } from '#shared/brand-brief.ts'
import { brandFrom, typedFields, writtenProfiles } from '#writing/brand/profiles/profiles.fixtures.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
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
  profile: typedFields,
})

/** With the trade that the profile proposes, as if its owner had confirmed everything. */
export function brandOfFile(id: string, file: unknown): BrandBrief {
  const { profile, ...basics } = fileOfBrand.parse(file)
  return { ...confirmedBrief(brandFrom({ id, ...basics }, profile)), id }
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

export const hasPack = ({ language, facts: { trade } }: BrandBrief): boolean => {
  const own = TRADES.find(({ id }) => id === trade?.trade)
  return own !== undefined && PACKS.pack(language, 'trade', own.pack ?? own.id) !== null
}

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
