import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts, toldSteps } from './told-facts.ts'

test('what a brand says of itself is read in steps, one for each offer and each fact, and only once', () => {
  const offers = Array.from({ length: 50 }, (_, number) => teaOffer(`Hollow tea ${number}`))
  const brief = teaBrand({ offers })
  let count = 0
  const steps = toldSteps(brief)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) count += 1
  expect(count).toBeGreaterThan(offers.length + Object.values(step.value).flat().length)
  expect(toldFacts(brief)).toBe(step.value)
})
