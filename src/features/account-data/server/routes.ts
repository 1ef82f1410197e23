import { type Route, route } from '#server/http/route.ts'
import { accountDataEndpoints } from '../contract.ts'

export const accountDataRoutes: Route[] = [
  route(accountDataEndpoints.support, async (_, { env }) => ({
    docsUrl: env.DOCS_URL ?? '/api/reference',
    helpUrl: env.HELP_URL ?? '/#how-it-works',
    supportEmail: env.supportEmail,
  })),
]
