import { healthEndpoint } from '#shared/health.ts'
import { benchApp } from './bench-app.ts'
import type { Measure, Row } from './measure.ts'
import { type Clients, type Waiting, nobody, startClients, waitingFor } from './other-people.ts'

const EVERY_MS = 20
const SECONDS = 20
const AT_MOST = 3
const MEMORY_AT_MOST_MB = 200

/** Strangers are compared with an idle server, and a member with thirty ordinary reads. */
export const hostileRequests: Measure = {
  name: 'hostile-requests',
  async run(smoke) {
    // Rate limits would stop most of the attack, but not one from many addresses.
    const app = await benchApp()
    try {
      const origin = await app.listen()
      const seconds = smoke ? 5 : SECONDS
      const health = (beside: Clients) => waitingFor(`${origin}${healthEndpoint.path}`, '', EVERY_MS, beside.isOver)
      const clientsOf = (kind: string) =>
        startClients('hostile-clients.ts', [origin, app.cookie(), kind, String(seconds)])
      await health(clientsOf('reader'))
      const quiet = await health(nobody(seconds))
      const strangers = clientsOf('stranger')
      const besideStrangers = await health(strangers)
      const besideReaders = await health(clientsOf('reader'))
      const member = clientsOf('member')
      const besideMember = await health(member)
      const rows: Row[] = [
        rowOf('Health during 30 hostile requests', besideStrangers, quiet, 'nobody asks for anything'),
        rowOf('Health during 30 of a member', besideMember, besideReaders, '30 reads of a member'),
      ]
      for (const { answers } of [strangers, member]) {
        // After its response, the server closes the connection of a client that is still sending.
        const wrong = answers.filter((answer) => !/: (4\d\d|503|closed)$/.test(answer))
        if (wrong.length > 0) throw new Error(`Hostile requests were not refused: ${[...new Set(wrong)].join('; ')}.`)
      }
      if (smoke) return rows
      for (const { name, ours, floor } of rows) {
        if (ours > floor * AT_MOST) {
          throw new Error(`${name}: p99 of ${ours.toFixed(1)} ms, ${floor.toFixed(1)} without.`)
        }
      }
      const grown = Math.max(besideStrangers.megabytes, besideMember.megabytes) - quiet.megabytes
      if (grown > MEMORY_AT_MOST_MB) throw new Error(`The attack took ${grown.toFixed(0)} MB of memory.`)
      return rows
    } finally {
      await app.close()
    }
  },
}

const rowOf = (name: string, ours: Waiting, floor: Waiting, against: string): Row => {
  const grown = ours.megabytes - floor.megabytes
  return {
    name,
    ours: ours.p99,
    floor: floor.p99,
    unit: 'ms',
    against: `${against} (p99; memory ${grown.toFixed(0)} MB)`,
  }
}
