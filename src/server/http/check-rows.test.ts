import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoint } from '#shared/endpoint.ts'
import { gapsIn } from './check-rows.ts'

const complete: AnyEndpoint = endpoint({
  method: 'GET',
  path: '/api/brands/{id}',
  summary: 'One brand',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
  access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
  gate: null,
  whenSuspended: 'allow',
  rate: 'read',
  audit: null,
  shows: ['brands'],
  errors: [],
})

const without = (key: keyof AnyEndpoint) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => name !== key)) as unknown as AnyEndpoint

test('a complete row has no gaps', () => {
  expect(gapsIn([complete])).toEqual([])
})

test.each(['summary', 'answer', 'access', 'gate', 'whenSuspended', 'rate', 'audit', 'errors'] as const)(
  'finds a row without %s',
  (key) => {
    expect(gapsIn([without(key)])).toContain(`GET /api/brands/{id}: says nothing about ${key}`)
  },
)

test.each<[string, Partial<AnyEndpoint>]>([
  ['is not under /api/', { path: '/brands/{id}' }],
  ['its path and its params name different ids', { params: z.object({ brandId: z.uuid() }) }],
  ['its path and its params name different ids', { path: '/api/brands' }],
  ["doesn't name its workspace", { access: { permission: 'VIEW_BRAND', tenant: {} } }],
  [
    "the id id doesn't lead to a workspace",
    { access: { permission: 'VIEW_BRAND', tenant: { brand: 'query.brandId' } } },
  ],
  ['must state what a suspended workspace gets', { whenSuspended: 'ignore' }],
  ['has a plan gate but no workspace', { access: 'session', gate: 'export' }],
  ["may be cached, but isn't the same for everyone", { cacheSeconds: 300 }],
  ['does not say what it shows', { shows: [] }],
  ['does not say what it changes', { method: 'POST', changes: [] }],
  ['writes by query', { method: 'POST', query: z.object({ force: z.string() }) }],
])('finds a row that %s', (gap, change) => {
  expect(gapsIn([{ ...complete, ...change }])).toContain(
    `${change.method ?? 'GET'} ${change.path ?? complete.path}: ${gap}`,
  )
})

test('finds a duplicate row', () => {
  expect(gapsIn([complete, { ...complete }])).toEqual(['GET /api/brands/{id}: appears twice in the endpoint table'])
})
