import { authenticate } from '#features/access/server/session-check.ts'
import { AppError } from '#shared/errors.ts'
import { liveEndpoint } from '#shared/live-events.ts'
import { type Route, route } from '#server/http/route.ts'
import { type Actor } from '#server/scope.ts'
import { ELSEWHERE_AFTER_SECONDS } from './platform-routes.ts'
import { type Standing, openLiveStream } from '#server/live-stream.ts'

/** A user with this many open tabs gets no more live updates until one closes. */
const RETRY_SECONDS = 60

export const eventsRoute: Route = route(liveEndpoint, async ({ actor, query, session }, app) => {
  const { token } = session
  if (token === null) throw new AppError('UNAUTHENTICATED')
  if (app.leaving.aborted) throw new AppError('UNAVAILABLE', { details: { retryAfter: ELSEWHERE_AFTER_SECONDS } })
  const content = openLiveStream(app.live, {
    standing: standingOf(actor),
    async ask() {
      // An open tab isn't activity, so it must not keep a session from ending.
      const now = await authenticate(app, token, { isUse: false })
      return now === null ? null : standingOf(now)
    },
    sinceMs: query.sinceMs,
    once: query.once === 'true',
  })
  if (content === null) {
    throw new AppError('RATE_LIMITED', {
      message: 'Too many tabs are open. Close some to keep getting live updates.',
      details: { retryAfter: RETRY_SECONDS },
    })
  }
  return { name: 'events', content }
})

function standingOf({ userId, role, memberships }: Actor): Standing {
  return {
    userId,
    workspaceIds: new Set(memberships.map(({ workspaceId }) => workspaceId)),
    fingerprint: JSON.stringify([role, memberships.toSorted((a, b) => a.workspaceId.localeCompare(b.workspaceId))]),
  }
}
