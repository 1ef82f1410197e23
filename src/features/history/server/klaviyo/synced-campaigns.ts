import { newId } from '#server/db/new-id.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { wallClockOf } from '#shared/calendar-dates.ts'
import { keyOf } from '../campaign-key.ts'
import { LARGE_BATCH, type NewCampaign, keyed, upsertCampaigns } from '../store.ts'
import type { Results, SentCampaign } from './klaviyo-client.ts'
import { findSynced } from './sync-store.ts'

interface Joined {
  workspaceId: string
  brandId: string
  timezone: string
  knowsOrders: boolean
  currency: string | null
}

type SyncedCampaign = NewCampaign & { externalId: string }

export function joinResults(
  campaigns: readonly SentCampaign[],
  results: ReadonlyMap<string, Results>,
  audiences: ReadonlyMap<string, string>,
  { workspaceId, brandId, timezone, knowsOrders, currency }: Joined,
): SyncedCampaign[] {
  return campaigns.flatMap((campaign) => {
    const result = results.get(campaign.id)
    if (result === undefined || result.delivered < 1) return []
    const { name, subject } = campaign
    const segments = campaign.audiences.flatMap((id) => audiences.get(id) ?? [])
    return {
      workspaceId,
      id: newId(),
      brandId,
      externalId: campaign.id,
      name,
      subject,
      segment: segments.length === 0 ? null : segments.join(', '),
      sentAt: wallClockOf(new Date(campaign.sentAt), timezone),
      deliveries: Math.round(result.delivered),
      opens: Math.round(result.opens_unique),
      clicks: Math.round(result.clicks_unique),
      orders: knowsOrders ? Math.round(result.conversions) : null,
      revenue: knowsOrders ? result.conversion_value : null,
      currency: knowsOrders ? currency : null,
      unsubscribes: Math.round(result.unsubscribes),
      spamReports: Math.round(result.spam_complaints),
      source: 'klaviyo' as const,
      lastImportId: null,
    }
  })
}

/**
 * Matches by the platform's id, and campaigns from a file by name, day and segment. Returns the number of existing
 * ones.
 */
export async function storeSynced(
  scope: WorkspaceTx,
  brandId: string,
  rows: readonly SyncedCampaign[],
): Promise<number> {
  let updated = 0
  for (let at = 0; at < rows.length; at += LARGE_BATCH) {
    const portion = rows.slice(at, at + LARGE_BATCH)
    const given = keyed(portion)
    const stored = await findSynced(
      scope,
      brandId,
      portion.map(({ externalId }) => externalId),
      given.map(({ naturalKey }) => naturalKey),
    )
    const keyOfId = new Map(stored.map(({ externalId, naturalKey }) => [externalId, naturalKey]))
    const taken = new Set(stored.map(({ naturalKey }) => naturalKey))
    const own = given.map((row) => {
      const known = keyOfId.get(row.externalId!)
      if (known !== undefined) return { ...row, naturalKey: known }
      const naturalKey = taken.has(row.naturalKey) ? keyOf(`${row.naturalKey}\n${row.externalId}`) : row.naturalKey
      taken.add(naturalKey)
      return { ...row, naturalKey }
    })
    updated += await upsertCampaigns(scope, own)
  }
  return updated
}
