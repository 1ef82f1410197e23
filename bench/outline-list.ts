import Fastify from 'fastify'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { findRowsIn } from '#features/outlines/server/store.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, inTurns } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'

const OUTLINES = 300

/** Compares the library's list with a handler that only runs the same statement. */
export const outlineList: Measure = {
  name: 'outline-list',
  async run(smoke) {
    const bench = await benchApp()
    const { app, brandId, workspaceId } = bench
    const stored = await storeOutlines(bench, OUTLINES, (index) => ({ planYear: 2026, planMonth: (index % 12) + 1 }))
    const floor = Fastify()
    floor.get('/outlines', async () => ({
      outlines: await withWorkspace(app.db, workspaceId, (scope) =>
        findRowsIn(
          scope,
          stored.map(({ id }) => id),
        ),
      ),
    }))
    try {
      const times = await inTurns(
        smoke ? 2 : 60,
        () => timed(() => bench.call(outlineEndpoints.getOrList, { id: brandId })),
        () => timed(() => floor.inject('/outlines')),
      )
      return [
        {
          name: `List of ${OUTLINES} outlines`,
          ...times,
          unit: 'ms',
          against: 'a bare handler with the same statement',
        },
      ]
    } finally {
      await floor.close()
      await bench.close()
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
