import { type Route, route } from '#server/http/route.ts'
import { calendarEndpoints } from '../contract.ts'
import { createFeed, feedFile, readFeedOf, revokeFeed } from './feed.ts'
import { planCsv } from './plan-csv.ts'
import { readMonth, scheduleByHand, unschedule } from './service.ts'
import { placeAll, readSlots, undoPlacing } from './schedule-all.ts'

export const calendarRoutes: Route[] = [
  route(calendarEndpoints.month, async ({ scope, query: { brandId, year, month } }, app) => {
    const { plan } = await readMonth(app, scope, brandId, { year, month })
    return plan
  }),
  route(calendarEndpoints.schedule, async ({ scope, body }, app) => ({
    schedule: await scheduleByHand(app, scope, body),
  })),
  route(calendarEndpoints.unschedule, async ({ scope, params }, app) => {
    await unschedule(app, scope, params.id)
    return { ok: true as const }
  }),
  route(calendarEndpoints.exportCsv, async ({ scope, query: { brandId, year, month } }, app) => {
    const { brand, plan } = await readMonth(app, scope, brandId, { year, month })
    return planCsv(brand, plan, { year, month }, app)
  }),
  route(calendarEndpoints.feed, async ({ scope, params }, app) => ({
    feed: await readFeedOf(app, scope, params.brandId),
  })),
  route(calendarEndpoints.createFeed, async ({ scope, params, note }, app) => {
    note({ type: 'brand', id: params.brandId })
    return createFeed(app, scope, params.brandId)
  }),
  route(calendarEndpoints.revokeFeed, async ({ scope, params, note }, app) => {
    note({ type: 'brand', id: params.brandId })
    await revokeFeed(app, scope, params.brandId)
    return { ok: true as const }
  }),
  route(calendarEndpoints.readFeed, ({ params }, app) => feedFile(app, params.token)),
  route(calendarEndpoints.suggest, ({ scope, body }, app) => placeAll(app, scope, body)),
  route(calendarEndpoints.undoSuggest, async ({ scope, body }, app) => ({
    outlineIds: await undoPlacing(app, scope, body.brandId, body.outlineIds),
  })),
  route(calendarEndpoints.slots, ({ scope, query }, app) => readSlots(app, scope, query.outlineId)),
]
