import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { forgetTyped, typedDraft } from './typed-draft.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const noteOf = (userId: string) => typedDraft(userId, 'note', (kept) => z.string().parse(kept))

test('keeps a draft for the same user only', () => {
  noteOf('ada').keep('Spring tide')
  expect([noteOf('ada').read(), noteOf('ben').read()]).toEqual(['Spring tide', null])
})

test('deletes a submitted draft', () => {
  noteOf('ada').keep('Spring tide')
  noteOf('ada').keep(null)
  expect(sessionStorage.length).toBe(0)
})

test('a logout deletes only drafts', () => {
  noteOf('ada').keep('Spring tide')
  sessionStorage.setItem('other', 'stays')
  forgetTyped()
  expect([noteOf('ada').read(), sessionStorage.getItem('other')]).toEqual([null, 'stays'])
})

test('ignores an unreadable draft', () => {
  for (const text of ['{broken', '7']) {
    sessionStorage.setItem(noteOf('ada').key, text)
    expect(noteOf('ada').read()).toBeNull()
  }
})

test('works without browser storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteOf('ada').keep('Spring tide')
  expect(noteOf('ada').read()).toBeNull()
  forgetTyped()
})
