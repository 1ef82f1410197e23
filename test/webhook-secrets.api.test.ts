import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { accountDataEndpoints } from '#features/account-data/contract.ts'
import { webhookEndpoints } from '#features/hooks/contract.ts'
import { sendDelivery } from '#features/hooks/server/send.ts'
import { aReceiver, aWebhook, rowOf } from '#features/hooks/server/webhooks.fixtures.ts'
import { createLog } from '#server/log.ts'
import { PERSON_PASSWORD, aWorkspace } from './fixtures.ts'
import { testApp } from './test-app.ts'

test('secrets are in no table, log, answer or export', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { owner, id: workspaceId } = workspace
  const lines: string[] = []
  const captured = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { url } = await aReceiver(500)
  const address = `${url}?key=CanaryKey`
  const { id, secret } = await aWebhook(workspace, address)
  const rotated = (await owner.call(webhookEndpoints.rotate, { params: { id } })).body.secret
  const { body } = await owner.call(webhookEndpoints.test, { params: { id } })
  const delivery = { ...body.delivery, body: '{}' } as unknown as Parameters<typeof sendDelivery>[2]
  const log = createLog('trace', captured)
  log.info({ webhook: id }, 'the log is captured')
  expect(await sendDelivery({ ...testApp.app, log }, await rowOf(workspace, id), delivery)).toBe(500)
  const dump = async (table: string) =>
    JSON.stringify(
      (
        (await testApp.app.db.execute(sql.raw(`select * from ${table} where workspace_id = '${workspaceId}'`))) as {
          rows: unknown[]
        }
      ).rows,
    )
  const zip = await owner.call(accountDataEndpoints.exportWorkspace, {
    params: { id: workspaceId },
    body: { password: PERSON_PASSWORD },
  })
  const files = await JSZip.loadAsync(zip.bytes)
  const exported = (await Promise.all(Object.values(files.files).map((file) => file.async('string')))).join('\n')
  expect(exported).toContain(id)
  const list = await owner.call(webhookEndpoints.list, { params: { workspaceId } })
  const withSecrets = [
    exported,
    lines.join(''),
    await dump('webhooks'),
    await dump('webhook_deliveries'),
    await dump('audit_log'),
    list.bytes.toString(),
  ]
  for (const text of withSecrets) {
    expect(text).toContain(id)
    expect(text).not.toContain(secret)
    expect(text).not.toContain(rotated)
  }
  for (const text of withSecrets.slice(0, -1)) expect(text).not.toContain('CanaryKey')
})
