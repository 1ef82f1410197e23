import { expect, test } from 'vitest'
import { type SubjectRules, chooseSubjects } from './choose-subjects.ts'

const rules = (more: Partial<SubjectRules> = {}): SubjectRules => ({
  mayStand: () => true,
  areAlike: (left, right) => left.at(0) === right.at(0),
  doorOf: (line) => (line.endsWith('?') ? 'question' : 'statement'),
  known: new Set(),
  ...more,
})

test('five lines are taken in their order, and none that is like another', () => {
  const lines = ['a first', 'a second', 'b?', 'c', 'd', 'e', 'f']
  expect(chooseSubjects(lines, [], rules())).toEqual(['a first', 'b?', 'c', 'd', 'e'])
  expect(chooseSubjects(lines, [], rules({ mayStand: (line) => line !== 'b?' && line !== 'c' }))).not.toContain('c')
})

test('spare lines fill up to three and no further', () => {
  expect(chooseSubjects(['a?'], ['b', 'c', 'd'], rules())).toEqual(['a?', 'b', 'c'])
  expect(chooseSubjects(['a?', 'b', 'c'], ['d'], rules())).toEqual(['a?', 'b', 'c'])
})

test('what has been read already comes last', () => {
  expect(chooseSubjects(['a?', 'b', 'c', 'd', 'e', 'f'], [], rules({ known: new Set(['a?', 'b']) }))).toEqual([
    'c',
    'd',
    'e',
    'f',
    'a?',
  ])
})

test('not all lines come in by the same door, where there is another', () => {
  expect(chooseSubjects(['a', 'b', 'c', 'd', 'e', 'f?'], [], rules())).toEqual(['a', 'b', 'c', 'd', 'f?'])
  expect(chooseSubjects(['a', 'b', 'c'], ['d', 'e?'], rules())).toEqual(['a', 'b', 'c', 'e?'])
  expect(chooseSubjects(['a', 'b', 'c'], ['d'], rules())).toEqual(['a', 'b', 'c'])
})
