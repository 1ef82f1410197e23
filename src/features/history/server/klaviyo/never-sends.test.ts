import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const calls = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('no source has a call that sends a campaign', () => {
  expect(calls(/campaign-send-jobs?/)).toEqual([])
})

test('the reading of the sources finds a call that exists', () => {
  expect(calls(/campaign-message-assign-template/)).toContain('src/features/history/server/klaviyo/draft-client.ts')
})
