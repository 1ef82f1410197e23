import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type ReadingRow } from '#shared/endpoint.ts'
import { endpointKey } from './endpoint-query.ts'

const month = {
  path: '/api/brands/{id}/plan/{year}/{month}',
  summary: 'One month',
  params: z.object({ id: z.string(), year: z.coerce.number(), month: z.coerce.number() }),
  answer: z.object({}),
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'read',
  audit: null,
  errors: [],
} as const
const plan = endpoint({ ...month, method: 'GET' })

test('a key joined with slashes is the address', () => {
  const key = endpointKey(plan, { params: { id: 'b1', year: 2026, month: 12 } })
  expect(key).toEqual(['/api', 'brands', 'b1', 'plan', '2026', '12'])
  expect(key.join('/')).toBe('/api/brands/b1/plan/2026/12')
})

test('the types let a screen read only rows that change nothing', () => {
  expectTypeOf(plan).toExtend<ReadingRow>()
  expectTypeOf(endpoint({ ...month, method: 'POST', changesNothing: 'It only reads.' })).toExtend<ReadingRow>()
  expectTypeOf(endpoint({ ...month, method: 'POST' })).not.toExtend<ReadingRow>()
  expectTypeOf(endpoint({ ...month, method: 'POST', changes: ['ideas'] })).not.toExtend<ReadingRow>()
})
