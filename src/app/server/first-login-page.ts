import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { hasActed } from '#server/db/platform-store.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { asksForLoopback } from '#server/http/loopback.ts'
import { developmentPage } from './development-page.ts'

export interface FirstLogin {
  email: string
  password: string
}

export const FIRST_LOGIN_PAGE = '/dev/first-login'

/** The login stays in this process's memory until it is shown. A login of that account also removes the page. */
export function serveFirstLogin(server: FastifyInstance, app: AppContext): (login: FirstLogin) => void {
  let untold: FirstLogin | null = null
  server.get(FIRST_LOGIN_PAGE, { exposeHeadRoute: false }, async (request, reply) => {
    if (!asksForLoopback(request)) return reply.callNotFound()
    const login = untold
    untold = null
    if (login === null || (await hasActed(app.db, login.email))) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(firstLoginPage(app, login))
  })
  return (login) => {
    untold = login
  }
}

const firstLoginPage = (app: AppContext, { email, password }: FirstLogin) =>
  developmentPage(
    'First login',
    `<p class="note">This page shows the password <strong>only once</strong>. Copy it before you close the page.</p>
<p>Email: <code>${escapeHtml(email)}</code><br>Password: <code>${escapeHtml(password)}</code></p>
<p><a href="${escapeHtml(`${app.env.appUrl}/admin/login`)}">Log in as the super admin</a></p>`,
  )
