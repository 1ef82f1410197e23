import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { addressOf, clientWith, cookieOf } from '#test/client.ts'
import { ROWS } from '#test/example-calls.ts'
import { aBrand, aMember, aPerson, aWorkspace, newCredentials } from '#test/fixtures.ts'
import { startApp, testApp, testPort } from '#test/test-app.ts'
import { MINUTE, at } from '#test/test-clock.ts'
import { bodyLimitOf } from './body-limits.ts'
import type { Pace } from './large-bodies.ts'
import { RATE_LIMITS } from './rate-limits.ts'

const KB = 1024
const WEBHOOK = 'POST /api/billing/webhook'
const ID = '0198c0de-0000-7000-8000-000000000000'

const rows = [...ROWS].filter(([, { method }]) => method !== 'GET')

describe('the body limit', () => {
  test.each(rows.filter(([, { access }]) => access === 'public'))('of %s, which is public, is small', (name, row) => {
    expect([name, row.rawBody ?? false]).toEqual([name, name === WEBHOOK])
    expect(bodyLimitOf(row)).toBeLessThanOrEqual(name === WEBHOOK ? 256 * KB : 8 * KB)
  })

  test('matches SECURITY.md', () => {
    const limits = Map.groupBy(rows, ([, row]) => bodyLimitOf(row))
    expect([...limits.keys()].toSorted((a, b) => a - b)).toEqual([8 * KB, 256 * KB, 1024 * KB, 15 * 1024 * KB])
    const text = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8')
    const line = text.split('\n').find((one) => one.startsWith('- **Bodies**'))
    const names = (limit: number) => limits.get(limit)!.map(([name]) => `\`${name}\``)
    expect(line).toContain('8 KB for endpoints without a session and for endpoints without fields')
    expect(line).toContain('1 MB for every other endpoint')
    expect(line).toContain(`256 KB for ${names(256 * KB).join()}`)
    const files = names(15 * 1024 * KB)
    expect(line).toContain(`15 MB for ${files.slice(0, -1).join(', ')} and ${files.at(-1)}`)
  })

  test('is exact, also for chunked bodies and unknown paths', async () => {
    const fields = (length: number) => JSON.stringify({ email: '' }).replace('""', `"${'x'.repeat(length - 12)}"`)
    expect(await statusOf('/api/auth/login', fields(8 * KB))).toBe(400)
    expect(await statusOf('/api/auth/login', fields(8 * KB + 1))).toBe(413)
    expect(await statusOf('/api/nothing/here', fields(8 * KB + 1))).toBe(413)
    const connection = await open('POST', '/api/auth/login', { 'transfer-encoding': 'chunked' })
    connection.chunk('x'.repeat(5 * KB))
    connection.chunk('x'.repeat(5 * KB))
    expect((await connection.answer).status).toBe(413)
  })
})

async function statusOf(url: string, payload: string): Promise<number> {
  const { server } = testApp
  const headers = { 'content-type': 'application/json' }
  return (await server.inject({ method: 'POST', url, payload, headers })).statusCode
}

describe('an anonymous client that is still sending', () => {
  const guarded = rows.filter(([, { access }]) => access !== 'public')

  test.each(guarded)('learns right away that %s needs a session', async (_, row) => {
    const connection = await open(row.method, anAddress(row), { 'content-length': '5000' })
    connection.send('{"content":')
    const { status, text } = await connection.answer
    expect([status, JSON.parse(text)]).toEqual([401, { error: 'Please log in.', code: 'UNAUTHENTICATED' }])
  })

  test('learns that the server accepts no compression', async () => {
    const headers = { 'content-length': '5000', 'content-encoding': 'gzip' }
    for (const url of ['/api/csv/parse-headers', '/api/auth/login', '/api/nothing/here']) {
      const connection = await open('POST', url, headers)
      connection.send(gzipSync('{"content":[[],[]]}'))
      expect((await connection.answer).status).toBe(415)
    }
  })

  test('is cut off when there are many', async () => {
    const port = await testPort()
    const senders = Array.from({ length: 40 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    const answers = senders.map((socket) => once(socket.setEncoding('utf8'), 'data'))
    for (const socket of senders) {
      socket.write('POST /api/csv/parse-headers HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n[')
    }
    for (const [answer] of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    await expect.poll(() => senders.filter(({ closed }) => !closed).length).toBe(16)
    for (const socket of senders) socket.destroy()
  })

  describe('and calls too often', () => {
    let limited: RunningApp
    let port: number
    beforeAll(async () => {
      limited = await startApp({ RATE_LIMITS: 'on' })
      await limited.server.listen({ port: 0, host: '127.0.0.1' })
      port = (limited.server.server.address() as { port: number }).port
    })
    afterAll(() => limited.stop())

    test.each([
      [historyEndpoints.parseHeaders, RATE_LIMITS.write.max, 401],
      [authEndpoints.forgotPassword, RATE_LIMITS.reset.max * 10, 400],
    ] as const)('gets a 429 before the body is read: $path', async (row, max, before) => {
      for (let call = 0; call < max; call++) {
        const { statusCode } = await limited.server.inject({ method: row.method, url: row.path })
        expect(statusCode).toBe(before)
      }
      const connection = await open('POST', row.path, { 'content-length': '5000' }, port)
      connection.send('{"content":')
      expect((await connection.answer).status).toBe(429)
    })
  })
})

describe('a member who is still sending', () => {
  test("learns that the object or the role doesn't allow it", async () => {
    const workspace = await aWorkspace()
    const { id } = await aBrand(workspace)
    const [creator, outsider] = [await aMember(workspace, 'CREATOR'), await aPerson()]
    const stranger = (await aWorkspace()).owner
    const answers = async (row: AnyEndpoint, cookie: string) => {
      const connection = await open(row.method, addressOf(row, { id }), { 'content-length': '5000', cookie })
      connection.send('{"content":')
      return (await connection.answer).status
    }
    expect(await answers(historyEndpoints.preview, stranger.cookie!)).toBe(404)
    expect(await answers(historyEndpoints.preview, creator.cookie!)).toBe(403)
    expect(await answers(historyEndpoints.upload, outsider.cookie!)).toBe(404)
    expect(await answers(historyEndpoints.upload, creator.cookie!)).toBe(403)
  })

  test('gets no response after a logout during a slow body', async () => {
    const person = await aPerson()
    const finish = async (change: () => Promise<unknown>) => {
      const body = JSON.stringify({ name: 'Slow' })
      const headers = { 'content-length': String(body.length), cookie: person.cookie! }
      const connection = await open('PATCH', '/api/settings/profile', headers)
      connection.send(body.slice(0, 5))
      await change()
      return at(60_000, async () => {
        connection.send(body.slice(5))
        return (await connection.answer).status
      })
    }
    expect(await finish(async () => {})).toBe(200)
    expect(await finish(() => person.call(authEndpoints.logOut))).toBe(401)
  })
})

describe('large bodies', () => {
  const large = { 'content-length': String(2000 * KB) }
  const start = async (cookie: string, headers: Record<string, string> = large, port?: number) => {
    const connection = await open('POST', '/api/csv/parse-headers', { cookie, ...headers }, port)
    connection.send(headers['content-length'] === undefined ? '1\r\n{\r\n' : '{')
    return connection
  }
  const readNow = async (cookie: string, { server } = testApp) => {
    const payload = JSON.stringify({ content: Buffer.from(`a,b\n${'1,2\n'.repeat(300_000)}`).toString('base64') })
    const headers = { cookie, 'content-type': 'application/json' }
    return server.inject({ method: 'POST', url: '/api/csv/parse-headers', payload, headers })
  }

  const anApp = async (pace: Pace) => {
    const app = await startApp({}, { largeBodyPace: pace })
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as { port: number }
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await clientWith(null, app).call(authEndpoints.signUp, { body: newCredentials() })
        return cookieOf(answer)!
      }),
    )
    return { app, port, people }
  }

  test('are read one at a time per user and four at a time in total', async () => {
    // This pace never times out, however slow the machine is.
    const { app, port, people } = await anApp({ bytes: 0, everyMs: MINUTE, pauseMs: MINUTE })
    const [first, second, third, fourth, fifth] = people
    const statusFor = async (cookie: string) => (await readNow(cookie, app)).statusCode
    /** A question that came first may have taken the slot, so it tries again. */
    const hold = async (cookie: string, headers = large as Record<string, string>) => {
      const held: Connection[] = []
      let isRefused = true
      const holding = async () => {
        if (isRefused) {
          isRefused = false
          const connection = await start(cookie, headers, port)
          held.push(connection)
          void connection.answer.then(() => (isRefused = true))
        }
        return statusFor(cookie)
      }
      await expect.poll(holding).toBe(503)
      return held
    }
    const slow = [...(await hold(first!)), ...(await hold(second!, { 'transfer-encoding': 'chunked' }))]
    expect(await statusFor(third!)).toBe(200)
    slow.push(...(await hold(third!)), ...(await hold(fourth!)))
    await expect.poll(() => statusFor(fifth!)).toBe(503)
    const refused = await readNow(fifth!, app)
    expect([refused.headers['retry-after'], refused.json()]).toMatchObject(['5', { code: 'UNAVAILABLE' }])
    const small = { content: Buffer.from('a,b\n1,2').toString('base64') }
    const url = '/api/csv/parse-headers'
    const beside = await app.server.inject({ method: 'POST', url, payload: small, headers: { cookie: fifth! } })
    expect(beside.statusCode).toBe(200)
    for (const connection of slow) connection.end()
    await expect.poll(() => statusFor(fifth!)).toBe(200)
    expect(await statusFor(fifth!)).toBe(200)
    await app.stop()
  })

  test('free the slot of users who disconnect during the checks', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson()))
    const gone = people.slice(0, 4).map(({ cookie }) => cookie!)
    const { server, app } = testApp
    for (const cookie of gone) {
      const held = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      const blocker = app.db.transaction(async (tx) => {
        await tx.execute(sql`lock table sessions in access exclusive mode`)
        asked.resolve()
        await held.promise
      })
      await asked.promise
      const request = once(server.server, 'request')
      const connection = await start(cookie)
      const [{ socket }] = (await request) as [{ socket: Socket }]
      const closed = new Promise((resolve) => socket.once('close', resolve))
      connection.end()
      await closed
      held.resolve()
      await blocker
    }
    await expect.poll(async () => (await readNow(people[4]!.cookie!)).statusCode).toBe(200)
    for (const cookie of gone) await expect.poll(async () => (await readNow(cookie)).statusCode).toBe(200)
  })

  test('lose their slot when they are too slow, and the user must wait', async () => {
    const pace = { bytes: KB, everyMs: 100, pauseMs: MINUTE }
    const { app: impatient, port, people } = await anApp(pace)
    try {
      const slow = await Promise.all(people.slice(0, 4).map((cookie) => start(cookie, large, port)))
      await Promise.all(slow.map(({ closed }) => closed))
      expect((await readNow(people[4]!, impatient)).statusCode).toBe(200)
      const refused = await readNow(people[0]!, impatient)
      expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.toSatisfy(isInAMinute)])
      expect((await at(MINUTE, () => readNow(people[0]!, impatient))).statusCode).toBe(200)
    } finally {
      await impatient.stop()
    }
  })
})

const isInAMinute = (seconds: number) => seconds > 0 && seconds <= 60

const anAddress = (row: AnyEndpoint) =>
  row.path.replace(/\{(\w+)\}/g, (_, name: string) => ({ year: '2026', month: '12', number: '1' })[name] ?? ID)

interface Connection {
  send(bytes: string | Buffer): void
  chunk(text: string): void
  end(): void
  closed: Promise<unknown>
  answer: Promise<{ status: number; text: string }>
}

async function open(method: string, path: string, headers: Record<string, string>, port?: number): Promise<Connection> {
  const target = port ?? (await testPort())
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers })
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  const socket = await new Promise<Socket>((resolve, reject) => {
    const made: Socket = connect(target, '127.0.0.1', () => resolve(made)).on('error', reject)
  })
  const answer = new Promise<{ status: number; text: string }>((resolve) => {
    let got = ''
    socket.setEncoding('utf8').on('data', (piece) => {
      got += piece
      const [start, text] = got.split('\r\n\r\n') as [string, string | undefined]
      const length = Number(/content-length: (\d+)/i.exec(start)?.[1])
      if (text === undefined || Buffer.byteLength(text) < length) return
      socket.destroy()
      resolve({ status: Number(start.split(' ')[1]), text })
    })
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head}\r\n\r\n`)
  return {
    send: (bytes) => void socket.write(bytes),
    chunk: (text) => void socket.write(`${text.length.toString(16)}\r\n${text}\r\n`),
    end: () => void socket.destroy(),
    closed,
    answer,
  }
}
