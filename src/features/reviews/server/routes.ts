import { type Route, route } from '#server/http/route.ts'
import { reviewEndpoints } from '../contract.ts'
import { guestEndpoints } from '../guest-contract.ts'
import { readGuestComments, writeGuestComment } from './guest/comments.ts'
import { decide } from './guest/decide.ts'
import { readSharedReview } from './guest/read-review.ts'
import { changeLink, createLink, endLink, listLinks, replaceLink } from './links.ts'
import { askAgain, readReview, readStates, removeName } from './reviews.ts'

export const reviewRoutes: Route[] = [
  route(reviewEndpoints.links, async ({ scope, params }, app) => ({ links: await listLinks(app, scope, params.id) })),
  route(reviewEndpoints.createLink, async ({ scope, params, body, note }, app) => {
    const made = await createLink(app, scope, params.id, body)
    note({ type: 'review_link', id: made.link.id })
    return made
  }),
  route(reviewEndpoints.changeLink, async ({ scope, params, body, note }, app) => {
    note({ type: 'review_link', id: params.id })
    return { link: await changeLink(app, scope, params.id, body) }
  }),
  route(reviewEndpoints.replaceLink, ({ scope, params, note }, app) => {
    note({ type: 'review_link', id: params.id })
    return replaceLink(app, scope, params.id)
  }),
  route(reviewEndpoints.endLink, async ({ scope, params, note }, app) => {
    note({ type: 'review_link', id: params.id })
    await endLink(app, scope, params.id)
    return { ok: true as const }
  }),
  route(reviewEndpoints.review, ({ scope, params }, app) => readReview(app, scope, params.id)),
  route(reviewEndpoints.states, async ({ scope, params, query }, app) => ({
    states: await readStates(app, scope, params.id, query.outlineIds),
  })),
  route(reviewEndpoints.askAgain, ({ scope, params }, app) => askAgain(app, scope, params.id)),
  route(reviewEndpoints.removeName, async ({ scope, params, note }, app) => {
    note({ type: 'review_decision', id: params.id })
    await removeName(app, scope, params.id)
    return { ok: true as const }
  }),
  route(guestEndpoints.read, ({ params }, app) => readSharedReview(app, params.token)),
  route(guestEndpoints.decide, async ({ params, body }, app) => ({ decision: await decide(app, params, body) })),
  route(guestEndpoints.comments, async ({ params }, app) => ({ threads: await readGuestComments(app, params) })),
  route(guestEndpoints.comment, async ({ params, body }, app) => ({
    comment: await writeGuestComment(app, params, body),
  })),
]
