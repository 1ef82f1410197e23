import { z } from 'zod'
import { COUNTRIES, LANGUAGES } from '#shared/brand-brief.ts'
import { typedFields } from '#writing/brand/profiles/profiles.fixtures.ts'
import brands from './reading-brands.json' with { type: 'json' }

const text = z.string()

/** Brands that were invented for the readings by a person who didn't know the planner. */
export const READING_BRANDS = z
  .array(
    z.strictObject({
      id: text,
      name: text,
      language: z.enum(LANGUAGES),
      country: z.enum(COUNTRIES),
      /** What makes the brand hard. */
      kind: text,
      /** The trade that its owner would confirm. */
      trade: text.nullable(),
      profile: typedFields,
    }),
  )
  .parse(brands)
