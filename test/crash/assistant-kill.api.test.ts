import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startRawServer } from '../ai-double.ts'
import { call, connect, data } from '../mcp-client.ts'
import { aDatabaseWithBrand } from './databases.ts'
import { RemotePerson } from './remote-person.ts'
import { startServerProcess } from './server-process.ts'

test('an outline that an assistant asked for is written after a kill', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'crash-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { settings, cookie, workspaceId, brandId } = await aDatabaseWithBrand(folder)
  const begun = Promise.withResolvers<void>()
  // The model never answers, so the process dies in the middle of its work.
  const model = await startRawServer(() => begun.resolve())
  onTestFinished(() => model.stop())
  const slow = await startServerProcess({ ...settings, AI_COMPAT_BASE_URL: model.baseUrl, AI_COMPAT_MODEL: 'silent' })
  onTestFinished(() => slow.kill())
  const person = new RemotePerson(slow, cookie)
  const { body: made } = await person.call('POST', `/api/workspaces/${workspaceId}/tokens`, {
    name: 'Assistant',
    scope: 'write',
    expiresInDays: 30,
    currentPassword: 'correct horse battery',
  })
  const { token } = made as { token: string }
  const idea = await person.call('POST', `/api/brands/${brandId}/manual-idea`, { title: 'Snow', year: 2027, month: 1 })
  const { id } = (idea.body as { idea: { id: string } }).idea
  const { outlines: usedBefore } = await person.usage(workspaceId)

  const asking = call(await connect(token, 'modern', slow.url), 'write_outline', { id }).catch(
    (error: unknown) => error,
  )
  await begun.promise
  const { body: active } = await person.call('GET', `/api/brands/${brandId}/runs`)
  const [run] = (active as { runs: { id: string; status: string }[] }).runs
  await slow.kill()
  expect(await asking).toBeInstanceOf(Error)

  const server = await startServerProcess(settings)
  onTestFinished(() => server.stop())
  person.continuesAt(server)
  const client = await connect(token, 'modern', server.url)
  const status = async () => data(await call(client, 'get_run', { id: run!.id })).run.status as string
  await expect.poll(status, { timeout: 90_000, interval: 500 }).toBe('done')
  expect((await person.outlines(brandId)).map(({ ideaTitle }) => ideaTitle)).toEqual(['Snow'])
  expect((await person.usage(workspaceId)).outlines).toBe(usedBefore + 1)
})
