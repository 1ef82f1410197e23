import type { HistoryFacts } from '#server/ai/writers.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { bestAndWorst } from './performance-facts.ts'
import { wholeSends } from './whole-sends.ts'
import { findCampaignsSince } from './store.ts'

export { insertCampaigns } from './store.ts'

const DAYS = 365

/** What the last 365 days say about a brand; null while it has no history. */
export async function historyFactsOf(scope: WorkspaceTx, brandId: string, now: Date): Promise<HistoryFacts | null> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString().slice(0, 10)
  const campaigns = await findCampaignsSince(scope, brandId, since)
  return campaigns.length === 0 ? null : bestAndWorst(wholeSends(campaigns))
}
