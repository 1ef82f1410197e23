import { type Route, route } from '#server/http/route.ts'
import { campaignEndpoints } from '../campaign-contract.ts'
import { historyEndpoints } from '../contract.ts'
import { insightEndpoints } from '../insight-contract.ts'
import { countCampaignAs, listCampaigns } from './campaign-list.ts'
import { headersOf, importFile, previewFile } from './csv-import.ts'
import { listImports, undoImport } from './imports.ts'
import { disconnectKlaviyo, readConnection, syncKlaviyo, validateKlaviyo } from './klaviyo-sync.ts'
import { detectForBrand, saveMapping } from './csv-mappings.ts'
import { readInsights } from './service.ts'

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
  route(historyEndpoints.imports, async ({ scope, params }, app) => ({
    imports: await listImports(app, scope, params.id),
  })),
  route(historyEndpoints.undoImport, async ({ scope, params, note }, app) => {
    const undone = await undoImport(app, scope, params.id)
    note({ type: 'import', id: params.id, metadata: undone })
    return undone
  }),
  route(historyEndpoints.validateKlaviyo, async ({ scope, body, note }, app) => {
    const { accountName } = await validateKlaviyo(app, scope, body.brandId, body.apiKey)
    note({ type: 'brand', id: body.brandId })
    return { valid: true as const, accountName }
  }),
  route(historyEndpoints.klaviyo, async ({ scope, params }, app) => readConnection(app, scope, params.id)),
  route(historyEndpoints.syncKlaviyo, async ({ scope, params, body, note, goesOn }, app) => {
    const answer = await syncKlaviyo(app, scope, params.id, body)
    note({ type: 'brand', id: params.id, metadata: { campaigns: answer.summary?.successfulRows ?? null } })
    if (answer.summary === null) goesOn()
    return answer
  }),
  route(insightEndpoints.read, async ({ scope, params }, app) => readInsights(app, scope, params.id)),
  route(campaignEndpoints.list, async ({ scope, params, query }, app) => listCampaigns(app, scope, params.id, query)),
  route(campaignEndpoints.countAs, async ({ scope, params, body, note }, app) => {
    const campaign = await countCampaignAs(app, scope, params.id, body.countedAs)
    note({ type: 'campaign', id: params.id, metadata: body })
    return { campaign }
  }),
  route(historyEndpoints.disconnectKlaviyo, async ({ scope, params, note }, app) => {
    await disconnectKlaviyo(app, scope, params.id)
    note({ type: 'brand', id: params.id })
    return { ok: true }
  }),
]
