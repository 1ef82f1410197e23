import { expect, test } from 'vitest'
import { addressOfFilters, filtersOf, isFiltered, queryOfFilters } from './filter-address.ts'

const ids = ['0198c5a0-0000-7000-8000-00000000000a', '0198c5a0-0000-7000-8000-00000000000b']
const brands = ids.map((id) => ({ id }))
const none = { brandIds: null, status: undefined, assignee: undefined }

test('filters survive the address', () => {
  const filters = { brandIds: [ids[1]!], status: 'approved', assignee: 'me' }
  expect(filtersOf(addressOfFilters(filters), brands)).toEqual(filters)
  expect(queryOfFilters(filters, 'ada')).toEqual({ status: 'approved', assignee: 'ada' })
})

test('values that mean nothing are left out', () => {
  expect(filtersOf({ brands: 'x', status: 'archived', assignee: 'Ada' }, brands)).toEqual(none)
  expect(filtersOf({ brands: ids.join(',') }, brands)).toEqual(none)
  expect(filtersOf({ brands: ids[0] }, null)).toEqual(none)
  expect([isFiltered(none), isFiltered({ ...none, status: 'draft' })]).toEqual([false, true])
})
