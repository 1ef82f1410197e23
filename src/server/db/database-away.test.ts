import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that stops', withCode('57P01')],
  ['a broken connection behind a query error', new Error('Failed query', { cause: withCode('08006') })],
  ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
  [
    'a connection cut in the middle',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ],
])('%s means that the database is unavailable', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a unique violation', withCode('23505')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['a missing file', withCode('ENOENT')],
  ['nothing', undefined],
])("%s doesn't", (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
