import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startServerProcess } from './server-process.ts'

const SERVER = process.env['TEST_DATABASE_URL']

async function emptyServerDatabase(server: string): Promise<Record<string, string>> {
  const name = `starts_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: '' }
}

test('of two processes that start together, both serve one PostgreSQL, one a folder, and accounts are made once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'starts-'))
  const settings = SERVER === undefined ? { DATA_DIR: folder, DATABASE_URL: '' } : await emptyServerDatabase(SERVER)
  const starts = await Promise.allSettled([1, 2].map(() => startServerProcess(settings, ['--demo'])))
  const servers = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value)
  const refusals = starts.filter((start) => start.status === 'rejected').map(({ reason }) => String(reason))
  try {
    expect(servers.filter((server) => server.output().includes('Super admin made'))).toHaveLength(1)
    expect(refusals).toEqual(SERVER === undefined ? [expect.stringContaining('is already open in process')] : [])
  } finally {
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
