import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint, FileType } from '#shared/endpoint.ts'
import type { AppContext } from '../app-context.ts'
import { addressGroup } from './address-group.ts'
import { type Admitted, admit, admitAgain } from './admission.ts'
import { bodyLimitOf } from './body-limits.ts'
import { type Credential, type Identifying, credentialOf, identify } from './credential.ts'
import type { GivingWay } from './giving-way.ts'
import { type LargeBodies, readInTurn } from './large-bodies.ts'
import type { SendLongAnswer } from './long-answers.ts'
import { type Performed, performRow } from './perform-row.ts'
import type { RateState } from './rate-counter.ts'
import { type FileAnswer, ReadyAnswer, type Route, type SessionCookie, StreamedJson } from './route.ts'
import { type Actor } from '../scope.ts'
import type { RowInput } from './row-input.ts'
import { sendFile } from './send-file.ts'
import { sessionCookie } from './session-cookie.ts'
import { signalOfLeaving } from './signal-of-leaving.ts'

export interface RouteParts extends Identifying {
  largeBodies: LargeBodies
  givingWay: GivingWay
  sendLongAnswer: SendLongAnswer
}

interface Begun {
  actor: Actor | null
  credential: Credential
  input: RowInput
  admitted: Admitted
  at: Date
  letOthersPass: () => void
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
function tellRate(reply: FastifyReply, { limit, windowSeconds, left, resetSeconds }: RateState): void {
  reply.header('ratelimit-policy', `"token";q=${limit};w=${windowSeconds}`)
  reply.header('ratelimit', `"token";r=${left};t=${resetSeconds}`)
}

/** A slow sender may have been logged out meanwhile, so an older admission is checked again. */
const GOOD_FOR_MS = 5000

/** Decides everything that needs no body first, so that no one can make the server read a body that it rejects. */
export function addRoute(server: FastifyInstance, app: AppContext, parts: RouteParts, route: Route): void {
  const { row } = route
  const begun = new WeakMap<FastifyRequest, Begun>()
  server.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(row),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store, private')
      begun.set(request, await begin(app, parts, row, request, reply))
    },
    ...readInTurn(row, parts.largeBodies, (request) => begun.get(request)!.actor!.userId),
    handler: async (request, reply) => {
      const before = begun.get(request)!
      const { actor, admitted } = await stillAdmitted(app, parts, row, before)
      const performed = await performRow(app, route, actor, { ...before.input, body: request.body }, admitted)
      return send(parts, row, { request, reply }, { ...before, actor }, performed)
    },
  })
}

async function begin(
  app: AppContext,
  { givingWay, ...identifying }: RouteParts,
  row: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Begun> {
  // An open stream isn't work.
  const letOthersPass = row.answer === 'events' ? () => {} : givingWay.enter(reply, row.method === 'GET')
  const cookie = sessionCookie(request, reply, app.env.appUrl)
  const credential = credentialOf(request.headers, cookie.token)
  const actor = await identify(app, identifying, credential)
  const session = credential?.kind === 'token' ? { ...cookie, token: null } : cookie
  const input = inputOf(request, reply, session)
  return { actor, credential, input, letOthersPass, admitted: await admit(app, row, actor, input), at: app.clock.now() }
}

const inputOf = (request: FastifyRequest, reply: FastifyReply, session: SessionCookie): RowInput => ({
  params: request.params,
  query: request.query,
  ip: addressGroup(request.ip),
  requestId: request.id,
  userAgent: request.headers['user-agent'] ?? '',
  session,
  header: (name) => [request.headers[name]].flat()[0],
  left: () => signalOfLeaving(reply),
  tellRate: (rate) => tellRate(reply, rate),
})

async function stillAdmitted(
  app: AppContext,
  identifying: Identifying,
  row: AnyEndpoint,
  { actor, credential, input, admitted, at }: Begun,
): Promise<Pick<Begun, 'actor' | 'admitted'>> {
  const isOld = app.clock.now().getTime() - at.getTime() > GOOD_FOR_MS
  if (!isOld || credential === null) return { actor, admitted }
  const actorNow = await identify(app, identifying, credential)
  return { actor: actorNow, admitted: await admitAgain(app, row, actorNow, input) }
}

function send(
  { sendLongAnswer }: RouteParts,
  row: AnyEndpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { actor, letOthersPass }: Begun,
  { status, answer }: Performed,
): FastifyReply | Promise<FastifyReply> {
  if (row.cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${row.cacheSeconds}`)
  reply.code(status)
  if (answer instanceof StreamedJson) {
    letOthersPass()
    return sendLongAnswer(reply, actor!.userId, answer)
  }
  if (answer instanceof ReadyAnswer) return reply.code(answer.status).headers(answer.headers).send(answer.body)
  return typeof row.answer === 'string'
    ? sendFile(request, reply, row.answer as FileType, answer as FileAnswer)
    : reply.send(answer)
}
