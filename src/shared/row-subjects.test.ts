import { expect, test } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { brandNamedBy } from './row-subjects.ts'

const withBrandAt = (brand: 'query.brandId' | 'query.brandIds') =>
  ({ access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand } } }) as unknown as AnyEndpoint

test('a request names one brand or none', () => {
  expect(brandNamedBy(withBrandAt('query.brandId'), { query: { brandId: 'a' } })).toBe('a')
  expect(brandNamedBy(withBrandAt('query.brandIds'), { query: { brandIds: 'a' } })).toBe('a')
  expect(brandNamedBy(withBrandAt('query.brandIds'), { query: { brandIds: 'a,b' } })).toBeUndefined()
  expect(brandNamedBy(withBrandAt('query.brandIds'), { query: {} })).toBeUndefined()
})
