import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** A style sheet scans these files for class names. It says nothing when it finds none. */
const sources = globSync('src/**/*.css').flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@source (?:not )?'([^']+)'/g)].map(
    ([, source]) => [sheet, source!] as const,
  ),
)

test('style sheets name the files they scan', () => expect(sources.length).toBeGreaterThan(10))

test.each(sources)('%s finds %s', (sheet, source) => {
  expect(globSync(path.join(path.dirname(sheet), source))).not.toEqual([])
})
