import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SERVER } from '../database-server.ts'
import { anEmptyDatabase } from './databases.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const told = (servers: ServerProcess[], sentence: string) =>
  servers.filter((server) => server.output().includes(sentence)).length

async function startTwo(settings: Record<string, string>): Promise<ServerProcess[]> {
  const starts = await Promise.allSettled([1, 2].map(() => startServerProcess(settings)))
  return starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value)
}

test('of two processes that start together, one creates the super admin and one demotes the former', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'starts-'))
  const database = await anEmptyDatabase(folder)
  const settings = (name: string) => ({
    ...database,
    SUPERADMIN_EMAIL: `${name}@corp.example`,
    SUPERADMIN_PASSWORD: 'the first of its kind',
  })
  const enters = async ([server]: ServerProcess[], name: string): Promise<number> => {
    const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password } = settings(name)
    const { status } = await fetch(`${server!.url}/api/auth/superadmin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return status
  }
  const running: ServerProcess[] = []
  try {
    const first = await startTwo(settings('first'))
    running.push(...first)
    expect(told(first, 'Created the super admin first@corp.example.')).toBe(1)
    expect(await enters(first, 'first')).toBe(200)
    for (const server of running.splice(0)) await server.stop()

    const second = await startTwo(settings('second'))
    running.push(...second)
    expect(told(second, 'Created the super admin second@corp.example.')).toBe(1)
    expect(told(second, 'ended the super admin rights and logins of first@corp.example.')).toBe(1)
    expect([await enters(second, 'first'), await enters(second, 'second')]).toEqual([401, 200])
  } finally {
    for (const server of running) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 400_000)

test('two processes can start together on PostgreSQL, and only one on a folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'starts-'))
  const settings = await anEmptyDatabase(folder)
  const starts = await Promise.allSettled([1, 2].map(() => startServerProcess(settings, ['--demo'])))
  const servers = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value)
  const refusals = starts.filter((start) => start.status === 'rejected').map(({ reason }) => String(reason))
  try {
    expect(servers.filter((server) => server.output().includes('Super admin created'))).toHaveLength(1)
    expect(refusals).toEqual(SERVER === undefined ? [expect.stringContaining('is already open in process')] : [])
  } finally {
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 400_000)
