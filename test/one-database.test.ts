import { expect, test } from 'vitest'
import { ON_BOTH, apiTestFiles, featureOf, filesOnBoth } from './one-database.ts'

const listed = Object.values(ON_BOTH).flat()
const onBoth = filesOnBoth()

test('lists existing files, each once', () => {
  const all = apiTestFiles()
  expect(listed.filter((file) => !all.includes(file))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('the listed files run on both databases, and the matrices on one', () => {
  expect(listed.filter((file) => !onBoth.includes(file))).toEqual([])
  expect(onBoth).toContain('test/isolation.api.test.ts')
  for (const matrix of ['fuzz', 'roles', 'foreign-ids']) expect(onBoth).not.toContain(`test/${matrix}.api.test.ts`)
})

test('files that start processes, open databases or hold transactions run on both without being listed', () => {
  const byItsWords = 'src/server/log.api.test.ts'
  expect(listed).not.toContain(byItsWords)
  expect(onBoth).toContain(byItsWords)
})

test('files of every feature run on both', () => {
  const features = new Set(apiTestFiles().map(featureOf))
  const without = [...features].filter((feature) => !onBoth.some((file) => featureOf(file) === feature))
  expect(without).toEqual([])
  expect(features.size).toBeGreaterThan(10)
})
