import { expect, test } from 'vitest'
import { withoutMarkup } from './pasted-text.ts'

test('Tags of blocks part lines, and other tags and entities leave their text', () => {
  const text = '<ul><li>Tote &ndash; <b>new</b></li><li>Q&amp;A &#8364;5</li></ul>'
  expect(withoutMarkup(text).split('\n').filter(Boolean)).toEqual(['Tote – new', 'Q&A €5'])
})

test('Signs outside of markup stay', () => {
  expect(withoutMarkup('5 < 7 & fish&chips; <3')).toBe('5 < 7 & fish&chips; <3')
})
