import { expect, test } from 'vitest'
import type { DraftTopic } from '#features/runs/contract.ts'
import { monthPhase } from './month-phase.ts'

const idea = { title: 'A', description: 'B', why: null, template: null, anchor: null }
const topic = (ideas: number): DraftTopic => ({
  title: 'A thesis',
  why: null,
  ideas: Array.from({ length: ideas }, () => idea),
})

test.each([
  ['nothing yet', [], { title: 'Planning May 2027', count: '', step: 0 }],
  ['the thesis alone', [topic(0)], { title: 'Planning May 2027', count: '', step: 1 }],
  ['the first email', [topic(1)], { title: 'Writing May 2027', count: '1 idea so far', step: 2 }],
  ['the shelf', [topic(6), topic(3)], { title: 'Filling the shelf of May 2027', count: '9 ideas so far', step: 3 }],
])('a month with %s says what happens', (_, topics, phase) => {
  expect(monthPhase(topics, 'May 2027')).toEqual(phase)
})
