import { type Route, route } from '#server/http/route.ts'
import { adminOverviewEndpoints } from '../../overview-contract.ts'
import { readOverview } from './overview.ts'

export const overviewRoutes: Route[] = [route(adminOverviewEndpoints.overview, async (_, app) => readOverview(app))]
