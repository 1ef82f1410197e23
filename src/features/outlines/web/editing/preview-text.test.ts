import { expect, test } from 'vitest'
import { previewText } from './preview-text.ts'

test('is how the mail begins, in one line', () => {
  expect(previewText([{ copy: '  ' }, { copy: 'Good\n\nevening,  all' }, { copy: 'More' }])).toBe('Good evening, all')
  expect(previewText([{ copy: 'x'.repeat(500) }])).toHaveLength(140)
  expect(previewText([])).toBe('')
})
