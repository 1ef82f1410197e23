import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** A transaction on the embedded database runs this long before other requests get a turn. */
const LONGEST_MS = 5

/** The embedded database runs on the main thread, so this gives other requests a turn between two database messages. */
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
