import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSecretBox } from '../secret-box.ts'
import { openDatabase } from './open-db.ts'

let base: string
let umask: number

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'private-test-'))
  umask = process.umask(0o022)
})

afterEach(() => {
  process.umask(umask)
  rmSync(base, { recursive: true })
})

const below = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
]
const openToOthers = (folder: string) => below(folder).filter((path) => (lstatSync(path).mode & 0o077) !== 0)

async function startAndEnd(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  createSecretBox({ DATA_DIR: dataDir }).seal('a key', 'an owner')
  await database.close()
}

test('makes the data folder and its content private, even if it was open before', async () => {
  const dataDir = join(base, 'data')
  await startAndEnd(dataDir)
  expect(below(dataDir).length).toBeGreaterThan(900)
  expect(openToOthers(dataDir)).toEqual([])

  for (const path of below(dataDir)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666)
  await startAndEnd(dataDir)
  expect(openToOthers(dataDir)).toEqual([])
}, 60_000)

test('keeps the rights of a shared folder and makes its new content private', async () => {
  const shared = join(base, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  await startAndEnd(shared)
  expect(openToOthers(shared)).toEqual([shared])
  expect(lstatSync(shared).mode & 0o7777).toBe(0o1777)
}, 60_000)
