import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './measure.ts'

export interface Waiting {
  p99: number
  megabytes: number
}

/**
 * A separate process, because each step would wait for the server's thread. The delay counts from the scheduled time.
 */
export async function waitingFor(
  address: string,
  cookie: string,
  everyMs: number,
  until: Promise<unknown>,
): Promise<Waiting> {
  const script = path.resolve(import.meta.dirname, 'waiting-client.ts')
  const child = spawn(process.execPath, [script, address, String(everyMs), cookie], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const printed = text(child.stdout)
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, process.memoryUsage.rss() / 1_048_576)
  }, everyMs)
  try {
    await until
    child.stdin.end()
    return { p99: percentile(JSON.parse(await printed) as number[], 0.99), megabytes }
  } finally {
    clearInterval(watch)
    child.kill()
  }
}

export interface Clients {
  isOver: Promise<unknown>
  answers: string[]
}

/** Uses its own process, so that the cost of the clients doesn't count as the server's. */
export function startClients(script: string, args: readonly string[]): Clients {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const answers: string[] = []
  createInterface(child.stdout).on('line', (line) => answers.push(line))
  return { isOver: once(child, 'exit'), answers }
}

export const nobody = (seconds: number): Clients => ({ isOver: wait(seconds * 1000), answers: [] })
