import { findCampaignsSince, insertCampaigns } from '#features/history/server/store.ts'
import { insightEndpoints } from '#features/history/insight-contract.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, inTurns } from './measure.ts'

const CAMPAIGNS = 50_000
const AT_MOST_MS = 150

/** Reading the insights of a brand with 50,000 campaigns again, compared with reading those campaigns. */
export const insightsSize: Measure = {
  name: 'insights-size',
  async run(smoke) {
    const bench = await benchApp()
    const { app, brandId, workspaceId } = bench
    const count = smoke ? 200 : CAMPAIGNS
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    try {
      const rows = Array.from({ length: count }, (_, at) => ({
        workspaceId,
        id: newId(),
        brandId,
        name: `Campaign ${at}: spring`,
        sentAt: `${day(1 + (at % 350))} 10:30:00`,
        deliveries: 1000 + (at % 9000),
        clicks: at % 90,
        orders: at % 7,
        revenue: (at % 7) * 60,
        source: 'csv' as const,
      }))
      await withWorkspace(app.db, workspaceId, (scope) => insertCampaigns(scope, rows))
      // The app does this every ten minutes, and a database server does it itself.
      await keepStatistics(app.db)
      const read = async () =>
        (await bench.call(insightEndpoints.read, { id: brandId })).json() as { campaigns: number }
      await read()
      const times = await inTurns(
        smoke ? 2 : 10,
        () => timed(read),
        () => timed(() => withWorkspace(app.db, workspaceId, (scope) => findCampaignsSince(scope, brandId, day(365)))),
      )
      const content = Buffer.from(`Campaign,Sent,Delivered\nOne more,${day(2)},100`).toString('base64')
      const fieldMapping = { campaign_name: 'Campaign', sent_at: 'Sent', deliveries: 'Delivered' }
      const file = { workspaceId, brandId, filename: 'one.csv', mimeType: 'text/csv', size: 60, content, fieldMapping }
      await bench.call(historyEndpoints.upload, {}, file)
      const { campaigns } = await read()
      if (campaigns !== count + 1) throw new Error(`After an import, the insights still count ${campaigns} campaigns.`)
      if (!smoke && times.ours > AT_MOST_MS) throw new Error(`The insights took ${times.ours.toFixed(1)} ms again.`)
      return [
        {
          name: `Insights of ${count.toLocaleString('en')} campaigns, read again`,
          ...times,
          unit: 'ms',
          against: 'reading the campaigns',
        },
      ]
    } finally {
      await bench.close()
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
