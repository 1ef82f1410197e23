import { setTimeout as wait } from 'node:timers/promises'
import { Balancer } from './balancer.ts'
import type { DatabaseWithBrand } from './databases.ts'
import { RemotePerson } from './remote-person.ts'
import { aRemoteBrand } from './remote-brand.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const CLIENTS = 6
const PAUSE_MS = 200
const TURNS_TO_AN_OUTLINE = 8

export interface Rolled {
  /** How long requests took before the restarts and during them. */
  calmMs: number[]
  rollingMs: number[]
  failures: string[]
  /** Acknowledged, but not stored. */
  lost: string[]
  /** Outlines counted against the plan, without the stored ones. */
  leaked: number
  exitCodes: (number | null)[]
}

/** Restarts two processes one after the other, again and again, while clients read, write and generate. */
export async function rollingRestarts(
  { settings, cookie, workspaceId }: DatabaseWithBrand,
  rounds: number,
  calmForMs: number,
): Promise<Rolled> {
  const withNotice = { ...settings, DRAIN_SECONDS: '2' }
  const running: ServerProcess[] = []
  const failures: string[] = []
  const exitCodes: (number | null)[] = []
  const acknowledged: string[] = []
  const brandIds: string[] = []
  const calmMs: number[] = []
  const rollingMs: number[] = []
  let taken = calmMs
  let isOver = false
  try {
    running.push(await startServerProcess(withNotice), await startServerProcess(withNotice))
    const balancer = new Balancer(running)
    const person = new RemotePerson(running[0]!, cookie, (url, init) => balancer.fetch(url, init))
    const usedBefore = (await person.usage(workspaceId)).outlines
    const asked = async (method: string, url: string, body?: object) => {
      const start = performance.now()
      try {
        const answer = await person.call(method, url, body)
        taken.push(performance.now() - start)
        if (answer.status < 400) return answer.body
        failures.push(`${method} ${url} got ${answer.status} ${JSON.stringify(answer.body)}`)
      } catch (error) {
        failures.push(`${method} ${url}: ${String((error as Error).cause ?? error)}`)
      }
      return null
    }
    /** The built-in writer has only so many subject lines for a brand, so ideas come from many. */
    const anIdea = async (turn: number) => {
      const id = await aRemoteBrand(asked, workspaceId)
      if (id === undefined) return undefined
      brandIds.push(id)
      const idea = await asked('POST', `/api/brands/${id}/manual-idea`, {
        title: 'Snow',
        year: 2027,
        month: 1 + (turn % 12),
      })
      return (idea as { idea: { id: string } } | null)?.idea.id
    }
    const work = async () => {
      for (let turn = 0; !isOver; turn++) {
        // Clients that never pause leave no time for a process to start.
        await wait(PAUSE_MS)
        await asked('GET', `/api/workspaces/${workspaceId}/usage`)
        await asked('POST', `/api/workspaces/${workspaceId}/select`, {})
        if (turn % TURNS_TO_AN_OUTLINE !== 0) continue
        const id = await anIdea(turn)
        if (id === undefined) continue
        const written = await asked('POST', `/api/ideas/${id}/outline`, {})
        const outlineId = (written as { outline: { id: string } | null } | null)?.outline?.id
        if (outlineId !== undefined) acknowledged.push(outlineId)
      }
    }
    const clients = Array.from({ length: CLIENTS }, work)
    await wait(calmForMs)
    taken = rollingMs
    for (let round = 0; round < rounds; round++) {
      for (const old of running.slice()) {
        await old.stop()
        if (failures.length > 0) failures.push(...errorsOf(old))
        exitCodes.push(old.child.exitCode)
        balancer.remove(old)
        const fresh = await startServerProcess(withNotice)
        running.splice(running.indexOf(old), 1, fresh)
        balancer.add(fresh)
      }
    }
    isOver = true
    await Promise.all(clients)
    const stored = new Set<string>()
    for (const brandId of brandIds) {
      await settled(person, brandId)
      for (const { id } of await person.outlines(brandId)) stored.add(id)
    }
    const used = (await person.usage(workspaceId)).outlines - usedBefore
    await balancer.stop()
    const lost = acknowledged.filter((id) => !stored.has(id))
    return { calmMs, rollingMs, failures, lost, leaked: used - stored.size, exitCodes }
  } finally {
    isOver = true
    await Promise.all(running.map((process) => process.kill()))
  }
}

const errorsOf = (process: ServerProcess) =>
  process
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))

async function settled(person: RemotePerson, brandId: string): Promise<void> {
  for (;;) {
    const { body } = await person.call('GET', `/api/brands/${brandId}/runs`)
    if (!(body as { runs: { status: string }[] }).runs.some(({ status }) => status === 'waiting')) return
    await wait(500)
  }
}
