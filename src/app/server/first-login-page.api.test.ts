import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { clientWith } from '#test/client.ts'
import { startApp } from '#test/test-app.ts'
import type { RunningApp } from './create-app.ts'
import { prepareAccounts } from './first-accounts.ts'
import type { FirstLogin } from './first-login-page.ts'
import { readyLines } from './ready-lines.ts'

let running: RunningApp
let login: FirstLogin
let told: string

beforeAll(async () => {
  running = await startApp()
  const accounts = await prepareAccounts(running.app, { withDemoWorkspace: false })
  login = accounts.superAdmin!
  told = readyLines(running.app, accounts).join('\n')
})
afterAll(() => running.stop())

const get = async (host = 'localhost:4500', server = running.server) => {
  const { statusCode, body, headers } = await server.inject({ url: '/dev/first-login', headers: { host } })
  return { statusCode, body, headers }
}
const logIn = async (password: string) =>
  (await clientWith(null, running).call(authEndpoints.logInAsSuperAdmin, { body: { email: login.email, password } }))
    .status

test('a process that made no super admin has no page for the first login', async () => {
  expect((await get()).statusCode).toBe(404)
})

test('the first start names a page that shows the password of the super admin once', async () => {
  expect(told).toContain(`${login.password} (shown only once, here and at http://localhost:3000/dev/first-login)`)
  running.showFirstLogin!(login)
  const page = await get()
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  for (const shown of [login.email, login.password]) expect(page.body).toContain(`<code>${shown}</code>`)
  expect((await get()).statusCode).toBe(404)
})

test('that page answers to a name of this machine only, and asking for it by another name uses nothing up', async () => {
  running.showFirstLogin!(login)
  for (const host of ['evil.example', 'localhost.evil.example:4500', '10.0.0.7:4500']) {
    expect([host, (await get(host)).statusCode]).toEqual([host, 404])
  }
  const forwarded = { host: '127.0.0.1:4500', 'x-forwarded-for': '203.0.113.7' }
  expect((await running.server.inject({ url: '/dev/first-login', headers: forwarded })).statusCode).toBe(404)
  await running.server.inject({ method: 'HEAD', url: '/dev/first-login', headers: { host: 'localhost:4500' } })
  expect((await get('127.0.0.1:4500')).statusCode).toBe(200)
})

test('that page outlives a wrong password and is gone once the super admin has logged in', async () => {
  running.showFirstLogin!(login)
  expect(await logIn('not the password')).toBe(401)
  expect((await get()).statusCode).toBe(200)
  running.showFirstLogin!(login)
  expect(await logIn(login.password)).toBe(200)
  expect((await get()).statusCode).toBe(404)
})

test.each([{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }])(
  'where others can reach the server there is no such page: %o',
  async (settings) => {
    const open = await startApp(settings)
    try {
      expect([open.showFirstLogin, (await get('localhost:4500', open.server)).statusCode]).toEqual([null, 404])
    } finally {
      await open.stop()
    }
  },
)
