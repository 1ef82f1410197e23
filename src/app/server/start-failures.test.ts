import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-db.ts'
import { SettingsError } from '#server/env.ts'
import { sentenceFor } from './start-failures.ts'

test.each([
  [new SettingsError('PORT is not usable.'), 'PORT is not usable.'],
  [Object.assign(new Error(), { code: 'EADDRINUSE', port: 3000 }), 'choose another port with PORT=3001'],
  [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'Check DATABASE_URL, and check that the server runs'],
  [Object.assign(new Error('no'), { code: '28P01' }), 'The database refused the connection'],
])('%s comes with a solution', (error, sentence) => {
  expect(sentenceFor(error)).toContain(sentence)
})

test('the message names a database server without TLS when the address asks for TLS', async () => {
  // A PostgreSQL server without TLS responds to a TLS request with one letter.
  const server = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const database = await openDatabase({
    databaseUrl: `postgres://someone@127.0.0.1:${port}/some?sslmode=require`,
    dataDir: null,
  })
  const failure = await database.oneProcessAtATime(async () => null).catch((error: unknown) => error)
  await database.close()
  expect(sentenceFor(failure)).toContain("doesn't support TLS, but DATABASE_URL asks for it")
})

test('an unexpected error comes without one', () => {
  expect(sentenceFor(new Error('boom'))).toBeUndefined()
})
