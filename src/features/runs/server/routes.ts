import { type Route, route } from '#server/http/route.ts'
import { runEndpoints } from '../contract.ts'
import { presentRun } from './present.ts'
import { cancelGeneration, readGeneration, readGenerations } from './generations.ts'

export const runRoutes: Route[] = [
  route(runEndpoints.get, async ({ scope, params }, app) => ({
    run: presentRun(await readGeneration(app, scope, params.id)),
  })),
  route(runEndpoints.ofBrand, async ({ scope, params }, app) => ({
    runs: (await readGenerations(app, scope, params.id)).map((run) => presentRun({ ...run, partial: null })),
  })),
  route(runEndpoints.cancel, async ({ scope, params }, app) => ({
    run: presentRun(await cancelGeneration(app, scope, params.id)),
  })),
]
