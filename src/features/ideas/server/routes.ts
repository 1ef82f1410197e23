import { type Route, route } from '#server/http/route.ts'
import { ideaEndpoints } from '../contract.ts'
import { notesReading } from './notes/notes-reading.ts'
import { planDate } from './plan/plan-date.ts'
import { presentArchived, presentPlan, presentSubtopic, presentTopic } from './present.ts'
import { addManualIdea, archiveIdea, deleteIdea, unarchiveIdea } from './service.ts'
import { generateIdeas, readArchived, readPlan } from './month.ts'
import { seriesEndpoints } from '../series-contract.ts'
import { addSeries } from './series/add-series.ts'
import { addSimilarIdea } from './similar-idea.ts'
import { ideaTrashRoutes } from './trash/routes.ts'

export const ideaRoutes: Route[] = [
  ...ideaTrashRoutes,
  route(ideaEndpoints.plan, async ({ scope, params }, app) =>
    presentPlan(await readPlan(app, scope, params.id, params)),
  ),
  route(ideaEndpoints.archived, async ({ scope, params }, app) =>
    presentArchived(await readArchived(app, scope, params.id, params)),
  ),
  route(ideaEndpoints.generate, async ({ scope, params, body, once, note, goesOn }, app) => {
    const { jobId, done } = await generateIdeas(app, scope, params.id, body, once)
    if (!done) goesOn()
    note({ type: 'brand', id: params.id, metadata: { year: body.year, month: body.month, jobId } })
    return { ...presentPlan(await readPlan(app, scope, params.id, body)), jobId }
  }),
  route(ideaEndpoints.readNotes, ({ scope, params, body }, app) => notesReading(app, scope, params.id, body)),
  route(ideaEndpoints.addManual, async ({ scope, params, body }, app) => ({
    idea: presentSubtopic(await addManualIdea(app, scope, params.id, body), null),
  })),
  route(ideaEndpoints.addSimilar, async ({ scope, params, body }, app) => {
    const { subtopic, outlineId, added } = await addSimilarIdea(app, scope, params.id, body)
    return { idea: presentSubtopic(subtopic, outlineId), topicId: subtopic.mainTopicId, added }
  }),
  route(seriesEndpoints.add, async ({ scope, params, body }, app) => {
    const topic = await addSeries(app, scope, params.id, body)
    return { topic: presentTopic(topic, new Map()), year: topic.year, month: topic.month }
  }),
  route(ideaEndpoints.planDate, async ({ scope, params, body }, app) => {
    await planDate(app, scope, params.id, body)
    return { ok: true }
  }),
  route(ideaEndpoints.archive, async ({ scope, params }, app) => {
    await archiveIdea(app, scope, params.id)
    return { ok: true }
  }),
  route(ideaEndpoints.unarchive, async ({ scope, params }, app) => {
    await unarchiveIdea(app, scope, params.id)
    return { ok: true }
  }),
  route(ideaEndpoints.remove, async ({ scope, params, note }, app) => {
    await deleteIdea(app, scope, params.id)
    note({ type: 'idea', id: params.id })
    return { ok: true }
  }),
]
