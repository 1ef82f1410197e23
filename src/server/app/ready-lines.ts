import type { AppContext } from '../app-context.ts'
import type { PreparedAccounts } from './first-accounts.ts'
import { modesOf } from '../modes.ts'

/** What a start tells: where it is, what is simulated, and how to get in. */
export function readyLines(app: AppContext, { superAdmin, demo }: PreparedAccounts): string[] {
  const { environment, database, mail, ideas, outlines, payments } = modesOf(app)
  const withoutModel = [...(ideas === 'planner' ? ['ideas'] : []), ...(outlines === 'planner' ? ['outlines'] : [])]
  const simulated = [
    ...(mail === 'outbox'
      ? [
          environment === 'production'
            ? 'mail (kept in the database)'
            : `mail (read it at ${app.env.appUrl}/dev/outbox)`,
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
          `  Demo login ${demo.email} with the password ${demo.password}${demo.filled ? ' (sample workspace)' : ' (empty; npm run demo fills it)'}`,
        ]),
    ...(superAdmin === null
      ? []
      : [`  Super admin made: ${superAdmin.email} with the password ${superAdmin.password} (shown only this once)`]),
  ]
}
