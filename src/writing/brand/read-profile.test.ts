import { expect, test } from 'vitest'
import { observanceNames } from '../knowledge/observances.ts'
import { brandFrom, typedFields } from './profiles/profiles.fixtures.ts'
import { readingSteps } from './read-profile.ts'

test('every phrase of a profile is read in its own step', () => {
  const say = Array.from({ length: 200 }, (_, place) => `We tune ${place} pianos in a week`)
  const brand = brandFrom({ id: 'long', name: 'Long', language: 'en', country: 'US' }, typedFields.parse({ say }))
  let count = 0
  const steps = readingSteps(brand, observanceNames())
  while (steps.next().done !== true) count += 1
  expect(count).toBeGreaterThan(say.length)
})
