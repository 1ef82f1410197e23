import { expect, test } from 'vitest'
import { unsavedSentence } from './unsaved-sentence.ts'

test('names the steps that hold unsaved text', () => {
  expect(unsavedSentence([2])).toBe(
    'What you typed in Customer Avatar is not saved. It stays in this tab for when you come back.',
  )
  expect(unsavedSentence([1, 2, 4])).toContain('Brand Basics, Customer Avatar, and Guidelines')
})
