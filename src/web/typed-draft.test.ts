import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { forgetTyped, typedDraft } from './typed-draft.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const noteOf = (userId: string) => typedDraft(userId, 'note', (kept) => z.string().parse(kept))

test('what was typed is there again for the same person, and for nobody else', () => {
  noteOf('ada').keep('Spring tide')
  expect([noteOf('ada').read(), noteOf('ben').read()]).toEqual(['Spring tide', null])
})

test('what was handed in leaves nothing behind', () => {
  noteOf('ada').keep('Spring tide')
  noteOf('ada').keep(null)
  expect(sessionStorage.length).toBe(0)
})

test('logging out forgets what was typed, and nothing else', () => {
  noteOf('ada').keep('Spring tide')
  sessionStorage.setItem('other', 'stays')
  forgetTyped()
  expect([noteOf('ada').read(), sessionStorage.getItem('other')]).toEqual([null, 'stays'])
})

test('a draft nobody can read is none', () => {
  for (const text of ['{broken', '7']) {
    sessionStorage.setItem(noteOf('ada').key, text)
    expect(noteOf('ada').read()).toBeNull()
  }
})

test('a browser that refuses storage keeps nothing, and nothing else happens', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteOf('ada').keep('Spring tide')
  expect(noteOf('ada').read()).toBeNull()
  forgetTyped()
})
