import { and, eq, gte } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { campaigns } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** A brand's campaigns sent since a wall-clock time of the brand. */
export async function findCampaignsSince(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  since: string,
): Promise<CampaignRow[]> {
  return tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.brandId, brandId), gte(campaigns.sentAt, since)))
}

export async function insertCampaigns({ tx }: WorkspaceTx, rows: (typeof campaigns.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await tx.insert(campaigns).values(rows.slice(at, at + 500))
}
