import type { AppContext } from '#server/app-context.ts'
import type { PreparedAccounts } from './first-accounts.ts'
import { FIRST_LOGIN_PAGE } from './first-login-page.ts'
import { modesOf } from '#server/modes.ts'

export function readyLines(app: AppContext, { superAdmin, changes, demo }: PreparedAccounts): string[] {
  const { environment, database, mail, outboxPage, ideas, outlines, payments } = modesOf(app)
  const withoutModel = [...(ideas === 'planner' ? ['ideas'] : []), ...(outlines === 'planner' ? ['outlines'] : [])]
  const outboxSettings = app.env.TRUST_PROXY === 'off' ? 'HOST=127.0.0.1' : 'HOST=127.0.0.1 and TRUST_PROXY=off'
  const simulated = [
    ...(mail === 'outbox'
      ? [
          outboxPage
            ? `email (read it at ${app.env.appUrl}/dev/outbox)`
            : `email (kept in the table mail_outbox and not sent: set SMTP_URL to send it${environment === 'production' ? '' : `, or ${outboxSettings} to read it at /dev/outbox`})`,
        ]
      : []),
    ...(payments === 'simulated' ? ['payments (no card is charged)'] : []),
    ...(withoutModel.length === 2
      ? ['no AI provider: the built-in planner writes']
      : withoutModel.map((what) => `${what} (the built-in planner writes them)`)),
  ]
  return [
    `Mailmonth is ready at ${app.env.appUrl}`,
    `  Database   ${database === 'embedded' ? `embedded, in ${app.env.DATA_DIR}` : 'PostgreSQL'}`,
    ...(simulated.length === 0 ? [] : [`  Simulated  ${simulated.join('; ')}`]),
    ...(demo === null
      ? []
      : [
          `  Demo login ${demo.email}, password ${demo.password}${demo.filled ? ' (sample workspace)' : ' (empty, npm run demo fills it)'}`,
        ]),
    ...(superAdmin === null
      ? []
      : [
          `  Super admin created: ${superAdmin.email}, password ${superAdmin.password} (shown only once, here and at ${app.env.appUrl}${FIRST_LOGIN_PAGE})`,
        ]),
    ...changes.map((change) => `  ${change}`),
  ]
}
