import { usageNow } from '#features/access/server/usage.ts'
import { setLastAccessedBrand } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { DEFAULT_TIME_ZONE } from '#shared/calendar-dates.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { remaining } from '#shared/plan-catalog.ts'
import { spelledTimeZone } from '#shared/time-zones.ts'
import type { brandEndpoints } from '../contract.ts'
import { readAhead } from './brand-facts.ts'
import {
  type BrandRow,
  countBrands,
  findArchivedBrands,
  findBrand,
  findBrandsOf,
  insertBrand,
  updateBrand,
} from './store.ts'

export async function listBrands(app: AppContext, workspaceIds: string[]): Promise<BrandRow[]> {
  return findBrandsOf(app.db, workspaceIds)
}

export async function getBrand(scope: WorkspaceTx, id: string): Promise<BrandRow> {
  const brand = await findBrand(scope, id)
  if (brand === null) throw new AppError('NOT_FOUND')
  return brand
}

export async function readBrand(app: AppContext, { workspaceId }: Scope, id: string): Promise<BrandRow> {
  return withWorkspace(app.db, workspaceId, (scope) => getBrand(scope, id))
}

export async function createBrand(
  app: AppContext,
  { workspaceId }: Scope,
  fields: BodyOf<typeof brandEndpoints.create>,
): Promise<BrandRow> {
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (scope) => {
    await needPlace(scope, now)
    const { name, website, country, timezone, language, defaultEmailType } = fields
    const brand: BrandRow = {
      workspaceId,
      id: newId(),
      name,
      website: website || null,
      country,
      language,
      defaultEmailType,
      timezone: timezone === undefined ? DEFAULT_TIME_ZONE[country] : spelledTimeZone(timezone),
      customerAvatar: null,
      productsInfo: null,
      buyingJourney: null,
      guidelines: null,
      onboardingStep: 2,
      klaviyoConnectedAt: null,
      klaviyoLastSyncAt: null,
      archivedAt: null,
      createdAt: now,
      updatedAt: now,
    }
    await insertBrand(scope, brand)
    return brand
  })
}

async function needPlace(scope: WorkspaceTx, now: Date): Promise<void> {
  // usageNow() locks the subscription, so two brands can't both take the last slot.
  const { limits } = await usageNow(scope, now)
  const used = await countBrands(scope)
  if (remaining(limits.brands, used) < 1) {
    throw new AppError('BRAND_LIMIT_REACHED', { details: { limit: limits.brands, used } })
  }
}

export async function listArchivedBrands(app: AppContext, { workspaceId }: Scope): Promise<BrandRow[]> {
  return withWorkspace(app.db, workspaceId, findArchivedBrands)
}

const MOST_ARCHIVED_BRANDS = 50

export async function archiveBrand(app: AppContext, { workspaceId }: Scope, id: string): Promise<BrandRow> {
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (scope) => {
    // usageNow() locks the subscription, so that concurrent archivings are counted one after the other.
    await usageNow(scope, now)
    await getBrand(scope, id)
    if ((await countBrands(scope, 'archived')) >= MOST_ARCHIVED_BRANDS) {
      throw new AppError('ARCHIVED_BRAND_LIMIT_REACHED')
    }
    return (await updateBrand(scope, id, { archivedAt: now, updatedAt: now }))!
  })
}

export async function restoreBrand(app: AppContext, { workspaceId }: Scope, id: string): Promise<BrandRow> {
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (scope) => {
    await needPlace(scope, now)
    return (await updateBrand(scope, id, { archivedAt: null, updatedAt: now }))!
  })
}

/**
 * Without a new zone, a brand in its country's default zone follows a new country. `afterwards` runs in the
 * transaction.
 */
export async function changeBrand(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
  fields: Omit<BodyOf<typeof brandEndpoints.update>, 'fromWebsite'>,
  afterwards: (scope: WorkspaceTx, changed: BrandRow) => Promise<void> = async () => {},
): Promise<BrandRow> {
  const brand = await withWorkspace(app.db, workspaceId, async (scope) => {
    const before = await getBrand(scope, id)
    const given = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    ) as Partial<BrandRow>
    const changed = await updateBrand(scope, id, {
      ...given,
      ...(fields.website === undefined ? {} : { website: fields.website || null }),
      timezone: zoneAfter(before, fields),
      updatedAt: app.clock.now(),
    })
    await afterwards(scope, changed!)
    return changed!
  })
  await readAhead(brand)
  return brand
}

function zoneAfter(
  before: BrandRow,
  { country, timezone }: Pick<BodyOf<typeof brandEndpoints.update>, 'country' | 'timezone'>,
): string {
  if (timezone !== undefined) return spelledTimeZone(timezone)
  const followsCountry = country !== undefined && before.timezone === DEFAULT_TIME_ZONE[before.country]
  return followsCountry ? DEFAULT_TIME_ZONE[country] : before.timezone
}

export async function rememberBrand(app: AppContext, { workspaceId, userId }: Scope, brandId: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, (scope) => setLastAccessedBrand(scope, userId, brandId, app.clock.now()))
}

export async function markKlaviyo(
  scope: WorkspaceTx,
  id: string,
  change: Partial<Pick<BrandRow, 'klaviyoConnectedAt' | 'klaviyoLastSyncAt'>>,
): Promise<void> {
  await updateBrand(scope, id, change)
}
