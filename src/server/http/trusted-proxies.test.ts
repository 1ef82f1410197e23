import { expect, test } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

const FORWARDED = ['10.0.0.1', '203.0.113.7', '198.51.100.9']

const believed = (setting: string) => {
  const trust = trustedProxies(setting)
  return typeof trust === 'function' ? FORWARDED.filter((address, hop) => trust(address, hop)) : trust
}

test.each([
  ['off', false],
  ['on', ['10.0.0.1']],
  ['1', ['10.0.0.1']],
  ['2', ['10.0.0.1', '203.0.113.7']],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
])('accepts %s', (setting, expected) => {
  expect(believed(setting)).toEqual(expected)
})

test.each([
  '0',
  '-1',
  '11',
  '1.5',
  'true',
  'yes',
  '10.0.0',
  '10.0.0.1/33',
  '2001:db8::/129',
  '10.0.0.1/8/8',
  'proxy',
  ',',
])('rejects %s', (setting) => {
  expect(trustedProxies(setting)).toBeUndefined()
})
