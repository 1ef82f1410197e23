import { type Route, route } from '#server/http/route.ts'
import { copyEndpoints } from '../../copy-contract.ts'
import { presentOutline } from '../present.ts'
import { readOutline } from '../service.ts'
import { copyOutline } from './copy-outline.ts'

export const copyRoutes: Route[] = [
  route(copyEndpoints.copy, async ({ scope, params, body }, app) => {
    const view = await readOutline(app, scope, await copyOutline(app, scope, params.id, body))
    return { outline: presentOutline(view), hints: view.outline.hints ?? [] }
  }),
]
