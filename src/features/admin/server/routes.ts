import { type Route, route } from '#server/http/route.ts'
import { adminEndpoints } from '../contract.ts'
import { trackingScripts } from './service.ts'

export const adminRoutes: Route[] = [route(adminEndpoints.trackingScripts, async (_, app) => trackingScripts(app))]
