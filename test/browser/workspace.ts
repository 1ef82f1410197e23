import { PLAN_CATALOG, type PlanName } from '#shared/plan-catalog.ts'
import { tannholt } from './brand.ts'
import { ada } from './open-product.tsx'

/** Ada's workspace, which has the brand. */
export const northfold = (plan: PlanName = 'PRO', changes: { name?: string; id?: string; status?: string } = {}) => ({
  id: tannholt.workspaceId,
  name: 'Northfold Studio',
  address: '',
  website: null,
  assigneesSetReadyForReview: false,
  status: 'ACTIVE',
  ownerUserId: ada.id,
  plan,
  limits: PLAN_CATALOG[plan].limits,
  subscription: { plan, planOverride: null, status: 'active' },
  brandCount: 1,
  memberCount: 1,
  ...changes,
})

/** Ada's membership in it. */
export const adaIn = (workspaceId: string, role = 'OWNER') => ({
  id: '0198c5a0-0000-7000-8000-000000000009',
  userId: ada.id,
  workspaceId,
  role,
  lastAccessedBrandId: null,
})
