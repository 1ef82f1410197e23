import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startApp, testApp, testPort } from '#test/test-app.ts'
import type { RunningApp } from './create-app.ts'
import { readyLines } from './ready-lines.ts'

let started: RunningApp | undefined
afterEach(async () => {
  await started?.stop()
  started = undefined
})

const statusOf = async ({ server }: RunningApp, host: string, more: Record<string, string> = {}) =>
  (await server.inject({ url: '/dev/outbox', headers: { host, ...more } })).statusCode
const linesOf = ({ app }: RunningApp) => readyLines(app, { superAdmin: null, changes: [], demo: null }).join('\n')

test('the page with kept emails answers to a name of this machine only', async () => {
  for (const host of ['localhost:4500', 'localhost', '127.0.0.1:4500', '[::1]:4500', 'LocalHost:4500']) {
    expect([host, await statusOf(testApp, host)]).toEqual([host, 200])
  }
  for (const host of ['evil.example', 'evil.example:4500', 'localhost.evil.example', '10.0.0.7:4500']) {
    expect([host, await statusOf(testApp, host)]).toEqual([host, 404])
  }
  expect(linesOf(testApp)).toContain('read it at http://localhost:3000/dev/outbox')
})

test('where others can reach the server there is no such page, and the start says where the emails are', async () => {
  started = await startApp({ HOST: '0.0.0.0' })
  expect(await statusOf(started, 'localhost:4500')).toBe(404)
  const health = await started.server.inject({ url: '/api/health' })
  expect(health.json()).toMatchObject({ modes: { mail: 'outbox', outboxPage: false } })
  expect(linesOf(started)).toContain(
    'kept in the table mail_outbox and not sent: set SMTP_URL to send it, or HOST=127.0.0.1 to read it at /dev/outbox',
  )
})

test("the page with kept emails doesn't answer requests that a proxy on this machine forwards", async () => {
  expect(await statusOf(testApp, '127.0.0.1:3000')).toBe(200)
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { 'x-forwarded-for': '' }, { forwarded: 'for=_a' }]) {
    expect([headers, await statusOf(testApp, '127.0.0.1:3000', headers)]).toEqual([headers, 404])
  }
  // A proxy that adds no header still sends the HTTP version that nginx uses by default.
  const port = await testPort()
  const answered = async (version: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write(`GET /dev/outbox HTTP/${version}\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`)
    const [start] = (await once(socket, 'data')) as [string]
    socket.destroy()
    return Number(start.split(' ')[1])
  }
  expect([await answered('1.1'), await answered('1.0')]).toEqual([200, 404])
})

test('a server that knows of a proxy has no such page', async () => {
  started = await startApp({ TRUST_PROXY: '1' })
  expect(await statusOf(started, 'localhost:4500')).toBe(404)
  expect(linesOf(started)).toContain('or HOST=127.0.0.1 and TRUST_PROXY=off to read it at /dev/outbox')
})
