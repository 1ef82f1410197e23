import { expect, test } from 'vitest'
import { addressOfBrand } from './address-of-brand.ts'

test.each([
  ['/dashboard', '', '/dashboard/email-outlines?brandId=b'],
  ['/dashboard/settings', '?tab=users', '/dashboard/email-outlines?brandId=b'],
  ['/dashboard/email-outlines', '?brandId=a&id=1&status=draft', '/dashboard/email-outlines?brandId=b'],
  [
    '/dashboard/email-calendar',
    '?brandId=a&year=2026&month=12',
    '/dashboard/email-calendar?brandId=b&year=2026&month=12',
  ],
])('from %s%s, a brand leads to %s', (pathname, searchStr, address) => {
  expect(addressOfBrand({ pathname, searchStr }, 'b')).toBe(address)
})
