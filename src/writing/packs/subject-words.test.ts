import { expect, test } from 'vitest'
import { subjectFinder } from './subject-words.ts'

const SUBJECTS = [
  { id: 'goods.aids', sold: ['hearing aid*', 'hearing aids'], told: ['hearing aids', 'audiogram*'] },
  { id: 'sense.ears', sold: ['hearing'], told: [] },
  { id: 'goods.care', sold: ['hearing aid batteries', 'batteries', '*filter'], told: [] },
]
const sold = subjectFinder(SUBJECTS, 'sold')
const told = subjectFinder(SUBJECTS, 'told')

test.each([
  ['Batteries for all sizes', ['goods.care']],
  ['Hearing aid batteries, size 312', ['goods.care', 'sense.ears']],
  ['Hearing aids and batteries', ['goods.aids', 'goods.care', 'sense.ears']],
  ['Cerumenfilter', ['goods.care']],
  ['A battery of tests', []],
])('a sheet with "%s" names %j', (text, expected) => {
  expect([...sold(text)].toSorted()).toEqual(expected)
})

test.each([
  ["Read your audiograms' curve", ['goods.aids']],
  ['Batteries for all sizes', []],
])('a text with "%s" names %j', (text, expected) => {
  expect([...told(text)]).toEqual(expected)
})
