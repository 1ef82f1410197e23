import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POSTGRES_IS_ENOUGH } from './one-database.ts'

const files = Object.values(POSTGRES_IS_ENOUGH).flat()

test('the files that need one database only are there, each once', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

test('what opens databases, holds transactions or is killed runs on both', () => {
  const ABOUT_THE_DATABASE =
    /startServerProcess|openEmptyDatabase|openTestDatabase|workspace-transaction|db\.transaction/
  const looksIn = (file: string) => ABOUT_THE_DATABASE.test(readFileSync(file, 'utf8'))
  expect(files.filter(looksIn)).toEqual([])
  expect(looksIn('test/crash/kill.api.test.ts')).toBe(true)
})

test('so do most of the API tests, among them one that makes every call', () => {
  expect(files).not.toContain('test/isolation.api.test.ts')
  expect(files.length).toBeLessThan(20)
})
