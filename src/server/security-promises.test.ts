import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url)

const [, section = ''] = readFileSync(fromRoot('SECURITY.md'), 'utf8').split('## Security measures')
const promises = section
  .split(/\n## /)[0]!
  .split('\n')
  .filter((line) => line.startsWith('- '))

test('the security measures are a list of promises', () => {
  expect(promises.length).toBeGreaterThan(5)
})

test.each(promises)('%s', (promise) => {
  const tests = /Tests: (.+)\.$/.exec(promise)?.[1]?.match(/`[^`]+`/g) ?? []
  expect(tests, 'Each promise ends with "Tests:" and the names of its test files.').not.toEqual([])
  for (const name of tests) {
    const file = name.slice(1, -1)
    expect(file).toMatch(/\.test\.(?:ts|tsx|mjs)$/)
    expect(existsSync(fromRoot(file)), `${file} exists`).toBe(true)
  }
})
