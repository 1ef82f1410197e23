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
  ['Database', { DATABASE_URL: 'not an address' }, 'broken', 'valid URL'],
  ['Database', { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/x' }, 'broken', '127.0.0.1:1 (DATABASE_URL)'],
  ['Port', { PORT: 'eighty' }, 'broken', 'valid port number'],
  ['Mail', {}, 'simulated', 'outbox'],
  ['Mail', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'broken', "doesn't respond"],
  ['Public pages', {}, 'note', 'can act as logged-in visitors'],
  ['Public pages', { NODE_ENV: 'production' }, 'note', 'Set SITE_URL'],
  ['Public pages', { SITE_URL: 'https://www.example.com' }, 'ok', 'their own address'],
  ['Keys', {}, 'note', 'key in DATA_DIR'],
  ['Keys', { NODE_ENV: 'production' }, 'broken', 'APP_ENCRYPTION_KEY'],
  ['Keys', { APP_ENCRYPTION_KEY: 'x' }, 'ok', 'encrypts'],
  ['Outbound requests', { ALLOW_PRIVATE_OUTBOUND: '1' }, 'note', 'can reach your own network'],
  ['Outbound requests', { ALLOW_PRIVATE_OUTBOUND: 'yes' }, 'broken', 'must be 1'],
  [
    'Outbound requests',
    { NODE_ENV: 'production', ALLOW_PRIVATE_OUTBOUND: '1' },
    'broken',
    'needs ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION=1',
  ],
  [
    'Outbound requests',
    { NODE_ENV: 'production', ALLOW_PRIVATE_OUTBOUND: '1', ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION: '1' },
    'note',
    'can reach your own network',
  ],
  [
    'Super admin',
    { NODE_ENV: 'production', APP_URL: 'https://x.example' },
    'note',
    'https://x.example/dashboard/settings',
  ],
  ['Super admin', { SUPERADMIN_EMAIL: 'boss@example.com' }, 'broken', 'both or neither'],
  ['Super admin', { SUPERADMIN_PASSWORD: 'long enough' }, 'broken', 'both or neither'],
  ['Super admin', { NODE_ENV: 'production', SUPERADMIN_PASSWORD_FILE: '/run/secrets/x' }, 'broken', 'both or neither'],
  ['Payments', {}, 'simulated', 'no card is charged'],
  ['Payments', { NODE_ENV: 'production' }, 'broken', 'BILLING_MODE=off'],
  ['Payments', { NODE_ENV: 'production', BILLING_MODE: 'simulated' }, 'broken', 'BILLING_MODE=off'],
  ['Payments', { NODE_ENV: 'production', BILLING_MODE: 'off' }, 'note', 'Payments are off'],
  ['Payments', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'broken', 'both or neither'],
  ['Payments', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'ok', 'a live account'],
  ['Writers', {}, 'simulated', 'built-in planner'],
  ['Writers', { NODE_ENV: 'production' }, 'broken', 'AI_FALLBACK=planner'],
  ['Writers', { NODE_ENV: 'production', AI_FALLBACK: 'planner' }, 'simulated', 'built-in planner'],
  ['Writers', { AI_IDEAS_PROVIDER: 'openai' }, 'broken', 'no writer'],
  ['Writers', { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'ok', 'Ideas come from OpenAI'],
  ['Writers', { AI_COMPAT_BASE_URL: 'http://127.0.0.1:1/v1', AI_COMPAT_MODEL: 'm' }, 'ok', 'your own server'],
])('%s with %o is %s', async (area, env, state, text) => {
  const finding = await findingOf(area, env)
  expect(finding.state).toBe(state)
  expect(finding.text).toContain(text)
})

test('public addresses alone cause no finding', async () => {
  expect(await findingOf('Outbound requests', { NODE_ENV: 'production' })).toBeUndefined()
})

test('a super admin with both settings causes no finding', async () => {
  const SUPERADMIN_EMAIL = 'boss@example.com'
  for (const password of [{ SUPERADMIN_PASSWORD: 'long enough' }, { SUPERADMIN_PASSWORD_FILE: '/run/secrets/x' }]) {
    expect(await findingOf('Super admin', { SUPERADMIN_EMAIL, ...password })).toBeUndefined()
  }
})

test("names a model that doesn't respond, without its key", async () => {
  const findings = await diagnose({
    DATA_DIR: folder,
    PORT: '0',
    OPENAI_API_KEY: 'sk-secret',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
  })
  const writers = findings.filter(({ area }) => area === 'Writers').map(({ state, text }) => `${state}: ${text}`)
  expect(writers).toEqual([
    'ok: Ideas come from OpenAI.',
    'ok: Outlines come from OpenAI.',
    "broken: 127.0.0.1:1 (OPENAI_BASE_URL) doesn't respond.",
  ])
  expect(JSON.stringify(findings)).not.toContain('sk-secret')
})

test('reports a database that responds, without its password', async () => {
  const finding = await findingOf('Database', { DATABASE_URL: `postgres://someone:secret@127.0.0.1:${port}/x` })
  expect(finding).toEqual({ area: 'Database', state: 'ok', text: `127.0.0.1:${port} responds.` })
})

test('names a port in use and a folder in use', async () => {
  expect(await findingOf('Port', { PORT: String(port) })).toMatchObject({ state: 'note' })
  const held = path.join(folder, 'held')
  mkdirSync(path.join(held, '.lock'), { recursive: true })
  const holder = createServer().listen(path.join(held, '.lock', '4711-00ff00ff00ff'))
  await once(holder, 'listening')
  expect((await findingOf('Database', { DATA_DIR: held })).text).toContain('process 4711')
  holder.close()
})
