import { expect, test } from 'vitest'
import { broughtText, countOf, topicCount } from './idea-wording.ts'
import { subtopicOf, topicOf } from './idea.fixtures.ts'

const written = { status: 'OUTLINED' } as const

test('counts one and many', () => {
  expect(countOf(1, 'idea')).toBe('1 idea')
  expect(countOf(0, 'idea')).toBe('0 ideas')
})

test.each([
  [[subtopicOf('a')], '1 idea'],
  [[subtopicOf('a'), subtopicOf('b')], '2 ideas'],
  [[subtopicOf('a', written), subtopicOf('b')], '2 ideas · 1 outlined'],
  [[subtopicOf('a', written), subtopicOf('b', written)], '2 ideas · all outlined'],
  [[subtopicOf('a', written)], '1 idea · 1 outlined'],
])('a topic says how far it is: %#', (subtopics, text) => {
  expect(topicCount(topicOf('gifts', subtopics))).toBe(text)
})

test('the summary counts what a generation added, and no manual ideas', () => {
  const before = [topicOf('gifts', [subtopicOf('a')])]
  const typed = topicOf('typed', [subtopicOf('x')], { isManual: true })
  const fresh = topicOf('care', [subtopicOf('b'), subtopicOf('c')])
  expect(broughtText(before, [...before, typed])).toBeUndefined()
  expect(broughtText(before, [...before, typed, fresh])).toBe('1 topic with 2 ideas')
})
