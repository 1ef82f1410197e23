import type { Route } from '#server/http/route.ts'
import { adminBillingRoutes } from './billing/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { promptRoutes } from './prompts/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'

export const adminRoutes: Route[] = [
  ...trackingRoutes,
  ...overviewRoutes,
  ...peopleRoutes,
  ...adminBillingRoutes,
  ...promptRoutes,
  ...eventRoutes,
  ...operationsRoutes,
]
