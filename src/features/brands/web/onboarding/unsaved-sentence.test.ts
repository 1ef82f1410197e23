import { expect, test } from 'vitest'
import { unsavedSentence } from './unsaved-sentence.ts'

test('names the steps that hold unsaved text', () => {
  expect(unsavedSentence([2])).toBe(
    "Your changes in Customer Avatar aren't saved yet. We keep them in this tab until you come back.",
  )
  expect(unsavedSentence([1, 2, 4])).toContain('Brand Basics, Customer Avatar, and Guidelines')
})
