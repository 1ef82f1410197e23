import { type Route, route } from '#server/http/route.ts'
import { calendarEndpoints } from '../contract.ts'
import { moveEndpoints } from '../moves-contract.ts'
import { rangeEndpoints } from '../range-contract.ts'
import { createFeed, feedFile, readFeedOf, revokeFeed } from './feed.ts'
import { lookAtMoves, moveDates } from './moving/move-dates.ts'
import { moveDays } from './moving/move-days.ts'
import { lookAtSeries } from './moving/series-moves.ts'
import { planCsv, rangeCsv } from './plan-csv.ts'
import { readRange } from './range/range.ts'
import { readMonth, readObservances, scheduleManually, unschedule } from './service.ts'
import { scheduleOutlines, readSlots, undoPlacing } from './schedule-all.ts'

export const calendarRoutes: Route[] = [
  route(calendarEndpoints.month, async ({ scope, query: { brandId, year, month } }, app) => {
    const { plan } = await readMonth(app, scope, brandId, { year, month })
    return plan
  }),
  route(calendarEndpoints.observances, async ({ scope, params, query }, app) => ({
    observances: await readObservances(app, scope, params.id, query),
  })),
  route(rangeEndpoints.read, ({ scope, query }, app) => readRange(app, scope, query)),
  route(rangeEndpoints.exportCsv, async ({ scope, query }, app) =>
    rangeCsv(await readRange(app, scope, query), query, app),
  ),
  route(calendarEndpoints.schedule, ({ scope, body }, app) => scheduleManually(app, scope, body)),
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
  route(calendarEndpoints.suggest, ({ scope, body }, app) => scheduleOutlines(app, scope, body)),
  route(calendarEndpoints.undoSuggest, async ({ scope, body }, app) => ({
    outlineIds: await undoPlacing(app, scope, body.brandId, body.outlineIds),
  })),
  route(moveEndpoints.look, ({ scope, params, body }, app) => lookAtMoves(app, scope, params.id, body)),
  route(moveEndpoints.move, ({ scope, params, body }, app) => moveDates(app, scope, params.id, body)),
  route(moveEndpoints.moveDays, async ({ scope, params, body: { days } }, app) => {
    await moveDays(app, scope, params.id, days)
    return { days }
  }),
  route(moveEndpoints.series, ({ scope, params, query }, app) => lookAtSeries(app, scope, params.id, query)),
  route(calendarEndpoints.slots, ({ scope, query }, app) => readSlots(app, scope, query.outlineId)),
]
