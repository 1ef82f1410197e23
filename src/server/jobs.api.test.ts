import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/test-app.ts'
import { createJobs } from './jobs.ts'

const RUN = { workspaceId: crypto.randomUUID(), runId: crypto.randomUUID() }

test('a job that is enqueued before the start waits for it', async () => {
  const database = await openTestDatabase()
  const jobs = createJobs(database, pino({ level: 'silent' }), { keepsTime: false, works: true })
  const done = Promise.withResolvers<unknown>()
  jobs.work(
    'early',
    async (job) => done.resolve(job),
    async () => {},
  )
  const enqueued = jobs.enqueue('early', RUN)
  await jobs.start()
  await enqueued
  expect(await done.promise).toEqual(RUN)
  await jobs.stop()
  await database.close()
})

test('a start that fails also fails what waits for it', async () => {
  const database = await openTestDatabase()
  const unreachable = { db: { executeSql: () => Promise.reject(new Error('The database is away.')) } }
  const jobs = createJobs({ ...database, jobs: unreachable }, pino({ level: 'silent' }), {
    keepsTime: false,
    works: true,
  })
  const enqueued = jobs.enqueue('early', RUN)
  const outcomes = await Promise.allSettled([jobs.start(), enqueued])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await database.close()
})
