import type { AppContext } from '#server/app-context.ts'
import { liveTokenCount } from './provided.ts'

/** Empty for users without API tokens. */
export async function tokenNote(app: AppContext, userId: string): Promise<string[]> {
  const tokens = await app.registered.get(liveTokenCount)(app, userId)
  if (tokens === 0) return []
  const them = tokens === 1 ? 'Your API token still works.' : `Your ${tokens} API tokens still work.`
  return [
    '',
    `${them} You can revoke API tokens in your settings: ${app.env.appUrl}/dashboard/settings?tab=integrations`,
  ]
}
