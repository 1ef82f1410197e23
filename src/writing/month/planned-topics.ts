import { AppError } from '#shared/errors.ts'
import { forbiddenPhraseFinder } from '../gate/forbidden-phrases.ts'
import { notesOf } from '../notes/month-notes.ts'
import type { PlanRequest, PlannedTopic } from '../requests/plan-request.ts'
import { WriterError } from '../requests/writer-error.ts'
import { packsOf } from '../stock/brand-stock.ts'
import { type Stock } from '../stock/stock-ideas.ts'
import { monthRequestOf } from './month-request-of.ts'
import { type NotedMonth, notedIdeas } from './noted-emails.ts'
import { notedThesis } from './noted-thesis.ts'
import { planMonth } from './plan-month.ts'
import { topicsOf } from './topics-of.ts'

export function plannedTopics(request: PlanRequest, noted: NotedMonth, stock: Stock): PlannedTopic[] {
  const own = { ideas: notedIdeas(noted.emails, request), thesis: notedThesis(request) }
  const topics = topicsOf(planMonth(monthRequestOf(request, noted, stock)), own, request)
  if (topics.length === 0 && stock.ideas.length === 0) throw nothingMayBeSaid(request)
  if (topics.length === 0) throw new AppError('IDEAS_USED_UP')
  return topics
}

/** Names the phrase that rules out most ideas. */
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
