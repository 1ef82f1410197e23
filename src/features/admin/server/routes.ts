import { type Route, route } from '#server/http/route.ts'
import { adminEndpoints } from '../contract.ts'
import { overviewRoutes } from './overview/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { trackingScripts } from './tracking/tracking-scripts.ts'

export const adminRoutes: Route[] = [
  route(adminEndpoints.trackingScripts, async (_, app) => trackingScripts(app)),
  ...overviewRoutes,
  ...peopleRoutes,
]
