import type { AppContext } from './app-context.ts'
import type { Env } from './env.ts'
import { isLoopback } from './http/loopback.ts'

/** A local trial that no other machine can reach. */
export const isTrial = ({ NODE_ENV, HOST, TRUST_PROXY }: Env) =>
  NODE_ENV !== 'production' && isLoopback(HOST) && TRUST_PROXY === 'off'

/** Links in stored emails open accounts, so the outbox page exists only in a local trial. */
export const hasOutboxPage = (env: Env) => env.mailMode === 'outbox' && isTrial(env)

export function modesOf({ env, database, ideaWriter, outlineWriter }: AppContext) {
  return {
    environment: env.NODE_ENV,
    database: database.kind,
    mail: env.mailMode,
    outboxPage: hasOutboxPage(env),
    ideas: ideaWriter.name,
    outlines: outlineWriter.name,
    payments: env.billingMode,
  }
}
