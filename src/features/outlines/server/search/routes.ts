import { type Route, route } from '#server/http/route.ts'
import { searchEndpoints } from '../../search-contract.ts'
import { presentSummary } from '../present.ts'
import { searchOutlines } from './search.ts'

export const searchRoutes: Route[] = [
  route(searchEndpoints.outlines, async ({ scope, query }, app) => ({
    outlines: (await searchOutlines(app, scope, query)).map(presentSummary),
  })),
]
