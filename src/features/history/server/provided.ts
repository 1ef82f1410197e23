import { provided } from '#server/registered.ts'
import type { Country, Language } from '#shared/brand-brief.ts'
import type { KlaviyoClient } from './klaviyo/klaviyo-client.ts'

export const sampleAccount =
  provided<(now: Date, brand: { language: Language; country: Country }) => Promise<KlaviyoClient>>(
    'a sample Klaviyo account',
  )
