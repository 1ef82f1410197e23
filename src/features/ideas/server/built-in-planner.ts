import type { IdeaWriter } from '#server/ai/writers.ts'
import { notedMonth } from '#writing/month/noted-emails.ts'
import { plannedTopics } from '#writing/month/planned-topics.ts'
import { stockFor } from './kept-stock.ts'

export const builtInPlanner: IdeaWriter = {
  name: 'planner',
  async planMonth(request, { signal, report }) {
    signal.throwIfAborted()
    const topics = plannedTopics(request, await notedMonth(request), await stockFor(request))
    signal.throwIfAborted()
    topics.forEach(report)
    return { topics, report: null }
  },
}
