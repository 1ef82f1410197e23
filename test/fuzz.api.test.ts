import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { type AnyInput, addressOf } from './client.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { brandDetails, brandFields } from './fixtures.ts'
import { testApp } from './test-app.ts'

// No request may cause a server error. The requests are the same every time. `FUZZ_RUNS` adds more and `FUZZ_SEED`
// changes them.

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

let place: FilledWorkspace

beforeAll(async () => {
  place = await aFilledWorkspace()
})

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\ufffe\uffff',
    'e\u0301'.repeat(500),
    '👩🏽‍🚀'.repeat(300),
    '\u202etxt.exe',
    "'; drop table users; --",
    '${jndi:ldap://x}',
    '{{constructor}}',
    '%s%n%00',
    '../../etc/passwd',
    '=cmd()',
    'NaN',
    '__proto__',
    'constructor',
    'javascript:alert(1)',
    'http://[::1',
    'https://user:pw@example.com',
    '2026-13-45',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(20_000),
    '\n\r\t',
  ),
)

const nastyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 0.5, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, 13, 1999, 2101),
)

const nastyValue = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: -1 }, { $ne: null }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(nastyText, { maxLength: 300 }),
)

function spoiled(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null || Array.isArray(good)) return fc.oneof(fc.constant(good), nastyValue)
  const fields = Object.entries(good).map(([key, value]) =>
    fc.oneof(
      fc.constant([key, value]),
      spoiled(value).map((other) => [key, other]),
      fc.constant(null),
    ),
  )
  return fc
    .tuple(fc.tuple(...fields), fc.array(fc.tuple(nastyText, nastyValue), { maxLength: 2 }))
    .map(([kept, added]) => Object.fromEntries([...kept.filter((field) => field !== null), ...added]))
}

const rawBody = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.json({ maxDepth: 6 }),
)

async function expectAnswered(row: AnyEndpoint, { params, query = {} }: AnyInput, payload?: string): Promise<void> {
  const response = await testApp.server.inject({
    method: row.method,
    url: addressOf(row, params),
    query,
    headers: {
      ...(changesSession(row) ? {} : { cookie: place.workspace.owner.cookie! }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(response.statusCode, response.body).toBeLessThan(500)
  if (response.statusCode < 400) return
  expect(response.json()).toMatchObject({ error: expect.stringMatching(/./), code: expect.stringMatching(/^[A-Z_]+$/) })
}

/** Login and logout end the session of the other requests, so they are sent without one. */
const rows = [...ROWS]
const changesSession = (row: AnyEndpoint) => /\/(login|login\/second-factor|logout|signup)$/.test(row.path)

test.each(rows.filter(([, { method }]) => method !== 'GET'))(
  '%s accepts any body without a server error',
  async (name, row) => {
    const input = await EXAMPLE_CALLS[name]!(place)
    const example = { ...fullBodies[name], ...input.body }
    const body = fc.oneof({ weight: 3, arbitrary: spoiled(example).map((value) => JSON.stringify(value)) }, rawBody)
    await fc.assert(
      fc.asyncProperty(body, (payload) => expectAnswered(row, input, payload)),
      { numRuns: RUNS, seed: SEED },
    )
  },
  60_000,
)

const writes = rows.filter(
  ([, { method, rawBody, access }]) => method !== 'GET' && rawBody === undefined && access !== 'superadmin',
)

test.each(writes)("%s rejects JSON that isn't an object", async (name, row) => {
  const { params } = await EXAMPLE_CALLS[name]!(place)
  for (const payload of ['[]', '5', '"text"', 'true', 'null']) {
    const response = await testApp.server.inject({
      method: row.method,
      url: addressOf(row, params),
      headers: { cookie: place.workspace.owner.cookie!, 'content-type': 'application/json' },
      payload,
    })
    expect([payload, response.statusCode, response.json()]).toEqual([
      payload,
      400,
      { error: 'Send a JSON object.', code: 'INVALID_INPUT' },
    ])
  }
})

const addressed = rows.filter(([, { params, query }]) => params !== undefined || query !== undefined)

test.each(addressed)('%s accepts any path and query without a server error', async (name, row) => {
  const input = await EXAMPLE_CALLS[name]!(place)
  const words = (values: Record<string, string> = {}) =>
    fc.record(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wordOr(value)])))
  const address = fc.record({ params: words(input.params), query: words(input.query) })
  const payload = input.body === undefined ? undefined : JSON.stringify(input.body)
  await fc.assert(
    fc.asyncProperty(address, (given) => expectAnswered(row, given, payload)),
    { numRuns: RUNS, seed: SEED },
  )
})

/** A URL can't contain a lone surrogate. */
const wordOr = (value: string) =>
  fc.oneof(
    fc.constant(value),
    nastyText.map((text) => text.slice(0, 150).toWellFormed()),
    nastyNumber.map(String),
  )

const fullBodies: Record<string, Record<string, unknown>> = {
  'PATCH /api/brands/{id}': { ...brandFields, ...brandDetails, onboardingStep: 3 },
}
