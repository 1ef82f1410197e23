import { confirmedBrief, withFacts } from '#server/brand-brief.fixtures.ts'
import type { BrandBrief, BrandProfile } from '#shared/brand-brief.ts'
import { brandFrom, writtenProfiles } from '#writing/brand/profiles/profiles.fixtures.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import { READING_BRANDS } from './reading-brands.ts'

/** A brand whose people have confirmed all that was read in its profile, and its trade. */
function knownBrand(profile: BrandProfile, trade: string | null): BrandBrief {
  const brief = { ...confirmedBrief(profile), id: profile.id }
  const family = TRADES.find(({ id }) => id === trade)?.family ?? brief.facts.family
  return withFacts(brief, { trade: trade === null ? null : { trade, label: trade }, family })
}

const READ = new Set<string | undefined>(READING_BRANDS.map(({ profile }) => profile.products))

/** The brands of the readings, and the written profiles. */
export const KNOWN_BRANDS: readonly BrandBrief[] = [
  ...READING_BRANDS.map(({ id, name, country, language, trade, profile }) =>
    knownBrand(brandFrom({ id, name, country, language }, profile), trade),
  ),
  // The brands of the readings are held as written profiles, too.
  ...writtenProfiles
    .filter(({ brand }) => !READ.has(brand.productsInfo?.products))
    .map(({ brand, expected }) => knownBrand(brand, expected.trade.find((each) => each !== null) ?? null)),
]

/** Whether there are ideas that were written for its trade. */
export const hasPack = ({ language, facts: { trade } }: BrandBrief): boolean => {
  const own = TRADES.find(({ id }) => id === trade?.trade)
  return own !== undefined && PACKS.pack(language, 'trade', own.pack ?? own.id) !== null
}

/** A brand that sells the same under other names. */
export const rivalOf = (brand: BrandBrief): BrandBrief => ({
  ...withFacts(brand, {
    offers: brand.facts.offers.map((offer, place) => ({ ...offer, name: `Rivo ${place}`, shortName: `Rivo ${place}` })),
  }),
  id: `rival-of-${brand.id}`,
  name: 'Rivo',
})

/** What is known of a brand when it only has a name. */
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
