import { describe, expect, test } from 'vitest'
import type { Brand } from '#features/brands/contract.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import { type Facts, nextSteps } from './next-steps.ts'

const brand = { id: 'b', name: 'Tannholt', onboardingStep: null } as Brand
const limits = { outlines: 15, brands: 1, members: 1, topics: 5, subtopics: 25 }
const used = (subtopics: number, outlines: number, allowed = limits) =>
  ({ usage: { ...limits, subtopics, outlines }, limits: allowed }) as Usage
const place = { readOnly: false, may: () => true }
const facts: Facts = { brands: [brand], brand, readyForReview: 0, usage: used(0, 0), place }
const labels = (changes: Partial<Facts>) => nextSteps({ ...facts, ...changes }).map(({ label }) => label)

describe('what is worth doing next', () => {
  test('nothing planned yet: plan', () => expect(labels({})).toEqual(['Plan a month']))
  test('ideas and no outline: write', () =>
    expect(labels({ usage: used(25, 0) })).toEqual(['Turn ideas into outlines']))
  test('both are there: nothing', () => expect(labels({ usage: used(25, 3) })).toEqual([]))
  test('a plan without room for ideas is not asked to plan', () =>
    expect(labels({ usage: used(0, 0, { ...limits, subtopics: 0 }) })).toEqual([]))

  test('an unfinished brand opens where it was left, and what waits for review comes before it', () => {
    const unfinished = { ...brand, id: 'c', name: 'Brisalba', onboardingStep: 3 }
    const steps = nextSteps({
      ...facts,
      brands: [brand, unfinished],
      readyForReview: 1,
      usage: used(25, 3),
    })
    expect(steps.map(({ label, search }) => [label, search])).toEqual([
      ['Review an outline', { brandId: 'b', filter: 'ready_for_review' }],
      ['Finish Brisalba', { brandId: 'c', step: 3 }],
    ])
  })

  test.each([
    ['in a suspended workspace', { readOnly: true, may: () => true }],
    ['for a role that only reads', { readOnly: false, may: () => false }],
  ])('%s only what can be read', (_, reader) => {
    expect(labels({ place: reader, readyForReview: 2, brands: [{ ...brand, onboardingStep: 2 }] })).toEqual([
      'Review 2 outlines',
    ])
  })
})
