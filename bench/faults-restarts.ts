import { rollingRestarts } from '#test/crash/rolling-restarts.ts'
import { type Measure, percentile } from './measure.ts'
import { aRemoteWorkspace, postgresDatabase } from './remote-workspace.ts'

/** `FAULT_ROUNDS=3` takes fewer. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 10)
const CALM_MS = 10_000

/** Requests while two processes on one PostgreSQL restart in turn, beside the same before. None may fail. */
export const faultsRestarts: Measure = {
  name: 'faults-restarts',
  async run(smoke) {
    const database = await postgresDatabase()
    try {
      const rounds = smoke ? 1 : ROUNDS
      const workspace = await aRemoteWorkspace(database)
      const rolled = await rollingRestarts(workspace, rounds, smoke ? 1000 : CALM_MS)
      const { calmMs, rollingMs, failures, lost, leaked, exitCodes } = rolled
      const wrong = [
        ...failures,
        ...lost.map((id) => `The outline ${id} was acknowledged and is lost.`),
        ...(leaked === 0 ? [] : [`The quota counts ${leaked} outlines that don't exist.`]),
        ...exitCodes.flatMap((code) => (code === 0 ? [] : [`A process ended with ${code}.`])),
      ]
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
      return [
        {
          name: `Requests in ${exitCodes.length} restarts (p99 of ${rollingMs.length}, none failed)`,
          ours: percentile(rollingMs, 0.99),
          floor: percentile(calmMs, 0.99),
          unit: 'ms',
          against: `both processes running (p99 of ${calmMs.length})`,
        },
      ]
    } finally {
      await database.remove()
    }
  },
}
