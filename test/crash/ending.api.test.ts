import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startRawServer } from '../ai-double.ts'
import { aDatabaseWithBrand } from './databases.ts'
import { LiveTab } from './live-tab.ts'
import { RemotePerson } from './remote-person.ts'
import { startServerProcess } from './server-process.ts'

test('a process that ends says so first, answers what waits and gives its job back', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ending-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { settings, cookie, workspaceId, brandId } = await aDatabaseWithBrand(folder)
  const begun = Promise.withResolvers<void>()
  // The model never answers, so the job takes longer than the process may.
  const model = await startRawServer(() => begun.resolve())
  onTestFinished(() => model.stop())
  const silent = { AI_COMPAT_BASE_URL: model.baseUrl, AI_COMPAT_MODEL: 'silent' }
  const ending = await startServerProcess({ ...settings, ...silent, DRAIN_SECONDS: '2' })
  onTestFinished(() => ending.kill())
  const person = new RemotePerson(ending, cookie)
  const idea = await person.call('POST', `/api/brands/${brandId}/manual-idea`, { title: 'Snow', year: 2027, month: 1 })
  const { id } = (idea.body as { idea: { id: string } }).idea
  const { outlines: usedBefore } = await person.usage(workspaceId)
  const tab = await LiveTab.open(ending, cookie)
  onTestFinished(() => tab.close())
  const writing = person.call('POST', `/api/ideas/${id}/outline`, {})
  await begun.promise

  const ended = once(ending.child, 'close')
  ending.child.kill('SIGTERM')
  const health = () => person.call('GET', '/api/health')
  await expect.poll(async () => (await health()).status).toBe(503)
  expect((await health()).body).toMatchObject({ code: 'UNAVAILABLE', live: true, ready: false, retryAfter: 1 })
  const read = await person.call('GET', `/api/workspaces/${workspaceId}/usage`)
  expect([read.status, read.headers.get('connection')]).toEqual([200, 'close'])
  const waited = await writing
  expect([waited.status, waited.body]).toEqual([202, { jobId: expect.any(String), outline: null }])
  await tab.ended
  expect((await ended)[0]).toBe(0)

  const next = await startServerProcess(settings)
  onTestFinished(() => next.stop())
  person.continuesAt(next)
  const titles = async () => (await person.outlines(brandId)).map(({ ideaTitle }) => ideaTitle)
  await expect.poll(titles, { timeout: 60_000, interval: 250 }).toEqual(['Snow'])
  expect((await person.usage(workspaceId)).outlines).toBe(usedBefore + 1)
})
