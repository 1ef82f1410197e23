import { type Route, route } from '#server/http/route.ts'
import { calendarEndpoints } from '../contract.ts'
import { readMonth, scheduleByHand, unschedule } from './service.ts'

export const calendarRoutes: Route[] = [
  route(calendarEndpoints.month, ({ scope, query: { brandId, year, month } }, app) =>
    readMonth(app, scope, brandId, { year, month }),
  ),
  route(calendarEndpoints.schedule, async ({ scope, body }, app) => ({
    schedule: await scheduleByHand(app, scope, body),
  })),
  route(calendarEndpoints.unschedule, async ({ scope, params }, app) => {
    await unschedule(app, scope, params.id)
    return { ok: true as const }
  }),
]
