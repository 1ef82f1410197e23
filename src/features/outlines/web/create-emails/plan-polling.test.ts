import { expect, test } from 'vitest'
import { awaitsAnything } from './plan-polling.ts'

const idea = (id: string, status: 'NEW' | 'OUTLINED') => ({
  id,
  title: id,
  description: '',
  status,
  why: null,
  template: null,
  anchor: null,
  outlineId: null,
})
const plan = (generating: boolean) => ({
  year: 2026,
  month: 12,
  mainTopics: [
    { id: 't', title: 't', isManual: false, why: null, subtopics: [idea('a', 'NEW'), idea('b', 'OUTLINED')] },
  ],
  generating,
  quality: null,
})

test('is asked again while ideas are made and while an outline still comes', () => {
  expect(awaitsAnything(undefined, [])).toBe(false)
  expect(awaitsAnything(plan(true), [])).toBe(true)
  expect(awaitsAnything(plan(false), [])).toBe(false)
  expect(awaitsAnything(plan(false), ['a'])).toBe(true)
  expect(awaitsAnything(plan(false), ['b', 'of another month'])).toBe(false)
})
