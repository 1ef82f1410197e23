import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { type AnyInput, addressOf, signedOut } from '#test/client.ts'
import { ROWS } from '#test/example-calls.ts'
import { aBrand, aPerson, aWorkspace, brandDetails, newCredentials } from '#test/fixtures.ts'
import { startApp, testApp, testPort } from '#test/test-app.ts'
import { gapsIn } from './check-rows.ts'
import { createServer } from './create-server.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function send(options: InjectOptions & { url: string }) {
  const response = await testApp.server.inject(options)
  return { status: response.statusCode, headers: response.headers, text: response.body, error: () => response.json() }
}

async function aWrite(): Promise<{ method: 'PATCH'; url: string; headers: Record<string, string>; payload: string }> {
  const workspace = await aWorkspace()
  const { id } = await aBrand(workspace)
  return {
    method: 'PATCH',
    url: addressOf(brandEndpoints.update, { id }),
    headers: { cookie: workspace.owner.cookie!, 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'Renamed' }),
  }
}

describe('every response', () => {
  test.each([
    ['a success', '/api/health'],
    ['a refusal', '/api/auth/me'],
    ['an unknown address', '/api/nothing/here'],
  ])('carries the security headers: %s', async (_, url) => {
    const { headers } = await send({ url })
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';style-src 'unsafe-inline';form-action 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(uuid),
    })
    expect(headers['x-powered-by']).toBeUndefined()
    // HSTS over plain HTTP would lock users out.
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test("of the API isn't cached", async () => {
    const person = await aPerson()
    for (const client of [person, signedOut]) {
      const { headers } = await client.call(authEndpoints.me)
      expect(headers['cache-control']).toBe('no-store, private')
      expect(headers['etag']).toBeUndefined()
    }
  })

  test("has its own request id, which the caller can't choose", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await send({ url: '/api/health', headers: { 'x-request-id': 'chosen' } })).headers),
    )
    const [first, second] = ids.map((headers) => headers['x-request-id'])
    expect(first).not.toBe(second)
    expect([first, second]).not.toContain('chosen')
  })
})

describe('a request from another site', () => {
  test.each([
    ['says so', { 'sec-fetch-site': 'cross-site' }],
    ['comes from a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['has a foreign origin', { origin: 'https://evil.example' }],
    ['has a sandboxed origin', { origin: 'null' }],
    ['has an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['says so, whatever its origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  ])('is rejected when it %s', async (_, headers) => {
    const write = await aWrite()
    const { status, error } = await send({ ...write, headers: { ...write.headers, ...headers } })
    expect([status, error()]).toEqual([
      403,
      { error: 'We blocked this request because it came from another site.', code: 'CROSS_SITE_REQUEST' },
    ])
    const brand = await send({ url: write.url, headers: write.headers })
    expect(brand.error().brand.name).not.toBe('Renamed')
  })

  test.each([
    ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an old browser on this site', { origin: 'http://localhost:3000' }],
    ['a program', {}],
  ])('is accepted from %s', async (_, headers) => {
    const write = await aWrite()
    expect((await send({ ...write, headers: { ...write.headers, ...headers } })).status).toBe(200)
  })

  test("can't log anyone in", async () => {
    const { status, headers } = await send({
      method: 'POST',
      url: authEndpoints.logIn.path,
      payload: { email: 'a@example.com', password: 'whatever it is' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([status, headers['set-cookie']]).toEqual([403, undefined])
  })

  test('may read, because links lead here', async () => {
    const { status } = await send({ url: '/api/health', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(status).toBe(200)
  })
})

describe('a body', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml', 'x'])(
    'of the type %s is rejected',
    async (type) => {
      const write = await aWrite()
      const { status, error } = await send({ ...write, headers: { ...write.headers, 'content-type': type } })
      expect([status, error()]).toEqual([415, { error: 'Send JSON.', code: 'UNSUPPORTED_MEDIA_TYPE' }])
    },
  )

  test('of more than a megabyte is rejected', async () => {
    const write = await aWrite()
    const { status, error } = await send({ ...write, payload: JSON.stringify({ name: 'x'.repeat(1_048_577) }) })
    expect([status, error()]).toEqual([413, { error: 'The request or file is too large.', code: 'TOO_LARGE' }])
  })

  test.each([
    '{',
    '{"name":',
    '[1,',
    '{"name":"x"} trailing',
    "{'name':'x'}",
    'undefined',
    '',
    '{"__proto__":{"x":1}}',
  ])('with invalid JSON gets that error: %s', async (payload) => {
    const write = await aWrite()
    const { status, error } = await send({ ...write, payload })
    expect([status, error()]).toEqual([400, { error: "The body isn't valid JSON.", code: 'INVALID_INPUT' }])
  })

  test.each(['null', '[]', '"text"', '7', 'true', '[{"name":"x"}]'])(
    "that isn't an object is rejected: %s",
    async (payload) => {
      const write = await aWrite()
      const { status, error } = await send({ ...write, payload })
      expect([status, error()]).toEqual([400, { error: 'Send a JSON object.', code: 'INVALID_INPUT' }])
    },
  )

  test.each(['gzip', 'deflate', 'br', 'gzip, identity'])('that is compressed with %s is rejected', async (encoding) => {
    const write = await aWrite()
    const headers = { ...write.headers, 'content-encoding': encoding }
    const { status, error } = await send({ ...write, headers, payload: gzipSync(write.payload) })
    expect([status, error()]).toEqual([
      415,
      { error: 'Send the body without compression.', code: 'UNSUPPORTED_MEDIA_TYPE' },
    ])
    expect((await send({ ...write, headers: { ...write.headers, 'content-encoding': 'identity' } })).status).toBe(200)
  })

  test("with too many values is rejected, and one with many characters isn't", async () => {
    const write = await aWrite()
    const values = (count: number) => JSON.stringify({ name: 'Renamed', other: Array.from({ length: count }, () => 0) })
    const { status, error } = await send({ ...write, payload: values(50_001) })
    expect([status, error()]).toEqual([413, { error: 'Send fewer values in one request.', code: 'TOO_LARGE' }])
    const nested = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect((await send({ ...write, payload: nested })).status).toBe(413)
    expect((await send({ ...write, payload: values(40_000) })).status).toBe(200)
    const text = JSON.stringify({ name: 'Renamed', other: '[,"{'.repeat(60_000) })
    expect((await send({ ...write, payload: text })).status).toBe(200)
  })

  test.each([33, 5000, 40_000])('with %i levels is rejected', async (levels) => {
    const write = await aWrite()
    const payload = `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const { status, error } = await send({ ...write, payload })
    expect([status, error()]).toEqual([400, { error: 'The JSON body is nested too deeply.', code: 'INVALID_INPUT' }])
  })

  test('gets an error with the full path of the field', async () => {
    const write = await aWrite()
    const guidelines = { ...brandDetails.guidelines, say: ['good', 7] }
    const { status, error } = await send({ ...write, payload: JSON.stringify({ guidelines }) })
    expect([status, error()]).toEqual([
      400,
      { error: expect.any(String), code: 'INVALID_INPUT', field: 'guidelines.say.1' },
    ])
  })

  test("can't change other fields", async () => {
    const write = await aWrite()
    const before = (await send({ url: write.url, headers: write.headers })).error().brand
    const grab = {
      id: '0198c0de-0000-7000-8000-000000000000',
      workspaceId: '0198c0de-0000-7000-8000-000000000000',
      createdAt: '2000-01-01T00:00:00.000Z',
      archivedAt: '2000-01-01T00:00:00.000Z',
      klaviyoLastSyncAt: '2000-01-01T00:00:00.000Z',
    }
    const { status } = await send({ ...write, payload: JSON.stringify({ ...grab, name: before.name }) })
    expect([status, (await send({ url: write.url, headers: write.headers })).error().brand]).toEqual([200, before])
  })
})

describe('invalid input', () => {
  const ask = async (row: AnyEndpoint, input: AnyInput, client = signedOut) => {
    const { status, error } = await client.call(row, input as never)
    return [status, error.error, error.field]
  }

  test('gets the message of its field, also for a missing field', async () => {
    const { signUp, logIn, changePassword } = authEndpoints
    const account = newCredentials()
    for (const email of [undefined, null, 7, '']) {
      expect(await ask(signUp, { body: { ...account, email } })).toEqual([400, 'Email is required', 'email'])
    }
    const tooShort = 'Password must be at least 8 characters long'
    expect(await ask(signUp, { body: { email: account.email } })).toEqual([400, tooShort, 'password'])
    expect(await ask(logIn, { body: { email: account.email } })).toEqual([400, 'Password is required', 'password'])
    expect(await ask(teamEndpoints.accept, { body: {} })).toEqual([400, 'Invalid invitation link', 'token'])
    const person = await aPerson()
    const current = 'Please enter your current password'
    expect(await ask(changePassword, { body: {} }, person)).toEqual([400, current, 'currentPassword'])
    const { id: workspaceId, owner } = await aWorkspace()
    const brand = await ask(brandEndpoints.create, { body: { workspaceId } }, owner)
    expect(brand).toEqual([400, 'Brand name is required', 'name'])
  })

  test('gets a general message with the field if it has none', async () => {
    const { owner } = await aWorkspace()
    const { id } = await aBrand({ id: (await aWorkspace({ owner })).id, owner })
    const sentence = async (query: Record<string, string>) => ask(calendarEndpoints.month, { query }, owner)
    expect(await sentence({ year: '2026', month: '12' })).toEqual([400, 'The field brandId is required.', 'brandId'])
    expect(await sentence({ brandId: 'x', year: '2026', month: '12' })).toEqual([
      400,
      'The field brandId must be an ID.',
      'brandId',
    ])
    const ofBrand = { brandId: id, year: '2026' }
    expect(await sentence({ ...ofBrand, month: '13' })).toEqual([400, 'The field month must be at most 12.', 'month'])
    expect(await sentence({ ...ofBrand, month: 'x' })).toEqual([400, 'The field month must be a number.', 'month'])
  })

  test('is a 400 for a number in the path, and a 404 for an id', async () => {
    const workspace = await aWorkspace({ plan: 'OMNI' })
    const { id } = await aBrand(workspace)
    const numbers = [...ROWS.values()].filter((row) => /\{(year|month|number)\}/.test(row.path))
    expect(numbers.length).toBeGreaterThan(4)
    for (const row of numbers) {
      const names = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
      const good = Object.fromEntries(
        names.map((name) => [name, { year: '2026', month: '12', number: '1' }[name] ?? id]),
      )
      for (const name of names) {
        const isNumber = ['year', 'month', 'number'].includes(name)
        for (const value of ['0', '-1', '99999999', '1.5', 'x']) {
          const [status, error, field] = await ask(row, { params: { ...good, [name]: value } }, workspace.owner)
          expect([row.path, name, value, status]).toEqual([row.path, name, value, isNumber ? 400 : 404])
          expect([error, field]).toEqual(
            isNumber ? [expect.stringContaining(`The field ${name} must be`), name] : ['Not found', undefined],
          )
        }
      }
    }
  })
})

describe('text', () => {
  test.each([
    ['without NUL and other control characters', 'a\u0000b\u0007c\u001bd\u007fe', 'abcde'],
    ['without halves of characters', 'x\ud83dy', 'x\ufffdy'],
    ['without what XML cannot hold', 'x\ufffey\uffffz', 'xyz'],
    ['composed', 'Cafe\u0301', 'Café'],
    ['with emoji of many parts', '👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈', '👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈'],
    ['in every script', 'مرحبا שלום 你好 नमस्ते', 'مرحبا שלום 你好 नमस्ते'],
    ['as it was typed where others see code', `<script>'";--{{x}}\${y}%s`, `<script>'";--{{x}}\${y}%s`],
    ['with its lines', 'one\r\ntwo\tthree\nfour', 'one\r\ntwo\tthree\nfour'],
  ])('is stored %s', async (_, typed, stored) => {
    const write = await aWrite()
    const guidelines = { ...brandDetails.guidelines, tone: typed, say: [typed], dontSay: [] }
    const { status } = await send({ ...write, payload: JSON.stringify({ guidelines }) })
    expect(status).toBe(200)
    const { brand } = (await send({ url: write.url, headers: write.headers })).error()
    expect([brand.guidelines.tone, brand.guidelines.say]).toEqual([stored, [stored]])
  })

  test("of the maximum length is stored, and one character more isn't", async () => {
    const write = await aWrite()
    const change = (length: number) =>
      send({
        ...write,
        payload: JSON.stringify({ guidelines: { ...brandDetails.guidelines, tone: 'é'.repeat(length) } }),
      })
    expect((await change(10_000)).status).toBe(200)
    const tooLong = await change(10_001)
    expect([tooLong.status, tooLong.error()]).toMatchObject([400, { field: 'guidelines.tone' }])
  })
})

describe('a path', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/brands/x/y/z', '/api/auth/me/', '/api/../secret', '/API/health'])(
    "that doesn't exist gets a JSON error: %s",
    async (url) => {
      const { status, error } = await send({ url })
      expect([status, error()]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
    },
  )

  test('accepts only its methods', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS'] as const) {
      const { status, error } = await send({ method, url: '/api/auth/login' })
      expect([status, error()]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
    }
    const overridden = await send({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'x-http-method-override': 'DELETE' },
    })
    expect(overridden.status).toBe(200)
  })

  test.each(['/api/brands/%', '/api/brands/%c3%28', '/api/brands/%zz/outlines', '//', '/%00'])(
    "that can't be parsed is a client error: %s",
    async (url) => {
      const { status, text } = await rawGet(url)
      expect([400, 404]).toContain(status)
      expect(Object.keys(JSON.parse(text))).toEqual(['error', 'code'])
    },
  )

  test("with a very long id doesn't exist", async () => {
    const { status, error } = await send({ url: `/api/brands/${'a'.repeat(10_000)}` })
    expect([status, error()]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
  })
})

async function rawGet(path: string): Promise<{ status: number; text: string }> {
  const port = await testPort()
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const [head, text] = answer.split('\r\n\r\n') as [string, string]
      resolve({ status: Number(head.split(' ')[1]), text })
    })
  })
}

describe('health', () => {
  test('shows that the server is ready, with its modes', async () => {
    const { status, error } = await send({ url: '/api/health' })
    expect([status, error()]).toEqual([
      200,
      {
        live: true,
        ready: true,
        modes: {
          environment: 'test',
          database: testApp.app.database.kind,
          mail: 'outbox',
          outboxPage: true,
          ideas: 'planner',
          outlines: 'planner',
          payments: 'simulated',
        },
      },
    ])
  })

  test('is 503 while the database is unavailable', async () => {
    const { app } = testApp
    const ready = app.database.isReady
    app.database.isReady = async () => false
    try {
      const { status, error } = await send({ url: '/api/health' })
      expect([status, error()]).toEqual([
        503,
        { error: expect.any(String), code: 'UNAVAILABLE', live: true, ready: false },
      ])
    } finally {
      app.database.isReady = ready
    }
    expect((await send({ url: '/api/health' })).status).toBe(200)
  })
})

test('an internal error reveals only its request id', async () => {
  const app = await startApp()
  try {
    await app.app.database.close()
    const response = await app.server.inject({
      method: 'POST',
      url: authEndpoints.logIn.path,
      payload: { email: 'a@example.com', password: 'whatever it is' },
    })
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { error: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' },
    ])
    expect(response.headers['x-request-id']).toMatch(uuid)
  } finally {
    await app.stop().catch(() => {})
  }
})

test("the server doesn't start with an incomplete endpoint table", async () => {
  const row = { method: 'GET', path: '/api/open' } as never
  expect(gapsIn([row])).not.toEqual([])
  const parts = { routes: [{ row, handle: async () => ({}) }] } as never
  await expect(createServer(testApp.app, parts)).rejects.toThrow(
    /The endpoint table has gaps:\nGET \/api\/open: says nothing about summary/,
  )
})
