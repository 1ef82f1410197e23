import { readAudiences } from '#features/history/server/klaviyo-drafts.ts'
import { type Route, route } from '#server/http/route.ts'
import { klaviyoDraftEndpoints } from '../../klaviyo-draft-contract.ts'
import { createKlaviyoDraft, readKlaviyoDraft } from './klaviyo-draft.ts'

export const klaviyoDraftRoutes: Route[] = [
  route(klaviyoDraftEndpoints.audiences, async ({ scope, params }, app) => ({
    audiences: await readAudiences(app, scope, params.id),
  })),
  route(klaviyoDraftEndpoints.read, async ({ scope, params }, app) => readKlaviyoDraft(app, scope, params.id)),
  route(klaviyoDraftEndpoints.create, async ({ scope, params, body, note }, app) => {
    const { draft } = await createKlaviyoDraft(app, scope, params.id, body)
    note({ type: 'outline', id: params.id, metadata: { campaignId: draft.campaignId } })
    return { draft }
  }),
]
