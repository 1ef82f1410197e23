import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address-search.ts'

describe('the query of an address', () => {
  test.each(['', '?id=0123', '?token=1e5&next=%2Fdashboard%3Fa%3Db', '?brandId=b+1&step=5', '?status=true'])(
    '%j survives being read and written',
    (query) => {
      expect(stringifySearch(parseSearch(query))).toBe(query)
    },
  )

  test('leaves out what is not given', () => {
    expect(stringifySearch({ brandId: undefined, year: 2026 })).toBe('?year=2026')
  })
})
