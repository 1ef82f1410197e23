import { ideaEndpoints } from '#features/ideas/contract.ts'
import { insertTopics, rowsOf } from '#features/ideas/server/service.ts'
import { type PlannedMonth, unwatched } from '#server/ai/writers.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { BALANCED } from '#shared/strategy.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, median } from './measure.ts'

const IDEAS = 100

/** A month of 100 ideas from the request to the answer, per idea, against writing the finished ideas to the database. */
export const monthOfIdeas: Measure = {
  name: 'month-of-ideas',
  async run(smoke) {
    const bench = await benchApp()
    const { app, brandId, workspaceId } = bench
    const ours: number[] = []
    const floor: number[] = []
    try {
      for (let month = 1; month <= (smoke ? 1 : 6); month++) {
        const start = performance.now()
        await bench.call(ideaEndpoints.generate, { id: brandId }, { year: 2027, month })
        ours.push((performance.now() - start) / IDEAS)
        const planned: PlannedMonth = await app.ideaWriter.planMonth(
          {
            brand: DEMO_BRANDS.quillhound,
            year: 2029,
            month,
            topics: 10,
            subtopicsPerTopic: 10,
            earlier: [],
            history: null,
            strategy: BALANCED,
          },
          unwatched(AbortSignal.timeout(60_000)),
        )
        const begin = performance.now()
        const { topics, ideas } = rowsOf(planned, {
          workspaceId,
          brandId,
          year: 2029,
          month,
          strategy: null,
          createdAt: new Date(),
        })
        await withWorkspace(app.db, workspaceId, (scope) => insertTopics(scope, topics, ideas))
        floor.push((performance.now() - begin) / IDEAS)
      }
      return [
        {
          name: 'Month of 100 ideas, per idea',
          ours: median(ours),
          floor: median(floor),
          unit: 'ms',
          against: 'storing finished ideas',
        },
      ]
    } finally {
      await bench.close()
    }
  },
}
