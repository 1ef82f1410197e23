import { expect, test } from 'vitest'
import { doneText, questionOf } from './idea-change.ts'

const topic = { id: 't', title: 'Gifts', kind: 'topic', ideas: 10 } as const
const idea = { id: 'i', title: 'Under $50', kind: 'idea', ideas: 1 } as const

test('deleting says what goes and what stays', () => {
  expect(questionOf({ action: 'delete', target: topic })).toEqual({
    title: 'Delete this topic?',
    description:
      '“Gifts” and its 10 ideas go to the trash and are deleted permanently after 30 days. Outlines that were made from them stay in your library.',
    confirmLabel: 'Delete',
  })
})

test('archiving says where to find it again', () => {
  expect(questionOf({ action: 'archive', target: idea })).toEqual({
    title: 'Archive this idea?',
    description: '“Under $50” leaves the list. You find it again under View Archived Ideas.',
    confirmLabel: 'Archive',
  })
})

test('what was done is told by its kind', () => {
  expect(doneText({ action: 'unarchive', target: topic })).toEqual({ title: 'Topic restored', description: 'Gifts' })
  expect(doneText({ action: 'archive', target: idea })).toEqual({ title: 'Idea archived', description: 'Under $50' })
})

test.each([
  [1, '1 idea restored'],
  [3, '3 ideas restored'],
])('%i restored ideas of a topic are counted', (ideas, title) => {
  const target = { ...topic, kind: 'ideas', ideas } as const
  expect(doneText({ action: 'unarchive', target })).toEqual({ title, description: 'From “Gifts”' })
})
