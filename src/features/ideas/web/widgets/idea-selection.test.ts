import { describe, expect, test } from 'vitest'
import type { MainTopic, Subtopic } from '../../contract.ts'
import { subtopicOf } from './idea.fixtures.ts'
import { chosenIds, selectableIds, topicState, withSubtopic, withTopics } from './idea-selection.ts'

const subtopic = (id: string, status: Subtopic['status'] = 'NEW') => subtopicOf(id, { status })

function topic(id: string, subtopics: Subtopic[]): MainTopic {
  return { id, title: id, isManual: false, why: null, subtopics }
}

const gifts = topic('gifts', [subtopic('a'), subtopic('b'), subtopic('written', 'OUTLINED')])
const care = topic('care', [subtopic('c')])
const finished = topic('finished', [subtopic('d', 'OUTLINED')])

describe('choosing ideas', () => {
  test('the box of a topic is off, mixed or on', () => {
    expect(topicState([gifts], new Set())).toBe(false)
    expect(topicState([gifts], new Set(['a']))).toBe('indeterminate')
    expect(topicState([gifts], new Set(['a', 'b']))).toBe(true)
    expect(topicState([finished], new Set(['d']))).toBe(false)
  })

  test('a topic takes its open subtopics and leaves those that have an outline', () => {
    const all = withTopics(new Set(['c']), [gifts])
    expect([...all].sort()).toEqual(['a', 'b', 'c'])
    expect([...withTopics(all, [gifts])]).toEqual(['c'])
    expect([...withTopics(new Set(['a']), [gifts])].sort()).toEqual(['a', 'b'])
  })

  test('a choice never changes in place', () => {
    const before = new Set(['a'])
    expect([...withSubtopic(before, 'a', false)]).toEqual([])
    expect([...withSubtopic(before, 'c', true)]).toEqual(['a', 'c'])
    expect([...before]).toEqual(['a'])
  })

  test('what was archived or written in the meantime is no longer chosen', () => {
    expect(chosenIds(new Set(['c', 'written', 'gone', 'a']), [gifts, care])).toEqual(['a', 'c'])
    expect(selectableIds([gifts, care, finished])).toEqual(['a', 'b', 'c'])
  })
})
