import { describe, expect, test } from 'vitest'
import type { MainTopic, Subtopic } from '../../contract.ts'
import { subtopicOf } from './idea.fixtures.ts'
import {
  chosenIdeas,
  isNew,
  isNewOrWritten,
  selectableIds,
  topicState,
  withSubtopic,
  withTopics,
} from './idea-selection.ts'

const subtopic = (id: string, status: Subtopic['status'] = 'NEW') =>
  subtopicOf(id, { status, outlineId: status === 'OUTLINED' ? `outline of ${id}` : null })

function topic(id: string, subtopics: Subtopic[]): MainTopic {
  return { id, title: id, isManual: false, why: null, subtopics }
}

const gifts = topic('gifts', [subtopic('a'), subtopic('b'), subtopic('written', 'OUTLINED')])
const care = topic('care', [subtopic('c')])
const finished = topic('finished', [subtopic('d', 'OUTLINED')])

describe('choosing ideas', () => {
  test('the box of a topic is off, mixed or on', () => {
    expect(topicState([gifts], new Set(), isNew)).toBe(false)
    expect(topicState([gifts], new Set(['a']), isNew)).toBe('indeterminate')
    expect(topicState([gifts], new Set(['a', 'b']), isNew)).toBe(true)
    expect(topicState([gifts], new Set(['a', 'b']), isNewOrWritten)).toBe('indeterminate')
    expect(topicState([finished], new Set(['d']), isNew)).toBe(false)
    expect(topicState([finished], new Set(['d']), isNewOrWritten)).toBe(true)
  })

  test('a topic takes its open subtopics and leaves those that have an outline', () => {
    const all = withTopics(new Set(['c']), [gifts], isNew)
    expect([...all].sort()).toEqual(['a', 'b', 'c'])
    expect([...withTopics(all, [gifts], isNew)]).toEqual(['c'])
    expect([...withTopics(new Set(['a']), [gifts], isNew)].sort()).toEqual(['a', 'b'])
  })

  test('a choice never changes in place', () => {
    const before = new Set(['a'])
    expect([...withSubtopic(before, 'a', false)]).toEqual([])
    expect([...withSubtopic(before, 'c', true)]).toEqual(['a', 'c'])
    expect([...before]).toEqual(['a'])
  })

  test('what was archived or written in the meantime is no longer chosen', () => {
    const chosen = chosenIdeas(new Set(['c', 'written', 'gone', 'a']), [gifts, care], isNew)
    expect(chosen.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(selectableIds([gifts, care, finished], isNew)).toEqual(['a', 'b', 'c'])
  })

  test('a user who manages outlines also selects written ideas, but none whose outline is gone', () => {
    const deleted = topic('deleted', [subtopicOf('e', { status: 'OUTLINED' })])
    expect(selectableIds([gifts, finished, deleted], isNewOrWritten)).toEqual(['a', 'b', 'written', 'd'])
    const chosen = chosenIdeas(new Set(['written', 'b', 'e']), [gifts, deleted], isNewOrWritten)
    expect(chosen.map(({ id }) => id)).toEqual(['b', 'written'])
  })
})
