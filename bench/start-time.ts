import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { inTurns, type Measure } from './measure.ts'

const PROJECT = path.resolve(import.meta.dirname, '..')
const GIVE_UP_MS = 120_000
const AGAINST = 'Fastify with the same database and nothing else'

/** From the command to the first response, on an empty data folder and on the one it left. */
export const startTime: Measure = {
  name: 'start',
  async run(smoke) {
    const rounds = smoke ? 1 : 5
    const home = await mkdtemp(path.join(tmpdir(), 'bench-start-'))
    try {
      const starts = (script: string[], folder: string) => () => timeToAnswer(script, path.join(home, folder))
      const afresh = (script: string[], folder: string) => async () => {
        await rm(path.join(home, folder), { recursive: true, force: true })
        return starts(script, folder)()
      }
      const ours = ['scripts/start.mjs']
      const floor = ['bench/floor-server.ts']
      const cold = await inTurns(rounds, afresh(ours, 'ours'), afresh(floor, 'floor'))
      const warm = await inTurns(rounds, starts(ours, 'ours'), starts(floor, 'floor'))
      return [
        { name: 'First start, packages and pages in place', ...cold, unit: 'ms', against: AGAINST },
        { name: 'Second start', ...warm, unit: 'ms', against: AGAINST, atMost: 2 },
      ]
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
}

async function timeToAnswer(script: string[], dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir }
  const start = performance.now()
  const child = spawn(process.execPath, script, { cwd: PROJECT, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${script.join(' ')} ended with ${child.exitCode}: ${complaints}`)
      if (performance.now() - start > GIVE_UP_MS) throw new Error(`${script.join(' ')} did not answer: ${complaints}`)
      await wait(5)
    }
    return performance.now() - start
  } finally {
    await stopped(child)
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
