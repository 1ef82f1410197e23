import { authEndpoints } from '#features/auth/contract.ts'
import { insertMembership } from '#features/access/server/workspace-store.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { newId } from '#server/db/new-id.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import type { Measure } from './measure.ts'
import { type Clients, nobody, startClients, waitingFor } from './other-people.ts'
import { storeOutlines } from './outline-rows.ts'

const OUTLINES = 3000
const CLIENTS = 16
const SECONDS = 15
const EVERY_MS = 50
const AT_MOST = 3
const MEMORY_AT_MOST_MB = 200

/** A page of the library while sixteen users read all outlines, compared with an idle server. */
export const listLoad: Measure = {
  name: 'list-load',
  async run(smoke) {
    const app = await benchApp()
    try {
      await storeOutlines(app, smoke ? 100 : OUTLINES, (index) => ({ planYear: 2026, planMonth: (index % 12) + 1 }))
      // The app does this every ten minutes, and a database server does it itself.
      await keepStatistics(app.app.db)
      const origin = await app.listen()
      const reader = app.cookie()
      const readers = await membersOf(app, CLIENTS)
      const brand = `${origin}/api/brands/${app.brandId}`
      const seconds = smoke ? 1 : SECONDS
      const page = (beside: Clients) => waitingFor(`${brand}/library`, reader, EVERY_MS, beside.isOver)
      await page(nobody(1))
      const quiet = await page(nobody(seconds))
      const clients = startClients('list-clients.ts', [`${brand}/outlines`, String(seconds), ...readers])
      const busy = await page(clients)
      const wrong = clients.answers.filter((answer) => !answer.startsWith('200 '))
      if (wrong.length > 0) throw new Error(`Lists were answered with ${[...new Set(wrong)].join(', ')}.`)
      const grown = busy.megabytes - quiet.megabytes
      if (!smoke && busy.p99 > quiet.p99 * AT_MOST) {
        throw new Error(`p99 of ${busy.p99.toFixed(1)} ms beside lists, ${quiet.p99.toFixed(1)} ms without.`)
      }
      if (!smoke && grown > MEMORY_AT_MOST_MB) throw new Error(`The lists took ${grown.toFixed(0)} MB of memory.`)
      return [
        {
          name: `Library page beside ${CLIENTS} readers of all`,
          ours: busy.p99,
          floor: quiet.p99,
          unit: 'ms',
          against: `nobody reads (p99; ${clients.answers.length} lists, memory ${grown.toFixed(0)} MB)`,
        },
      ]
    } finally {
      await app.close()
    }
  },
}

async function membersOf(app: BenchApp, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let number = 0; number < count; number++) {
    const account = { email: `member${number}@mailmonth.example`, password: 'a bench password' }
    const { method, path } = authEndpoints.signUp
    const response = await app.server.inject({ method, url: path, payload: account })
    const [cookie] = response.cookies
    const now = new Date()
    await insertMembership(app.app.db, {
      id: newId(),
      workspaceId: app.workspaceId,
      userId: response.json().id,
      role: 'ADMIN',
      lastUsedAt: now,
      createdAt: now,
    })
    cookies.push(`${cookie!.name}=${cookie!.value}`)
  }
  return cookies
}
