import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch, validateSearch } from './address-search.ts'

describe('validateSearch', () => {
  test('gives numbers and text their type', () => {
    expect(validateSearch({ year: '2026', month: '12', step: '5', id: '123', brandId: 'b' })).toEqual({
      year: 2026,
      month: 12,
      step: 5,
      id: '123',
      brandId: 'b',
    })
  })

  test.each(['', ' ', 'x', '1.5', 'NaN', 'Infinity', '9007199254740993'])('drops the year %j', (year) => {
    expect(validateSearch({ year })).toStrictEqual({ year: undefined })
  })

  test('drops empty text and keeps names it does not know', () => {
    expect(validateSearch({ next: '', success: 'true' })).toStrictEqual({ next: undefined, success: 'true' })
  })
})

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
