import type { Brand } from '#features/brands/contract.ts'
import type { KlaviyoConnection } from '#features/history/contract.ts'

/** A brand without a profile. */
export const tannholt: Brand = {
  id: '0198c5a0-0000-7000-8000-000000000004',
  workspaceId: '0198c5a0-0000-7000-8000-000000000002',
  name: 'Tannholt Kaffee',
  website: null,
  country: 'US',
  language: 'en',
  timezone: 'America/New_York',
  defaultEmailType: 'design-based',
  customerAvatar: null,
  productsInfo: null,
  buyingJourney: null,
  guidelines: null,
  onboardingStep: null,
  klaviyoApiKey: null,
  klaviyoLastSyncAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** The connection of a brand without a key. */
export const withoutKlaviyo: KlaviyoConnection = {
  connected: false,
  maskedKey: null,
  accountName: null,
  connectedAt: null,
  lastSyncAt: null,
  sync: null,
}
