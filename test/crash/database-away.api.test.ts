import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type TestContext, describe, test } from 'vitest'
import { openDatabase } from '#server/db/open-db.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { SERVER, newServerDatabase } from '../database-server.ts'
import { aDatabaseWithBrand } from './databases.ts'
import { type Line, aLineTo } from './line.ts'
import { LiveTab } from './live-tab.ts'
import { RemotePerson } from './remote-person.ts'
import { startServerProcess } from './server-process.ts'

/** More than the connections of a process. */
const AT_ONCE = 25
const HANGS: [string, (line: Line) => void | Promise<void>][] = [
  ['restarts', (line) => line.cut()],
  ['hangs', (line) => line.hang()],
]

async function aLine(url: string, { onTestFinished }: TestContext): Promise<Line> {
  const line = await aLineTo(url)
  onTestFinished(() => line.close())
  return line
}

// They wait for time limits most of the time.
describe.concurrent('without its database', () => {
  test.for(HANGS)(
    'while it %s, requests get 503, and all recovers after',
    { timeout: 300_000 },
    async ([, fail], context) => {
      const { expect, onTestFinished } = context
      const folder = await mkdtemp(path.join(tmpdir(), 'away-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const { settings, cookie, workspaceId, brandId } = await aDatabaseWithBrand(folder)
      const line = await aLine(settings['DATABASE_URL']!, context)
      const far = await startServerProcess({ ...settings, DATABASE_URL: line.through(settings['DATABASE_URL']!) })
      onTestFinished(() => far.kill())
      const near = await startServerProcess(settings)
      onTestFinished(() => near.kill())
      const person = new RemotePerson(far, cookie)
      const neighbor = new RemotePerson(near, cookie)
      const write = (title: string, by = person) =>
        by.call('POST', `/api/brands/${brandId}/manual-idea`, { title, year: 2027, month: 1 })
      const together = <T>(what: (index: number) => Promise<T>) =>
        Promise.all(Array.from({ length: AT_ONCE }, (__, index) => what(index)))
      // Opens every connection of the pool.
      const before = await together((index) => write(`Before ${index}`))
      expect(before.map(({ status }) => status)).toEqual(before.map(() => 201))

      await fail(line)
      const refused = await together((index) =>
        index % 2 === 0 ? write(`During ${index}`) : person.call('GET', `/api/workspaces/${workspaceId}/usage`),
      )
      expect(refused.map(({ status, body, headers }) => [status, headers.get('retry-after'), body])).toEqual(
        refused.map(() => [
          503,
          '2',
          { error: 'The service is busy. Please try again in a moment.', code: 'UNAVAILABLE', retryAfter: 2 },
        ]),
      )
      expect((await person.call('GET', '/api/health')).status).toBe(503)

      await line.restore()
      const health = async () => (await person.call('GET', '/api/health')).status
      await expect.poll(health, { timeout: 60_000, interval: 250 }).toBe(200)
      const after = await together((index) => write(`After ${index}`))
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 201))
      const { id } = (after[0]!.body as { idea: { id: string } }).idea
      await near.stop()
      // Only the process that lost its database is left to do the job.
      expect((await person.call('POST', `/api/ideas/${id}/outline`, {})).status).toBe(200)

      const other = await startServerProcess(settings)
      onTestFinished(() => other.kill())
      neighbor.continuesAt(other)
      const tab = await LiveTab.open(far, cookie)
      onTestFinished(() => tab.close())
      const heard = async () => {
        await write('Heard', neighbor)
        return tab.heard('ideas')
      }
      await expect.poll(heard, { timeout: 60_000, interval: 500 }).toBe(true)
      expect(far.child.exitCode).toBe(null)
    },
  )

  test('a transaction returns its broken connection', { timeout: 120_000 }, async (context) => {
    const { expect } = context
    const url = await newServerDatabase(SERVER!)
    const line = await aLine(url, context)
    const database = await openDatabase({ databaseUrl: line.through(url), dataDir: null })
    context.onTestFinished(() => database.close())
    const inAll = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 10 }, work))
    const answer = () => inTransaction(database.db, async (tx) => void (await tx.execute(sql`select pg_sleep(0.2)`)))
    expect((await inAll(answer)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'))

    line.hang()
    expect((await inAll(answer)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'))
    await line.restore()
    expect((await inAll(answer)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'))

    const cutBetween = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`select 1`)
      await line.cut()
      await line.restore()
      await tx.execute(sql`select 1`)
    })
    await expect(cutBetween).rejects.toThrow()
    expect((await inAll(answer)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'))
  })
})
