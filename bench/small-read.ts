import Fastify from 'fastify'
import { findSession } from '#features/access/server/subscription-store.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { hashToken } from '#features/auth/server/sessions.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, inTurns } from './measure.ts'

const AT_ONCE = 10

/** Compares a small GET of a user with a handler that only looks up the session with the same statement. */
export const smallRead: Measure = {
  name: 'small-read',
  async run(smoke) {
    const bench = await benchApp()
    const tokenHash = hashToken(bench.cookie().slice(bench.cookie().indexOf('=') + 1))
    const floor = Fastify()
    floor.get('/session', async () => {
      const [found] = await findSession(bench.app.db, tokenHash)
      if (found === undefined) throw new Error('The session was not found.')
      return { id: found.user.id, email: found.user.email }
    })
    try {
      const times = await inTurns(
        smoke ? 2 : 100,
        () => repeated(() => bench.call(authEndpoints.me, {})),
        () => repeated(() => floor.inject('/session')),
      )
      return [
        {
          name: 'Small GET with a session',
          ...times,
          unit: 'ms',
          against: 'a bare handler with the same session statement',
          atMost: 1.4,
        },
      ]
    } finally {
      await floor.close()
      await bench.close()
    }
  },
}

/** Several in a row, because one takes hardly longer than the clock is exact. */
async function repeated(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let call = 0; call < AT_ONCE; call++) await work()
  return (performance.now() - start) / AT_ONCE
}
