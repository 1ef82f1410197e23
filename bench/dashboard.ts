import { workspaceEndpoints } from '#features/access/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { overviewEndpoints } from '#features/outlines/overview-contract.ts'
import { monthOf, monthsAfter } from '#shared/calendar-dates.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { type Measure, type Row, inTurns } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'
import { aBrand, anotherWorkspace, timed } from './workspace-brands.ts'

const BRANDS = 3
const OUTLINES = 6000
const FEW = 60
const OF_A_MONTH = 20
const AT_ONCE = 500

/** What the dashboard asks for before it is complete. */
const OVERVIEW = overviewEndpoints.workspace
const REQUESTS = [OVERVIEW, usageEndpoints.usage, brandEndpoints.list, workspaceEndpoints.list, authEndpoints.me]

/** Compares the dashboard of three brands with that of three brands with only a month of outlines. */
export const dashboard: Measure = {
  name: 'dashboard',
  async run(smoke) {
    const outlines = smoke ? 120 : OUTLINES
    const bench = await benchApp()
    try {
      await threeBrands(bench, outlines)
      const small = await anotherWorkspace(bench, 'Three small brands')
      await threeBrands(small, FEW)
      // The app does this every ten minutes, and a database server does it itself.
      await keepStatistics(bench.app.db)
      const rounds = smoke ? 2 : 40
      const name = `Dashboard of ${BRANDS} brands with ${outlines} outlines`
      const against = `the same with ${FEW} outlines`
      const rows: Row[] = []
      const whole = await inTurns(
        rounds,
        () => complete(bench),
        () => complete(small),
      )
      rows.push({ name, ...whole, unit: 'ms', against })
      const only = await inTurns(
        rounds,
        () => timed(bench, addressIn(bench, OVERVIEW.path)),
        () => timed(small, addressIn(small, OVERVIEW.path)),
      )
      rows.push({ name: `${name}: overview`, ...only, unit: 'ms', against })
      return rows
    } finally {
      await bench.close()
    }
  },
}

const addressIn = ({ workspaceId }: BenchApp, path: string) => path.replace(/\{\w+\}/, workspaceId)

async function complete(bench: BenchApp): Promise<number> {
  const start = performance.now()
  await Promise.all(REQUESTS.map(({ path }) => timed(bench, addressIn(bench, path))))
  return performance.now() - start
}

async function threeBrands(bench: BenchApp, outlines: number): Promise<void> {
  const brandIds = [bench.brandId]
  while (brandIds.length < BRANDS) brandIds.push(await aBrand(bench, bench.workspaceId))
  for (const brandId of brandIds) await fill({ ...bench, brandId }, outlines / BRANDS)
}

/** From the next month on into the past, so that the newest months have emails that go out and wait for review. */
async function fill(bench: BenchApp, count: number): Promise<void> {
  const newest = monthsAfter(monthOf(new Date(), 'UTC'), 1)
  for (let stored = 0; stored < count; stored += AT_ONCE) {
    await storeOutlines(bench, Math.min(AT_ONCE, count - stored), (index) => {
      const place = stored + index
      const { year, month } = monthsAfter(newest, -Math.floor(place / OF_A_MONTH))
      const day = String((place % OF_A_MONTH) + 1).padStart(2, '0')
      return {
        planYear: year,
        planMonth: month,
        workflowStatus: place % 10 === 0 ? 'ready_for_review' : 'approved',
        scheduledSendAt: `${year}-${String(month).padStart(2, '0')}-${day} 10:00:00`,
      }
    })
  }
}
