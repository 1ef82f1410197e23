import { type Route, StreamedJson, route } from '#server/http/route.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import { fileNameFrom } from '#shared/file-names.ts'
import { outlineEndpoints } from '../contract.ts'
import { outlineAsEmail } from '../outline-as-email.ts'
import { copyRoutes } from './copying/routes.ts'
import { editingRoutes } from './editing/routes.ts'
import { titleOf } from './export/exported-outline.ts'
import { monthDocument, outlineDocument } from './export/docx-in-thread.ts'
import { outlineAsText } from './export/outline-as-text.ts'
import { klaviyoDraftRoutes } from './klaviyo-draft/routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { outlinesOfMonth } from './month-export.ts'
import { outlinesAsJson, outlinesByMonthAsJson } from './outline-list.ts'
import { presentForExport, presentOutline } from './present.ts'
import { searchRoutes } from './search/routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { isOutline, readOutline } from './service.ts'
import { generateOutline } from './generation.ts'
import { assignOutline, changeDesignLink, changeNotes, changeStatus, readAssignees, requestReview } from './workflow.ts'

export const outlineRoutes: Route[] = [
  ...editingRoutes,
  ...copyRoutes,
  ...libraryRoutes,
  ...overviewRoutes,
  ...searchRoutes,
  ...bulkRoutes,
  ...trashRoutes,
  ...klaviyoDraftRoutes,
  route(outlineEndpoints.generate, async ({ scope, params, body, once, note, goesOn }, app) => {
    const { jobId, outlineId } = await generateOutline(app, scope, params.id, body, once)
    note({ type: 'idea', id: params.id, metadata: { jobId, outlineId } })
    if (outlineId === null) {
      goesOn()
      return { outline: null, jobId }
    }
    return { outline: presentOutline(await readOutline(app, scope, outlineId)), jobId }
  }),
  route(
    outlineEndpoints.listByMonth,
    async ({ scope, params, query }, app) => new StreamedJson(outlinesByMonthAsJson(app, scope, params.id, query)),
  ),
  route(
    outlineEndpoints.list,
    async ({ scope, query }, app) => new StreamedJson(outlinesAsJson(app, scope, query.brandId, query)),
  ),
  route(outlineEndpoints.getOrList, async ({ scope, params, query }, app) =>
    (await isOutline(app, scope, params.id))
      ? { outline: presentOutline(await readOutline(app, scope, params.id)) }
      : new StreamedJson(outlinesAsJson(app, scope, params.id, query)),
  ),
  route(outlineEndpoints.assign, async ({ scope, params, body }, app) => {
    await assignOutline(app, scope, params.id, body.userId)
    return { outline: presentOutline(await readOutline(app, scope, params.id)) }
  }),
  route(outlineEndpoints.changeStatus, async ({ scope, params, body }, app) => {
    await changeStatus(app, scope, params.id, body.status)
    return { outline: presentOutline(await readOutline(app, scope, params.id)) }
  }),
  route(outlineEndpoints.changeDesignLink, async ({ scope, params, body }, app) => {
    await changeDesignLink(app, scope, params.id, body.designLink)
    return { outline: presentOutline(await readOutline(app, scope, params.id)) }
  }),
  route(outlineEndpoints.changeNotes, async ({ scope, params, body }, app) => {
    await changeNotes(app, scope, params.id, body)
    return { outline: presentOutline(await readOutline(app, scope, params.id)) }
  }),
  route(outlineEndpoints.requestReview, async ({ scope, params }, app) => {
    await requestReview(app, scope, params.id)
    return { outline: presentOutline(await readOutline(app, scope, params.id)) }
  }),
  route(outlineEndpoints.assignees, async ({ scope }, app) => ({ users: await readAssignees(app, scope) })),
  route(outlineEndpoints.exportText, async ({ scope, params }, app) => {
    const outline = presentForExport(await readOutline(app, scope, params.id))
    return { name: fileNameFrom([outline.brandName, titleOf(outline)], 'txt'), content: outlineAsText(outline) }
  }),
  route(outlineEndpoints.exportDocx, async ({ scope, params }, app) => {
    const outline = presentForExport(await readOutline(app, scope, params.id))
    return {
      name: fileNameFrom([outline.brandName, titleOf(outline)], 'docx'),
      content: await outlineDocument(outline),
    }
  }),
  route(outlineEndpoints.exportHtml, async ({ scope, params }, app) => {
    const view = await readOutline(app, scope, params.id)
    const outline = presentForExport(view)
    return {
      name: fileNameFrom([outline.brandName, titleOf(outline)], 'html'),
      content: outlineAsEmail(presentOutline(view), view.brand).html,
    }
  }),
  route(outlineEndpoints.exportMonth, async ({ scope, params }, app) => {
    const { year, month } = params
    const { brand, outlines } = await outlinesOfMonth(app, scope, params.brandId, { year, month })
    return {
      name: fileNameFrom([brand.name, monthTitle({ year, month })], 'docx'),
      content: await monthDocument({
        brandName: brand.name,
        brandLanguage: brand.language,
        brandCountry: brand.country,
        year,
        month,
        outlines: outlines.map(presentForExport),
      }),
    }
  }),
]
