import { expect, test } from 'vitest'
import { doneText, questionOf } from './idea-change.ts'

const topic = { id: 't', title: 'Gifts', kind: 'topic', ideas: 10 } as const
const idea = { id: 'i', title: 'Under $50', kind: 'idea', ideas: 1 } as const

test('deleting says what goes and what stays', () => {
  expect(questionOf({ action: 'delete', target: topic })).toEqual({
    title: 'Delete this topic?',
    description:
      "We'll move “Gifts” and its 10 ideas to the trash and delete them permanently after 30 days. Outlines made from them stay in your library.",
    confirmLabel: 'Delete',
  })
})

test('archiving says where to find it again', () => {
  expect(questionOf({ action: 'archive', target: idea })).toEqual({
    title: 'Archive this idea?',
    description: "We'll hide “Under $50” from this list. You can find it under View Archived Ideas.",
    confirmLabel: 'Archive',
  })
})

test('the toast names what was changed by its kind', () => {
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
