import { provided } from '#server/registered.ts'
import type { Country, Language } from '#shared/brand-brief.ts'
import type { DraftClient } from './klaviyo/draft-client.ts'
import type { KlaviyoClient } from './klaviyo/klaviyo-client.ts'

interface SampleBrand {
  language: Language
  country: Country
}

export const sampleAccount =
  provided<(now: Date, brand: SampleBrand) => Promise<KlaviyoClient>>('a sample Klaviyo account')

export const sampleDrafts = provided<(now: Date, brand: SampleBrand) => Promise<DraftClient>>(
  'drafts in a sample Klaviyo account',
)
