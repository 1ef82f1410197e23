import { z } from 'zod'
import { COUNTRIES, LANGUAGES } from '#shared/brand-brief.ts'
import { typedFields } from '#writing/brand/profiles/profiles.fixtures.ts'
import brands from './reading-brands.json' with { type: 'json' }

const text = z.string()

/** Invented by a person who didn't know the planner. */
export const READING_BRANDS = z
  .array(
    z.strictObject({
      id: text,
      name: text,
      language: z.enum(LANGUAGES),
      country: z.enum(COUNTRIES),
      kind: text,
      trade: text.nullable(),
      profile: typedFields,
    }),
  )
  .parse(brands)
