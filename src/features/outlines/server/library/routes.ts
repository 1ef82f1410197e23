import { type Route, route } from '#server/http/route.ts'
import { libraryEndpoints } from '../../library-contract.ts'
import { presentSummary } from '../present.ts'
import { readMonthPage, readMonths, readRecent } from './library.ts'

export const libraryRoutes: Route[] = [
  route(libraryEndpoints.months, ({ scope, params, query }, app) => readMonths(app, scope, params.id, query)),
  route(libraryEndpoints.month, async ({ scope, params, query }, app) => {
    const { views, next } = await readMonthPage(app, scope, params.id, params, query)
    return { outlines: views.map(presentSummary), next }
  }),
  route(libraryEndpoints.recent, async ({ scope, params }, app) => {
    const { views, readyForReview } = await readRecent(app, scope, params.id)
    return { outlines: views.map(presentSummary), readyForReview }
  }),
]
