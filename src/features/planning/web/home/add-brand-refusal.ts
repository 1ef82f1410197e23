import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'

type Place = Pick<CurrentWorkspace, 'readOnly' | 'may'> & { workspace: Pick<CurrentWorkspace['workspace'], 'plan'> }

/**
 * Why the person cannot add a brand; undefined when they can. Starter and Pro say so here; a full Free or Teams
 * workspace is told on the way, with the offer to upgrade.
 */
export function addBrandRefusal(place: Place | null, brandCount: number): string | undefined {
  if (place === null) return undefined
  if (place.readOnly) return 'This workspace is suspended: nothing can be changed.'
  if (!place.may('CREATE_BRAND')) return 'Your role cannot add brands.'
  const { plan } = place.workspace
  const closed = brandCount > 0 && (plan === 'STARTER' || plan === 'PRO')
  return closed ? `Adding brands is disabled for ${PLAN_CATALOGUE[plan].label} plan` : undefined
}
