import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'
import { formatLongDay } from '#shared/calendar-dates.ts'
import { oneLine } from '#shared/text.ts'

interface TokenFacts {
  name: string
  scope: 'read' | 'write'
  expiresAt: Date
  workspaceName: string
}

const settingsOf = (app: AppContext) => `${app.env.appUrl}/dashboard/settings?tab=integrations`

export const tokenCreatedMail = (app: AppContext, to: string, token: TokenFacts): Mail => ({
  to,
  subject: 'A new API token was created',
  kind: 'api_token',
  text: [
    `You created the API token “${oneLine(token.name)}” in the workspace ${oneLine(token.workspaceName)}. It can ${
      token.scope === 'read' ? 'read' : 'read and write'
    } until ${formatLongDay(token.expiresAt)}.`,
    '',
    `If you didn't create it, revoke it now: ${settingsOf(app)}`,
    `Then change your password: ${app.env.appUrl}/forgot-password`,
  ].join('\n'),
})

export const tokenExpiresMail = (app: AppContext, to: string, token: TokenFacts): Mail => ({
  to,
  subject: `Your API token “${oneLine(token.name)}” expires soon`,
  kind: 'api_token',
  text: [
    `Your API token “${oneLine(token.name)}” in the workspace ${oneLine(token.workspaceName)} expires on ${formatLongDay(
      token.expiresAt,
    )}. After that, programs that use it stop working.`,
    '',
    `Create a new token before then: ${settingsOf(app)}`,
  ].join('\n'),
})
