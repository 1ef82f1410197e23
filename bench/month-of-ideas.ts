import { ideaEndpoints, planAnswer } from '#features/ideas/contract.ts'
import { requestFor } from '#writing/month/planner-brands.fixtures.ts'
import { rowsOf } from '#features/ideas/server/month.ts'
import { insertTopics } from '#features/ideas/server/store.ts'
import { type PlannedMonth, unwatched } from '#server/ai/writers.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { DEMO_BRIEFS } from '#writing/brand/brand-brief.fixtures.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, median } from './measure.ts'

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
        const answer = await bench.call(ideaEndpoints.generate, { id: brandId }, { year: 2027, month })
        const { mainTopics } = planAnswer.parse(answer.json())
        const count = mainTopics.reduce((sum, { subtopics }) => sum + subtopics.length, 0)
        ours.push((performance.now() - start) / count)
        const planned: PlannedMonth = await app.ideaWriter.planMonth(
          requestFor(DEMO_BRIEFS.quillhound, { year: 2029, month }),
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
        floor.push((performance.now() - begin) / ideas.length)
      }
      return [
        {
          name: 'A planned month, per idea',
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
