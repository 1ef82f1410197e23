import { type Route, route } from '#server/http/route.ts'
import { libraryEndpoints } from '../../library-contract.ts'
import { presentSummary } from '../present.ts'
import { readMonthPage, readMonths, readNeighbors } from './library.ts'

export const libraryRoutes: Route[] = [
  route(libraryEndpoints.months, async ({ scope, params, query }, app) => {
    const { months, first, hasOutlines } = await readMonths(app, scope, params.id, query)
    return { months, first: first.map(presentSummary), hasOutlines }
  }),
  route(libraryEndpoints.month, async ({ scope, params, query }, app) => {
    const { views, next } = await readMonthPage(app, scope, params.id, params, query)
    return { outlines: views.map(presentSummary), next }
  }),
  route(libraryEndpoints.neighbors, ({ scope, params, query }, app) => readNeighbors(app, scope, params.id, query)),
]
