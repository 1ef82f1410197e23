import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** A transaction on the embedded database works for so long before the thread looks at the network again. */
const LONGEST_MS = 5

/**
 * The embedded database answers on the thread that asks it, without ever leaving it: a request with all its statements
 * would be one piece of work. Here the others get their turn between two messages to the database. The statement keeps
 * the database meanwhile, and a transaction keeps it until it ends.
 */
export function letOthersIn(client: Pick<PGlite, 'execProtocolStream'>): void {
  const exec = client.execProtocolStream.bind(client)
  let begun: number | undefined
  client.execProtocolStream = async (...message) => {
    if (begun !== undefined && performance.now() - begun > LONGEST_MS) await turn()
    if (begun === undefined) {
      begun = performance.now()
      setImmediate(() => (begun = undefined))
    }
    return exec(...message)
  }
}
