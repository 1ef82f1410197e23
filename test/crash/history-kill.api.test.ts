import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { KlaviyoConnection, PastImport } from '#features/history/contract.ts'
import { aDatabaseWithBrand } from './databases.ts'
import { RemotePerson } from './remote-person.ts'
import { startServerProcess } from './server-process.ts'

const ROWS = 30_000
const SETTLES_WITHIN_MS = 90_000

const dayOf = (index: number) => new Date(Date.now() - (1 + (index % 300)) * 86_400_000).toISOString().slice(0, 10)
const content = Buffer.from(
  ['Name,Sent,Delivered', ...Array.from({ length: ROWS }, (_, index) => `Kill ${index},${dayOf(index)},5000`)].join(
    '\n',
  ),
).toString('base64')

test('a kill rolls back an import, and a sync continues after one', { timeout: 600_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'crash-'))
  const { settings, cookie, workspaceId, brandId } = await aDatabaseWithBrand(folder)
  let server = await startServerProcess(settings)
  try {
    const person = new RemotePerson(server, cookie)
    const campaigns = async () =>
      ((await person.call('GET', `/api/brands/${brandId}/insights`)).body as { campaigns: number }).campaigns
    const imports = async () =>
      ((await person.call('GET', `/api/brands/${brandId}/imports`)).body as { imports: PastImport[] }).imports
    expect(await campaigns()).toBe(0)

    const upload = person.call('POST', '/api/files', {
      workspaceId,
      brandId,
      filename: 'kill.csv',
      mimeType: 'text/csv',
      size: content.length,
      content,
      fieldMapping: { campaign_name: 'Name', sent_at: 'Sent', deliveries: 'Delivered' },
    })
    const answered = Promise.allSettled([upload])
    // Waits until some portions are stored and the last one isn't.
    while ((await imports()).length === 0) await wait(2)
    await server.kill()
    expect((await answered)[0].status).toBe('rejected')

    server = await startServerProcess(settings)
    person.continuesAt(server)
    const giveUpAt = Date.now() + SETTLES_WITHIN_MS
    while ((await imports())[0]?.status === 'storing' && Date.now() < giveUpAt) await wait(250)
    expect(await imports()).toMatchObject([{ filename: 'kill.csv', status: 'interrupted' }])
    expect(await campaigns()).toBe(0)

    const sync = Promise.allSettled([
      person.call('POST', `/api/brands/${brandId}/klaviyo/sync`, { apiKey: 'demo_key' }),
    ])
    const connection = async () =>
      (await person.call('GET', `/api/brands/${brandId}/klaviyo`)).body as KlaviyoConnection
    while ((await connection()).sync === null) await wait(2)
    await server.kill()
    await sync
    server = await startServerProcess(settings)
    person.continuesAt(server)
    while ((await connection()).sync?.status === 'waiting' && Date.now() < giveUpAt + SETTLES_WITHIN_MS) {
      await wait(250)
    }
    expect((await connection()).sync).toMatchObject({ status: 'done', summary: { successfulRows: 24 } })
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
})
