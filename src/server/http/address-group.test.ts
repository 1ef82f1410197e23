import { expect, test } from 'vitest'
import { addressGroup } from './address-group.ts'

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:7'],
  ['2001:db8::1', '2001:db8:0:0:9::'],
  ['fe80::1%eth0', 'fe80::2'],
  ['203.0.113.7', '::ffff:203.0.113.7'],
])('%s and %s are one caller', (one, other) => {
  expect(addressGroup(one)).toBe(addressGroup(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::1', '2001:db8::1'],
  ['203.0.113.7', '203.0.113.8'],
])('%s and %s are two callers', (one, other) => {
  expect(addressGroup(one)).not.toBe(addressGroup(other))
})
