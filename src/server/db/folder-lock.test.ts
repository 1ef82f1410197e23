import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderRefused, lockFolder } from './folder-lock.ts'

const opener = new URL('./folder-lock.opener.ts', import.meta.url)

let base: string
let children: ChildProcess[]

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'lock-test-'))
  children = []
})

afterEach(async () => {
  await Promise.all(children.map(kill))
  rmSync(base, { recursive: true })
})

async function opensIn(child: ChildProcess): Promise<string> {
  const [said] = (await once(child, 'message')) as [string]
  return said
}

function start(dir: string): ChildProcess {
  const child = fork(opener, [dir], { execArgv: [] })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const folders: [string, () => string][] = [
  ['a folder that does not exist yet', () => join(base, 'data')],
  ['a path longer than a socket may have', () => join(base, 'a-rather-long-name'.repeat(5), 'and-another'.repeat(5))],
]

describe.each(folders)('%s', (_name, folder) => {
  test('rejects a second process with the pid of the first', async () => {
    const first = start(folder())
    expect(await opensIn(first)).toBe('held')
    expect(await opensIn(start(folder()))).toContain(`already open in process ${first.pid}`)
    await expect(lockFolder(folder())).rejects.toThrow(FolderRefused)
  })

  test('is free after kill -9', async () => {
    const first = start(folder())
    expect(await opensIn(first)).toBe('held')
    await kill(first)
    const lock = await lockFolder(folder())
    expect(readdirSync(join(folder(), '.lock'))).toHaveLength(1)
    expect(await opensIn(start(folder()))).toContain(`already open in process ${process.pid}`)
    await lock.release()
  })

  test('leaves nothing behind after release', async () => {
    const lock = await lockFolder(folder())
    await lock.release()
    expect(readdirSync(join(folder(), '.lock'))).toEqual([])
    expect(await opensIn(start(folder()))).toBe('held')
  })
})

test('of many processes that start after a crash, exactly one gets the lock', async () => {
  const dir = join(base, 'data')
  for (let round = 0; round < 3; round++) {
    const dead = start(dir)
    expect(await opensIn(dead)).toBe('held')
    await kill(dead)
    const starters = Array.from({ length: 5 }, () => start(dir))
    const said = await Promise.all(starters.map(opensIn))
    expect(said.filter((word) => word === 'held')).toHaveLength(1)
    await Promise.all(starters.map(kill))
  }
})

test('also rejects a second lock within one process', async () => {
  const lock = await lockFolder(join(base, 'data'))
  await expect(lockFolder(join(base, 'data'))).rejects.toThrow(`process ${process.pid}`)
  await lock.release()
})

test("reports a folder that can't be created", async () => {
  writeFileSync(join(base, 'file'), '')
  await expect(lockFolder(join(base, 'file', 'data'))).rejects.toThrow(/can't use the data folder .* set DATA_DIR/)
})

test('rejects a place where the system creates no folders, instead of trying forever', async () => {
  await expect(lockFolder('/proc/mailmonth')).rejects.toThrow(/can't use the data folder .* set DATA_DIR/)
})

test("keeps files that aren't locks", async () => {
  const dir = join(base, 'data')
  mkdirSync(join(dir, '.lock'), { recursive: true })
  writeFileSync(join(dir, '.lock', 'note'), '')
  const lock = await lockFolder(dir)
  await lock.release()
  expect(readdirSync(join(dir, '.lock'))).toEqual(['note'])
})
