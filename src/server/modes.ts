import type { AppContext } from './app-context.ts'

/** What the product runs on, and what of it is a simulation. */
export function modesOf({ env, database, ideaWriter, outlineWriter }: AppContext) {
  return {
    environment: env.NODE_ENV,
    database: database.kind,
    mail: env.mailMode,
    ideas: ideaWriter.name,
    outlines: outlineWriter.name,
    payments: env.billingMode,
  }
}
