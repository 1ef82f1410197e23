import { expect, test } from 'vitest'
import { withChange } from './library-address.ts'

test('a change keeps what it does not name and drops what it empties', () => {
  const address = { brandId: 'one', id: 'outline', filter: 'approved' }
  expect(withChange(address, { brandId: 'two', id: undefined })).toEqual({ brandId: 'two', filter: 'approved' })
})
