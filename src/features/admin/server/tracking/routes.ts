import { type Route, route } from '#server/http/route.ts'
import { adminEndpoints } from '../../contract.ts'
import { trackingEndpoints } from '../../tracking-contract.ts'
import { reportOn, saveTrackingScripts, trackingScripts } from './tracking-scripts.ts'

export const trackingRoutes: Route[] = [
  route(adminEndpoints.trackingScripts, async (_, app) => trackingScripts(app)),
  route(trackingEndpoints.save, async ({ body, actor, requestId, note }, app) => {
    const saved = await saveTrackingScripts(app, body.scripts, { actor, requestId })
    // The transaction of the change writes the audit entry.
    note(null)
    return saved
  }),
  route(trackingEndpoints.check, async ({ body }, app) => reportOn(app, body.scripts.trim())),
]
