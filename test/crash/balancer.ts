import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

const ASK_EVERY_MS = 200

/**
 * Sends requests to several processes in turn, as load balancers do: only to those whose health check is good, and to
 * the next one if a process refuses the connection. It never repeats a request that a process may have read.
 */
export class Balancer {
  private readonly members = new Map<ServerProcess, boolean>()
  private turn = 0
  private readonly over = new AbortController()
  private readonly asking: Promise<void>

  constructor(processes: ServerProcess[]) {
    for (const process of processes) this.add(process)
    this.asking = this.askAll()
  }

  add(process: ServerProcess): void {
    this.members.set(process, true)
  }

  remove(process: ServerProcess): void {
    this.members.delete(process)
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
    const healthy = [...this.members].flatMap(([process, isHealthy]) => (isHealthy ? [process] : []))
    // Without any, a slow answer to a health check is more likely than that no process works.
    const candidates = healthy.length > 0 ? healthy : [...this.members.keys()]
    this.turn += 1
    for (let place = 0; place < candidates.length; place++) {
      const process = candidates[(this.turn + place) % candidates.length]!
      try {
        return await fetch(process.url + url, init)
      } catch (error) {
        if (!isRefusedConnection(error)) throw error
        if (this.members.has(process)) this.members.set(process, false)
      }
    }
    throw new Error(`No process takes ${init.method} ${url}.`)
  }

  async stop(): Promise<void> {
    this.over.abort()
    await this.asking
  }

  private async askAll(): Promise<void> {
    while (!this.over.signal.aborted) {
      await Promise.all([...this.members.keys()].map((process) => this.ask(process)))
      await wait(ASK_EVERY_MS)
    }
  }

  private async ask(process: ServerProcess): Promise<void> {
    const isHealthy = await fetch(`${process.url}/api/health`).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    if (this.members.has(process)) this.members.set(process, isHealthy)
  }
}

const isRefusedConnection = (error: unknown) =>
  error instanceof TypeError && (error.cause as { code?: unknown } | undefined)?.code === 'ECONNREFUSED'
