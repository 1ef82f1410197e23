import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POSTGRES_IS_ENOUGH } from './one-database.ts'

const files = Object.values(POSTGRES_IS_ENOUGH).flat()

test('lists existing files, each once', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

test('files that open databases, hold transactions or are killed run on both', () => {
  const ABOUT_THE_DATABASE =
    /startServerProcess|openEmptyDatabase|openTestDatabase|workspace-transaction|db\.transaction/
  const looksIn = (file: string) => ABOUT_THE_DATABASE.test(readFileSync(file, 'utf8'))
  expect(files.filter(looksIn)).toEqual([])
  expect(looksIn('test/crash/kill.api.test.ts')).toBe(true)
})

test('so do most API tests, including one that calls every endpoint', () => {
  expect(files).not.toContain('test/isolation.api.test.ts')
  expect(files.length).toBeLessThan(20)
})
