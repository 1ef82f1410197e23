import { type Route, route } from '#server/http/route.ts'
import { commentEndpoints } from '../contract.ts'
import { removeClientName } from './client-comments.ts'
import { editComment, readCounts, readThreads, removeComment, resolveThread, writeComment } from './service.ts'

export const commentRoutes: Route[] = [
  route(commentEndpoints.list, async ({ scope, params }, app) => ({
    threads: await readThreads(app, scope, params.id),
  })),
  route(commentEndpoints.write, async ({ scope, params, body }, app) => ({
    comment: await writeComment(app, scope, params.id, body),
  })),
  route(commentEndpoints.edit, async ({ scope, params, body }, app) => ({
    comment: await editComment(app, scope, params.id, body.text),
  })),
  route(commentEndpoints.remove, async ({ scope, params }, app) => {
    await removeComment(app, scope, params.id)
    return { ok: true as const }
  }),
  route(commentEndpoints.removeName, async ({ scope, params }, app) => {
    await removeClientName(app, scope, params.id)
    return { ok: true as const }
  }),
  route(commentEndpoints.resolve, async ({ scope, params, body }, app) =>
    resolveThread(app, scope, params.id, body.resolved),
  ),
  route(commentEndpoints.counts, async ({ scope, params, query }, app) => ({
    counts: await readCounts(app, scope, params.id, query.outlineIds),
  })),
]
