import { type IdeaWriter, type PlanRequest, type PlannedMonth, WriterError } from '#server/ai/writers.ts'
import { forbiddenPhraseFinder } from '#writing/gate/forbidden-phrases.ts'
import { AppError } from '#shared/errors.ts'
import { planMonth } from '#writing/month/plan-month.ts'
import { packsOf } from '#writing/stock/brand-stock.ts'
import { monthRequestOf } from './month-request-of.ts'
import { notesOf } from '../month-notes.ts'
import { notedIdeas, notedMonth } from './noted-emails.ts'
import { notedThesis } from './noted-thesis.ts'
import { topicsOf } from './topics-of.ts'

/** Plans months from the ready-made ideas: offline, in the brand's language, the same for the same request. */
export const builtInPlanner: IdeaWriter = {
  name: 'planner',
  async planMonth(request, { signal, report }) {
    signal.throwIfAborted()
    const planned = await plannedTopics(request)
    signal.throwIfAborted()
    planned.topics.forEach(report)
    return planned
  },
}

async function plannedTopics(request: PlanRequest): Promise<PlannedMonth> {
  const noted = await notedMonth(request)
  const month = await monthRequestOf(request, noted)
  const own = { ideas: notedIdeas(noted.emails, request), thesis: notedThesis(request) }
  const topics = topicsOf(planMonth(month), own, request)
  if (topics.length === 0 && month.stock.ideas.length === 0) throw nothingMayBeSaid(request)
  if (topics.length === 0) throw new AppError('IDEAS_USED_UP')
  return { topics, report: null }
}

/** Names the phrase that keeps most ideas of the stock from the brand. */
function nothingMayBeSaid(request: PlanRequest): WriterError {
  const { brand } = notesOf(request)
  const findPhrase = forbiddenPhraseFinder(brand.facts.neverSay, brand.language)
  const counts = new Map<string, number>()
  for (const { angles } of packsOf(brand)) {
    for (const { premise } of angles) {
      const phrase = findPhrase(premise)
      if (phrase !== null) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  }
  const [most] = [...counts].toSorted(([, left], [, right]) => right - left)
  const field = request.brand.facts.neverSay.includes(most?.[0] ?? '') ? 'guidelines.dontSay' : 'strategy.notes'
  const inTheWay = most === undefined ? null : { field, phrase: most[0] }
  return new WriterError('No idea of the stock can be told within the rules of the brand.', inTheWay)
}
