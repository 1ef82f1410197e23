import { calendarEndpoints } from '#features/calendar/contract.ts'
import { rangeEndpoints } from '#features/calendar/range-contract.ts'
import { putSchedule } from '#features/calendar/server/store.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { type Measure, inTurns } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'
import { aBrand, anotherWorkspace, timed } from './workspace-brands.ts'

const BRANDS = 5
const OUTLINES = 5000
const MONTHS = 20
const AT_ONCE = 500

/** Compares the month of five brands with the month of one brand that has as many emails. */
export const allBrands: Measure = {
  name: 'all-brands',
  async run(smoke) {
    const outlines = smoke ? 200 : OUTLINES
    const bench = await benchApp()
    try {
      const brandIds = [bench.brandId]
      while (brandIds.length < BRANDS) brandIds.push(await aBrand(bench, bench.workspaceId))
      for (const brandId of brandIds) await fill({ ...bench, brandId }, outlines / BRANDS)
      const alone = await anotherWorkspace(bench, 'One brand')
      await fill(alone, outlines)
      await keepStatistics(bench.app.db)
      const range = { from: '2026-11-29', to: '2027-01-09' }
      const allPath = rangeEndpoints.read.path.replace('{workspaceId}', bench.workspaceId)
      const month = { brandId: alone.brandId, year: '2026', month: '12' }
      const times = await inTurns(
        smoke ? 2 : 60,
        () => timed(bench, allPath, range),
        () => timed(bench, calendarEndpoints.month.path, month),
      )
      const name = `Calendar of ${BRANDS} brands with ${outlines} outlines`
      return [{ name, ...times, unit: 'ms', against: 'the month of one brand with as many' }]
    } finally {
      await bench.close()
    }
  },
}

async function fill(bench: BenchApp, count: number): Promise<void> {
  const now = new Date()
  for (let stored = 0; stored < count; stored += AT_ONCE) {
    const rows = await storeOutlines(bench, Math.min(AT_ONCE, count - stored), (index) => sendDay(stored + index))
    await withWorkspace(bench.app.db, bench.workspaceId, async (scope) => {
      for (const { id: outlineId } of rows) {
        const row = { workspaceId: bench.workspaceId, id: newId(), outlineId, manualOverride: true }
        await putSchedule(scope, { ...row, createdAt: now, updatedAt: now })
      }
    })
  }
}

function sendDay(index: number) {
  const month = 2026 * 12 + 3 + (index % MONTHS)
  const planned = { planYear: Math.floor(month / 12), planMonth: (month % 12) + 1 }
  const day = String((Math.floor(index / MONTHS) % 28) + 1).padStart(2, '0')
  const ofMonth = String(planned.planMonth).padStart(2, '0')
  return { ...planned, scheduledSendAt: `${planned.planYear}-${ofMonth}-${day} 10:00:00` }
}
