import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SERVER_MAIN, SERVER_OPTIONS } from '../../scripts/steps/server-bundle.mjs'
import { freePort } from '../free-port.ts'

const PROJECT = path.resolve(import.meta.dirname, '../..')
const START_WITHIN_MS = 180_000
const HEALTHY_WITHIN_MS = 30_000

export interface ServerProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Kills it immediately, like a power cut. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startServerProcess(
  settings: Record<string, string>,
  args: string[] = [],
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    NODE_COMPILE_CACHE: path.join(PROJECT, 'build/compiled'),
    ...settings,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: url,
  }
  // Optimizing the embedded database takes longer than the short life of these processes.
  const options = ['--liftoff-only', ...SERVER_OPTIONS]
  const child = spawn(process.execPath, [...options, SERVER_MAIN, ...args], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const isReady = new Promise<true>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += String(chunk)
        if (printed.includes(`is ready at ${url}`)) resolve(true)
      })
    }
  })
  const ended = once(child, 'close')
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    child.kill(signal)
    await ended
  }
  const tooLate = wait(START_WITHIN_MS, false, { ref: false })
  // Asking again and again would take the processor from the start.
  if (!(await Promise.race([isReady, ended.then(() => false), tooLate]))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${printed}`)
    child.kill('SIGKILL')
    throw new Error(`The server did not start: ${printed}`)
  }
  const giveUpAt = Date.now() + HEALTHY_WITHIN_MS
  for (;;) {
    const { ok, status } = await fetch(`${url}/api/health`)
    if (ok) break
    // On a busy machine, the database may take longer than a second for its first answer.
    if (Date.now() > giveUpAt) throw new Error(`The server answered ${status}: ${printed}`)
    await wait(100)
  }
  return { url, child, output: () => printed, kill: end('SIGKILL'), stop: end('SIGTERM') }
}
