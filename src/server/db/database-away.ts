import { sqlState } from './workspace-transaction.ts'

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])
// Class 08 is a broken connection, 57P01 to 57P03 a stopping or starting server, 53300 a server without free connections
// and 57014 a statement that it ended after our limit.
const STATES = /^(08...|57P0[123]|53300|57014)$/
const SENTENCES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

export function isDatabaseAway(error: unknown): boolean {
  if (STATES.test(sqlState(error) ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if ((typeof code === 'string' && NETWORK.has(code)) || SENTENCES.test(cause.message)) return true
  }
  return false
}
