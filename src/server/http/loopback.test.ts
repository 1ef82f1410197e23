import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['127.0.0.1', '127.8.0.1', '::1', '[::1]', 'localhost', 'LOCALHOST'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['0.0.0.0', '::', '10.0.0.7', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
  '%s may be another',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
