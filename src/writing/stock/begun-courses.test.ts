import { expect, test } from 'vitest'
import { hasBegun } from './begun-courses.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

const course = teaOffer('Willow basket course', { kind: 'course', price: '£95' })
const hasBegunOn = (date: string, ...say: string[]) => hasBegun(course, teaBrand({ say, offers: [course] }), date)

test('a course is over for readers once its last day to sign up is', () => {
  const told = 'Willow basket course starts on March 20, sign up by March 12, 8 places'
  expect(hasBegunOn('2027-03-12', told)).toBe(false)
  expect(hasBegunOn('2027-03-13', told)).toBe(true)
  expect(hasBegunOn('2027-03-13')).toBe(false)
})

test('a course with a later date can still be taken', () => {
  const dates = [
    'Willow basket course starts on March 6, 8 places',
    'Willow basket course starts on April 17, 8 places',
  ]
  expect(hasBegunOn('2027-03-13', ...dates)).toBe(false)
  expect(hasBegunOn('2027-04-18', ...dates)).toBe(true)
})
