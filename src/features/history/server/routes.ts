import { type Route, route } from '#server/http/route.ts'
import { historyEndpoints } from '../contract.ts'
import { headersOf, importFile, previewFile } from './csv-import.ts'
import { detectForBrand, saveMapping } from './csv-mappings.ts'

export const historyRoutes: Route[] = [
  route(historyEndpoints.parseHeaders, async ({ body }) => ({ headers: await headersOf(body.content) })),
  route(historyEndpoints.detectMapping, async ({ scope, params, body }, app) =>
    detectForBrand(app, scope, params.id, body.headers),
  ),
  route(historyEndpoints.saveMapping, async ({ scope, params, body }, app) => {
    await saveMapping(app, scope, params.id, body)
    return { ok: true }
  }),
  route(historyEndpoints.preview, async ({ scope, params, body }, app) => previewFile(app, scope, params.id, body)),
  route(historyEndpoints.upload, async ({ scope, body, note }, app) => {
    const answer = await importFile(app, scope, body)
    const { successfulRows, failedRows } = answer.summary
    note({ type: 'brand', id: body.brandId, metadata: { filename: body.filename, successfulRows, failedRows } })
    return answer
  }),
]
