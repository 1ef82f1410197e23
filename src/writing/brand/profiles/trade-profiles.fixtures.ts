import { z } from 'zod'
import { type BrandProfile, COUNTRIES, LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { FAMILIES, type Family } from '#shared/brand-sheet.ts'
import { observanceNames } from '../../knowledge/observances.ts'
import { TRADES } from '../../knowledge/trades.ts'
import { readProfile } from '../read-profile.ts'
import { brandFrom, typedFields } from './profiles.fixtures.ts'
import de from './trades/de.json' with { type: 'json' }
import en from './trades/en.json' with { type: 'json' }
import es from './trades/es.json' with { type: 'json' }
import fr from './trades/fr.json' with { type: 'json' }
import it from './trades/it.json' with { type: 'json' }

/** A short profile, with the trades and families that a careful person may choose. Null means none. */
const tradeProfile = z.strictObject({
  name: z.string(),
  country: z.enum(COUNTRIES),
  products: z.string(),
  who: z.string(),
  buying: z.string(),
  trade: z.array(z.enum(TRADES.map(({ id }) => id)).nullable()).min(1),
  family: z.array(z.enum(FAMILIES).nullable()).min(1),
})

const FILES: Record<Language, unknown> = { en, de, fr, es, it }

export interface TradeProfile {
  brand: BrandProfile
  trades: readonly (string | null)[]
  families: readonly (Family | null)[]
}

export const tradeProfiles: readonly TradeProfile[] = LANGUAGES.flatMap((language) =>
  z
    .array(tradeProfile)
    .parse(FILES[language])
    .map(({ name, country, products, who, buying, trade, family }) => {
      const fields = typedFields.parse({ products, demographics: who, buyingProcess: buying })
      return { brand: brandFrom({ id: name, name, country, language }, fields), trades: trade, families: family }
    }),
)

export type Verdict = 'right' | 'wrong' | 'missing'

const verdictOf = <Value>(proposed: Value | null, expected: readonly (Value | null)[]): Verdict =>
  expected.includes(proposed) ? 'right' : proposed === null ? 'missing' : 'wrong'

export interface Proposals {
  trade: string | null
  family: Family | null
  ofTrade: Verdict
  ofFamily: Verdict
}

/** What we propose for a brand, and whether a careful person would. */
export function proposalsFor({ brand, trades, families }: TradeProfile): Proposals {
  const { facts } = readProfile(brand, observanceNames())
  const trade = facts.flatMap(({ kind, value }) => (kind === 'trade' ? [value.trade] : []))[0] ?? null
  const family = facts.flatMap(({ kind, value }) => (kind === 'family' ? [value.family] : []))[0] ?? null
  return { trade, family, ofTrade: verdictOf(trade, trades), ofFamily: verdictOf(family, families) }
}
