import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diagnose } from './diagnosis.mjs'

let listener
let port
let folder

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
  listener = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  port = listener.address().port
})

afterAll(() => {
  listener.close()
  rmSync(folder, { recursive: true })
})

const findingOf = async (area, env) => {
  const findings = await diagnose({ DATA_DIR: folder, PORT: '0', ...env })
  return findings.find((finding) => finding.area === area)
}

test.each([
  ['Database', {}, 'ok', 'Embedded in'],
  ['Database', { DATA_DIR: path.join(process.execPath, 'data') }, 'broken', 'set DATA_DIR'],
  ['Database', { DATABASE_URL: 'not an address' }, 'broken', 'not an address'],
  ['Database', { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/x' }, 'broken', '127.0.0.1:1 (DATABASE_URL)'],
  ['Port', { PORT: 'eighty' }, 'broken', 'no port number'],
  ['Mail', {}, 'simulated', 'outbox'],
  ['Mail', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'broken', 'does not answer'],
  ['Ideas', {}, 'simulated', 'built-in planner'],
  ['Ideas', { AI_IDEAS_PROVIDER: 'openai' }, 'broken', 'OPENAI_API_KEY'],
  ['Outlines', { AI_OUTLINES_PROVIDER: 'oracle' }, 'broken', 'use auto'],
  ['Billing', {}, 'simulated', 'No card'],
  ['Billing', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'broken', 'belong together'],
  ['Secrets', {}, 'note', 'is made'],
  ['Secrets', { NODE_ENV: 'production' }, 'broken', 'APP_ENCRYPTION_KEY'],
])('%s with %o is %s', async (area, env, state, text) => {
  const finding = await findingOf(area, env)
  expect(finding.state).toBe(state)
  expect(finding.text).toContain(text)
})

test('what answers is ok, and its password is not shown', async () => {
  const finding = await findingOf('Database', { DATABASE_URL: `postgres://someone:secret@127.0.0.1:${port}/x` })
  expect(finding).toEqual({ area: 'Database', state: 'ok', text: `127.0.0.1:${port} answers.` })
})

test('a port in use and a folder in use are named', async () => {
  expect(await findingOf('Port', { PORT: String(port) })).toMatchObject({ state: 'note' })
  const held = path.join(folder, 'held')
  mkdirSync(path.join(held, '.lock'), { recursive: true })
  const holder = createServer().listen(path.join(held, '.lock', '4711-00ff00ff00ff'))
  await once(holder, 'listening')
  expect((await findingOf('Database', { DATA_DIR: held })).text).toContain('process 4711')
  holder.close()
})

test('a model of one’s own is looked for at its address', async () => {
  const env = { AI_COMPAT_BASE_URL: `http://127.0.0.1:${port}/v1` }
  expect(await findingOf('Ideas', env)).toMatchObject({ state: 'ok' })
  expect(await findingOf('Outlines', env)).toMatchObject({ state: 'ok' })
})
