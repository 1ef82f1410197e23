import { type Route, route } from '#server/http/route.ts'
import { overviewEndpoints } from '../../overview-contract.ts'
import { presentSummary } from '../present.ts'
import { readMonthState, readOverview } from './overview.ts'

export const overviewRoutes: Route[] = [
  route(overviewEndpoints.month, async ({ scope, params }, app) =>
    readMonthState(app, scope, params.id, { year: params.year, month: params.month }),
  ),
  route(overviewEndpoints.workspace, async ({ scope }, app) => {
    const { brands, sends, reviews, readyForReview } = await readOverview(app, scope)
    return { brands, sends: sends.map(presentSummary), reviews: reviews.map(presentSummary), readyForReview }
  }),
]
