import { describe, expect, test } from 'vitest'
import type { Brand } from '../../contract.ts'
import { brandToResume, isDescribed, maySelectStep, stepToShow, unfinishedBrands } from './wizard-steps.ts'

const brand = (id: string, onboardingStep: number | null) => ({ id, onboardingStep }) as Brand

describe('the step to show', () => {
  test.each([
    [undefined, 1],
    [4, 1],
    [-3, 1],
  ])('without a draft, asked for %s: %i', (asked, shown) => {
    expect(stepToShow(asked, { editing: false, brand: null })).toBe(shown)
  })

  test.each([
    [undefined, 3],
    [2, 2],
    [5, 3],
    [0, 1],
  ])('with a draft that has reached 3, asked for %s: %i', (asked, shown) => {
    expect(stepToShow(asked, { editing: false, brand: brand('a', 3) })).toBe(shown)
  })

  test.each([
    [undefined, 1],
    [4, 4],
    [99, 5],
    [-1, 1],
    [2.5, 1],
    [Number.NaN, 1],
  ])('while editing, asked for %s: %i', (asked, shown) => {
    expect(stepToShow(asked, { editing: true, brand: brand('a', null) })).toBe(shown)
  })
})

test('steps are clickable backwards, and everywhere while editing', () => {
  expect([1, 2, 3].map((step) => maySelectStep(step, 2, false))).toEqual([true, false, false])
  expect([1, 2, 3].map((step) => maySelectStep(step, 2, true))).toEqual([true, true, true])
})

describe('resuming after a reload', () => {
  test('takes the draft of this tab', () => {
    expect(brandToResume([brand('a', null), brand('b', 2), brand('c', 3)], 'b')?.id).toBe('b')
  })
  test('takes the unfinished brand of someone who has no other', () => {
    expect(brandToResume([brand('a', 2)], null)?.id).toBe('a')
  })
  test('starts a new brand for someone who has a finished one', () => {
    expect(brandToResume([brand('a', null), brand('b', 2)], null)).toBeNull()
    expect(brandToResume([brand('a', null)], 'a')).toBeNull()
    expect(brandToResume([], null)).toBeNull()
  })
})

test('the unfinished brand of this tab comes first, then the newest', () => {
  const brands = [brand('a', 2), brand('b', null), brand('c', 3), brand('d', 4)]
  expect(unfinishedBrands(brands, 'c').map(({ id }) => id)).toEqual(['c', 'd', 'a'])
  expect(unfinishedBrands(brands, null).map(({ id }) => id)).toEqual(['d', 'c', 'a'])
})

test('a brand is described once every step before the last was saved', () => {
  const whole = { customerAvatar: {}, productsInfo: {}, guidelines: {} } as Brand
  expect(isDescribed(whole)).toBe(true)
  expect(isDescribed({ ...whole, guidelines: null })).toBe(false)
})
