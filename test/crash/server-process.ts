import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const PROJECT = path.resolve(import.meta.dirname, '../..')
const START_WITHIN_MS = 180_000

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it has printed. */
  output(): string
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the product as people do, on a free port, and waits until it answers. */
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
  const child = spawn(process.execPath, [path.join(PROJECT, 'src/app/server/main.ts'), ...args], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const ended = once(child, 'exit')
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    child.kill(signal)
    await ended
  }
  const giveUpAt = Date.now() + START_WITHIN_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${printed}`)
    if (Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start: ${printed}`)
    }
    await wait(20)
  }
  return { url, child, output: () => printed, kill: end('SIGKILL'), stop: end('SIGTERM') }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}
