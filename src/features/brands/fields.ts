import { z } from 'zod'
import { isTimeZone } from '#shared/time-zones.ts'
import { optionalText, textField, websiteField } from '#shared/text-fields.ts'
import { COUNTRIES, EMAIL_STYLES, LANGUAGES } from '#shared/brand-brief.ts'

export const LONG_TEXT = 10_000

export const timeZoneField = z
  .string('Choose a time zone, for example America/New_York.')
  .max(64, 'Please use at most 64 characters')
  .refine(isTimeZone, 'Choose a time zone, for example America/New_York.')

export const brandBasics = z.object({
  name: textField(100, 'Brand name is required'),
  website: websiteField,
  country: z.enum(COUNTRIES),
  timezone: timeZoneField,
  language: z.enum(LANGUAGES),
  defaultEmailType: z.enum(EMAIL_STYLES),
})

export const customerAvatarFields = z.object({
  demographics: textField(LONG_TEXT, 'Demographics are required'),
  interests: textField(LONG_TEXT, 'Interests are required'),
  buyingTriggers: textField(LONG_TEXT, 'Buying triggers are required'),
  painPoints: optionalText(LONG_TEXT),
})

export const productsInfoFields = z.object({
  products: textField(LONG_TEXT, 'Products description is required'),
  averageOrderValue: textField(200, 'Average order value is required'),
})

export const buyingJourneyFields = z.object({
  buyingProcess: textField(LONG_TEXT, 'Buying process is required'),
  commonObjections: optionalText(LONG_TEXT),
})

const phrases = z
  .array(textField(200))
  .max(200, 'Please use at most 200 phrases')
  .transform((list) => [...new Set(list.filter((phrase) => phrase !== ''))])

export const guidelinesFields = z.object({
  tone: textField(LONG_TEXT, 'Brand tone is required'),
  say: phrases,
  dontSay: phrases,
  complianceNotes: optionalText(LONG_TEXT),
})

export const typedRules = z.object({ text: textField(2000, 'Enter at least one rule') })

const found = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    source: z.string(),
    quote: z.string().optional(),
  })
const foundText = found(z.string())

const pages = z.array(
  z.object({ url: z.string(), outcome: z.enum(['read', 'not allowed', 'not found', 'not readable']) }),
)
const notes = z.array(z.string())

export const websiteReading = z.object({
  profile: z.object({
    name: foundText.optional(),
    country: found(z.enum(COUNTRIES)).optional(),
    language: found(z.enum(LANGUAGES)).optional(),
    products: foundText.optional(),
    averageOrderValue: foundText.optional(),
    tone: foundText.optional(),
    say: z.array(foundText),
    buyingProcess: foundText.optional(),
    commonObjections: foundText.optional(),
    complianceNotes: foundText.optional(),
  }),
  pages,
  notes,
})
