import { READ_ONLY } from '#features/access/web/suspended.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'

type Place = Pick<CurrentWorkspace, 'readOnly' | 'may'> & { workspace: Pick<CurrentWorkspace['workspace'], 'plan'> }

/** Starter and Pro show the reason here. A full Free or Teams workspace gets a screen with an upgrade instead. */
export function addBrandRefusal(place: Place | null, brandCount: number): string | undefined {
  if (place === null) return undefined
  if (place.readOnly) return READ_ONLY
  if (!place.may('CREATE_BRAND')) return "Your role can't add brands."
  const { plan } = place.workspace
  const closed = brandCount > 0 && (plan === 'STARTER' || plan === 'PRO')
  return closed ? `Adding brands is disabled for ${PLAN_CATALOG[plan].label} plan` : undefined
}
