import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import { AppError } from '#shared/errors.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import type { AppContext } from '../app-context.ts'
import { type RouteParts, addRoute } from './add-route.ts'
import { SMALL_BODY } from './body-limits.ts'
import { bearerOf } from './credential.ts'
import { gapsIn } from './check-rows.ts'
import { readJsonBodies } from './json-body.ts'
import { LargeBodies, type Pace, USUAL_PACE } from './large-bodies.ts'
import { longAnswers } from './long-answers.ts'
import { refuseOtherMethods } from './mcp/mcp-route.ts'
import { GivingWay } from './giving-way.ts'
import { serveReference } from './reference-pages.ts'
import { answerError } from './refusals.ts'
import type { Route } from './route.ts'
import { isCrossSite } from './same-site.ts'
import { keepSiteApart } from './site-origin.ts'
import { trustedProxies } from './trusted-proxies.ts'

export interface ServerParts extends Omit<RouteParts, 'largeBodies' | 'givingWay' | 'sendLongAnswer'> {
  routes: readonly Route[]
  largeBodyPace?: Pace | undefined
}

/** A few compressed kilobytes may become megabytes, and no browser sends compressed bodies. */
const UNCOMPRESSED_ONLY = 'Send the body without compression.'
const isCompressed = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity') !== 'identity'

export async function createServer(app: AppContext, parts: ServerParts): Promise<FastifyInstance> {
  const gaps = gapsIn(parts.routes.map(({ row }) => row))
  if (gaps.length > 0) throw new Error(`The endpoint table has gaps:\n${gaps.join('\n')}`)

  const logger: FastifyBaseLogger = app.log
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(app.env.TRUST_PROXY) ?? false,
    bodyLimit: SMALL_BODY,
    requestTimeout: 130_000,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answerError(app, error, request, reply),
    forceCloseConnections: 'idle',
    // A client that still sends on an open connection gets an answer, with the header that ends the connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  })
  // Browsers send plain-text bodies across sites without asking.
  server.removeContentTypeParser('text/plain')
  readJsonBodies(server)
  server.setErrorHandler((error, request, reply) => answerError(app, error as FastifyError, request, reply))
  await server.register(compress, { threshold: 1024, globalDecompression: false })
  await server.register(cookie)
  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        formAction: ["'self'"],
      },
      useDefaults: false,
    },
    hsts: app.env.appUrl.startsWith('https:'),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const { origin } = new URL(app.env.appUrl)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    // No browser adds a bearer token on its own, so another site gains nothing.
    if (bearerOf(request.headers) === null && isCrossSite(request, origin)) throw new AppError('CROSS_SITE_REQUEST')
    if (isCompressed(request)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: UNCOMPRESSED_ONLY })
  })

  keepSiteApart(server, app.env)

  server.addHook('preClose', async () => app.live.end())
  // Clients with keep-alive would delay the shutdown.
  server.addHook('onSend', async (_, reply) => void (app.leaving.aborted && reply.header('connection', 'close')))
  server.addHook('onResponse', async (request, reply) => {
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  await serveReference(server, app, parts)
  if (parts.routes.some(({ row }) => row === mcpEndpoint)) refuseOtherMethods(server)
  const largeBodies = new LargeBodies(app.clock, parts.largeBodyPace ?? USUAL_PACE)
  const givingWay = new GivingWay()
  const routeParts = { ...parts, largeBodies, givingWay, sendLongAnswer: longAnswers(app, givingWay) }
  for (const route of parts.routes) {
    if (!route.row.rawBody) addRoute(server, app, routeParts, route)
  }
  await server.register(async (unparsed) => {
    unparsed.removeAllContentTypeParsers()
    unparsed.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const route of parts.routes) {
      if (route.row.rawBody) addRoute(unparsed, app, routeParts, route)
    }
  })
  return server
}
