import type { AppContext } from './app-context.ts'
import type { Env } from './env.ts'
import { isLoopback } from './http/loopback.ts'

/** Somebody tries the product on this machine, and nobody else can reach it. */
export const isTrial = ({ NODE_ENV, HOST, TRUST_PROXY }: Env) =>
  NODE_ENV !== 'production' && isLoopback(HOST) && TRUST_PROXY === 'off'

/** The links in kept emails open accounts, so the page that shows them exists only where nobody else can reach it. */
export const hasOutboxPage = (env: Env) => env.mailMode === 'outbox' && isTrial(env)

/** What the product runs on, and what of it is a simulation. */
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
