import { PLAN_CATALOGUE, type PlanName } from '#shared/plan-catalogue.ts'
import { ada } from './open-product.fixtures.tsx'

/** A workspace of Ada's as the server tells of it. */
export const northfold = (plan: PlanName = 'PRO', changes: { name?: string; id?: string; status?: string } = {}) => ({
  id: '0198c5a0-0000-7000-8000-000000000002',
  name: 'Northfold Studio',
  address: '',
  website: null,
  status: 'ACTIVE',
  ownerUserId: ada.id,
  plan,
  limits: PLAN_CATALOGUE[plan].limits,
  subscription: { plan, planOverride: null, status: 'active' },
  brandCount: 1,
  memberCount: 1,
  ...changes,
})

/** What Ada is in it. */
export const adaIn = (workspaceId: string, role = 'OWNER') => ({
  id: '0198c5a0-0000-7000-8000-000000000009',
  userId: ada.id,
  workspaceId,
  role,
  lastAccessedBrandId: null,
})

/** Its brand, which describes itself in no word yet. */
export const tannholt = {
  id: '0198c5a0-0000-7000-8000-000000000004',
  workspaceId: northfold().id,
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
