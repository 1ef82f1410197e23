import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { Brand } from '#features/brands/contract.ts'
import type { MainTopic } from '#features/ideas/contract.ts'
import type { Outline } from '#features/outlines/contract.ts'
import type { Usage } from '#features/plans/contract.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const ROUNDS = 20
const OUTLINES_A_ROUND = 6
const YEAR = 2027
const MONTHS = 4
const SETTLES_WITHIN_MS = 90_000

/** Talks to a server of its own as the demo person. */
class DemoPerson {
  private cookie = ''
  private readonly server: ServerProcess

  constructor(server: ServerProcess) {
    this.server = server
  }

  async call(method: string, url: string, body?: object): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.server.url + url, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
    return { status: response.status, body: await response.json() }
  }

  async logIn(): Promise<this> {
    const { status } = await this.call('POST', '/api/auth/login', {
      email: 'demo@mailmonth.example',
      password: 'fill-next-month',
    })
    if (status !== 200) throw new Error(`The demo login answered ${status}.`)
    return this
  }

  async brands(): Promise<Brand[]> {
    return ((await this.call('GET', '/api/brands')).body as { brands: Brand[] }).brands
  }

  async outlines(brandId: string): Promise<Outline[]> {
    return ((await this.call('GET', `/api/email-outlines/${brandId}`)).body as { outlines: Outline[] }).outlines
  }

  async plan(brandId: string, month: number): Promise<{ mainTopics: MainTopic[]; generating: boolean }> {
    return (await this.call('GET', `/api/brands/${brandId}/plan/${YEAR}/${month}`)).body as {
      mainTopics: MainTopic[]
      generating: boolean
    }
  }

  async usage(workspaceId: string): Promise<Usage['usage']> {
    return ((await this.call('GET', `/api/workspaces/${workspaceId}/usage`)).body as Usage).usage
  }
}

async function emptyDatabase(folder: string): Promise<Record<string, string>> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) return { DATA_DIR: folder, DATABASE_URL: '' }
  const name = `crash_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: '' }
}

test(
  'twenty kills in the middle of generation lose nothing that was acknowledged and leak no quota',
  { timeout: 480_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'crash-'))
    const settings = await emptyDatabase(folder)
    const acknowledged = { outlines: [] as string[], months: [] as number[] }
    let server = await startServerProcess(settings, ['--demo'])
    try {
      let person = await new DemoPerson(server).logIn()
      const [brand] = await person.brands()
      const { id: brandId, workspaceId } = brand!
      const before = (await person.outlines(brandId)).length
      const usedBefore = await person.usage(workspaceId)

      for (let round = 0; round < ROUNDS; round++) {
        const ideas: string[] = []
        for (let index = 0; index < OUTLINES_A_ROUND; index++) {
          const { body } = await person.call('POST', `/api/brands/${brandId}/manual-idea`, {
            title: `Round ${round}, idea ${index}`,
            year: YEAR,
            month: 12,
          })
          ideas.push((body as { idea: { id: string } }).idea.id)
        }
        const asked: Promise<void>[] = ideas.map(async (id) => {
          const { status, body } = await person.call('POST', `/api/ideas/${id}/outline`, {})
          if (status === 200) acknowledged.outlines.push((body as { outline: Outline }).outline.id)
        })
        if (round < MONTHS) {
          asked.push(
            (async () => {
              const { status } = await person.call('POST', `/api/brands/${brandId}/plan`, {
                year: YEAR,
                month: round + 1,
              })
              if (status === 200) acknowledged.months.push(round + 1)
            })(),
          )
        }
        // Whoever is still waiting when the process dies was not promised anything.
        const answered = Promise.allSettled(asked)
        await wait(15 * (round + 1))
        await server.kill()
        await answered
        server = await startServerProcess(settings)
        person = await new DemoPerson(server).logIn()
      }

      // Hands over what the dead processes held, then compares the books with what is there.
      const giveUpAt = Date.now() + SETTLES_WITHIN_MS
      for (;;) {
        const written = (await person.outlines(brandId)).length - before
        const plans = await Promise.all(Array.from({ length: MONTHS }, (_, index) => person.plan(brandId, index + 1)))
        const usage = await person.usage(workspaceId)
        const used = { outlines: usage.outlines - usedBefore.outlines, topics: usage.topics - usedBefore.topics }
        const topics = plans.flatMap(({ mainTopics }) => mainTopics).length
        if (plans.every(({ generating }) => !generating) && used.outlines === written && used.topics === topics) break
        if (Date.now() > giveUpAt) {
          expect({
            outlines: used.outlines,
            topics: used.topics,
            generating: plans.some(({ generating }) => generating),
          }).toEqual({ outlines: written, topics, generating: false })
        }
        await wait(500)
      }
      const ids = new Set((await person.outlines(brandId)).map(({ id }) => id))
      expect(acknowledged.outlines.filter((id) => !ids.has(id))).toEqual([])
      for (const month of acknowledged.months) expect((await person.plan(brandId, month)).mainTopics).toHaveLength(10)
      // The kills came at different moments: some work was finished before them, most was not.
      expect(ids.size - before).toBeGreaterThan(acknowledged.outlines.length)
    } finally {
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
