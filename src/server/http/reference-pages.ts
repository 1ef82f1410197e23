import type { FastifyInstance } from 'fastify'
import { AppError, ERRORS } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import { addressGroup } from './address-group.ts'
import { type ShownToken, apiReferencePage } from './api-reference.ts'
import type { Identifying } from './credential.ts'
import { type OpenApiDocument, openApiDocument } from './openapi.ts'
import { rateCounter } from './rate-counter.ts'
import { RATE_LIMITS } from './rate-limits.ts'
import type { Route } from './route.ts'

const HTML = 'text/html; charset=utf-8'
const FORM_LIMIT = 1000

/** The reference has no scripts, so a form sends the token to the server, which answers with the page. */
export async function serveReference(
  server: FastifyInstance,
  app: AppContext,
  { authenticateToken, routes }: Identifying & { routes: readonly Route[] },
): Promise<void> {
  let document: OpenApiDocument | undefined
  const reference = () => (document ??= openApiDocument(routes.map(({ row }) => row)))
  server.get('/api/openapi.json', reference)
  server.get('/api/reference', (_, reply) => reply.type(HTML).send(apiReferencePage(reference(), null)))
  const count = rateCounter(app.clock, RATE_LIMITS.lookup)
  await server.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_, body, done) => done(null, new URLSearchParams(String(body)).get('token') ?? ''),
    )
    forms.post<{ Body: string | undefined }>('/api/reference', async (request, reply) => {
      if (app.env.RATE_LIMITS === 'on') count(addressGroup(request.ip))
      if (request.body === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the form.' })
      const page = apiReferencePage(reference(), await shownToken(app, authenticateToken, request.body.trim()))
      return reply.type(HTML).header('cache-control', 'no-store, private').send(page)
    })
  })
}

async function shownToken(
  app: AppContext,
  authenticateToken: Identifying['authenticateToken'],
  given: string,
): Promise<ShownToken | { refusal: string }> {
  const actor = await authenticateToken(app, given)
  if (!actor?.token) return { refusal: ERRORS.INVALID_API_TOKEN.message }
  if (!actor.memberships.some(({ limits }) => limits.apiEnabled)) return { refusal: ERRORS.PLAN_REQUIRED.message }
  return actor.token
}
