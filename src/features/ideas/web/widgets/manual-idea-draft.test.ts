import { expect, test } from 'vitest'
import { EMPTY_IDEA, openIdeaDraft } from './manual-idea-draft.ts'

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

const typed = { title: 'Spring tide', description: '' }

test('what was typed is there again for the same person, and for nobody else', () => {
  const storage = memory()
  openIdeaDraft('ada', () => storage).keep(typed)
  expect(openIdeaDraft('ada', () => storage).read()).toEqual(typed)
  expect(openIdeaDraft('ben', () => storage).read()).toEqual(EMPTY_IDEA)
})

test('what was saved leaves nothing behind', () => {
  const storage = memory()
  openIdeaDraft('ada', () => storage).keep(typed)
  openIdeaDraft('ada', () => storage).keep(EMPTY_IDEA)
  expect(storage.length).toBe(0)
})

test('a browser without storage and a draft nobody can read begin anew', () => {
  const refusing = openIdeaDraft('ada', () => {
    throw new Error('refused')
  })
  refusing.keep(typed)
  expect(refusing.read()).toEqual(EMPTY_IDEA)
  const storage = memory()
  storage.setItem('mailmonth:manual-idea:ada', 'not JSON')
  expect(openIdeaDraft('ada', () => storage).read()).toEqual(EMPTY_IDEA)
})
