import { type Route, route } from '#server/http/route.ts'
import { eventEndpoints } from '../../events-contract.ts'
import { exportEvents } from './event-export.ts'
import { listActions, listEvents } from './event-list.ts'

export const eventRoutes: Route[] = [
  route(eventEndpoints.logs, async ({ query }, app) => listEvents(app, query)),
  route(eventEndpoints.actions, async (_, app) => listActions(app)),
  route(eventEndpoints.exportLogs, async ({ query, note }, app) => {
    note({ type: 'audit_log', metadata: { filter: query } })
    return exportEvents(app, query)
  }),
]
