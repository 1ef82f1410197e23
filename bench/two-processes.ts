import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { LiveTab } from '#test/crash/live-tab.ts'
import { RemotePerson } from '#test/crash/remote-person.ts'
import { type ServerProcess, startServerProcess } from '#test/crash/server-process.ts'
import { type Measure, type Row, inTurns, percentile } from './measure.ts'
import { aRemoteWorkspace, postgresDatabase } from './remote-workspace.ts'

const AT_LEAST = 1.8
/** The two processes, the database and this client each need a processor for the full figure. */
const CORES_NEEDED = 4
const ROUNDS = 5
const SAMPLE_MS = 8_000
const CLIENTS = 16
const IDEAS = 60
const HINTS = 200
const HINT_WITHIN_MS = 1_000

/**
 * Requests that two processes on one PostgreSQL answer, beside one process in turns of the same run, and how long a
 * change in one process takes to a tab of the other. Clients, processes and database share the cores of the machine. With
 * fewer than four cores, they take them from each other, so two processes can't answer twice as much, and the figure is
 * printed without a limit.
 */
export const twoProcesses: Measure = {
  name: 'two-processes',
  async run(smoke) {
    const cores = availableParallelism()
    const database = await postgresDatabase()
    const running: ServerProcess[] = []
    try {
      const { settings, cookie, workspaceId, brandId } = await aRemoteWorkspace(database)
      running.push(await startServerProcess(settings), await startServerProcess(settings))
      const people = running.map((server) => new RemotePerson(server, cookie))
      const [one] = people
      for (let number = 0; number < IDEAS; number++) {
        const idea = { title: `Idea ${number}`, year: 2027, month: 1 }
        await one!.call('POST', `/api/brands/${brandId}/manual-idea`, idea)
      }
      const mix = [
        `/api/brands/${brandId}/plan/2027/1`,
        `/api/workspaces/${workspaceId}/usage`,
        `/api/brands/${brandId}/library`,
        `/api/brands/${brandId}`,
      ]
      const perSecond = (targets: RemotePerson[]) => async () => {
        const start = performance.now()
        const until = start + (smoke ? 300 : SAMPLE_MS)
        let answered = 0
        const clients = Array.from({ length: CLIENTS }, async (_, client) => {
          for (let turn = client; performance.now() < until; turn++) {
            // Every request may go to any process: there are no sticky sessions.
            const { status } = await targets[turn % targets.length]!.call('GET', mix[turn % mix.length]!)
            if (status !== 200) throw new Error(`${mix[turn % mix.length]} got ${status}.`)
            answered += 1
          }
        })
        await Promise.all(clients)
        return answered / ((performance.now() - start) / 1000)
      }
      await perSecond(people)()
      const { ours, floor } = await inTurns(smoke ? 1 : ROUNDS, perSecond(people), perSecond([one!]))
      const count = smoke ? 5 : HINTS
      const [far, near] = [running[1]!, running[0]!]
      const toFar = await timesToATab(one!, await LiveTab.open(far, cookie), brandId, count)
      const toNear = await timesToATab(one!, await LiveTab.open(near, cookie), brandId, count)
      const p99 = percentile(toFar, 0.99)
      if (!smoke && p99 > HINT_WITHIN_MS) {
        throw new Error(`A change took ${p99.toFixed(0)} ms to the other process (p99).`)
      }
      if (!smoke && cores >= CORES_NEEDED && ours < floor * AT_LEAST) {
        throw new Error(`Two processes answered ${(ours / floor).toFixed(2)} times as much as one, on ${cores} cores.`)
      }
      const rows: Row[] = [
        { name: `Two processes on ${cores} cores`, ours, floor, unit: 'requests/s', against: 'one process' },
        {
          name: `Change to a tab of the other process (p99 of ${count})`,
          ours: p99,
          floor: percentile(toNear, 0.99),
          unit: 'ms',
          against: 'to a tab of the same process',
        },
      ]
      return rows
    } finally {
      await Promise.all(running.map((server) => server.stop()))
      await database.remove()
    }
  },
}

/** From the request that changes something until its event reaches the tab. */
async function timesToATab(person: RemotePerson, tab: LiveTab, brandId: string, count: number): Promise<number[]> {
  const times: number[] = []
  try {
    while (times.length < count) {
      tab.forget()
      const start = performance.now()
      const idea = { title: `Heard ${times.length}`, year: 2027, month: 2 + (times.length % 11) }
      const [heard, { status }] = await Promise.all([
        tab.until('"what":"ideas"').then(() => performance.now()),
        person.call('POST', `/api/brands/${brandId}/manual-idea`, idea),
      ])
      if (status !== 201) throw new Error(`An idea got ${status}.`)
      times.push(heard - start)
      await wait(20)
    }
  } finally {
    tab.close()
  }
  return times
}
