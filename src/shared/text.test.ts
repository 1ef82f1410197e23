import { expect, test } from 'vitest'
import { cleanText } from './text.ts'

test('of plain text only control characters go', () => {
  for (let code = 0; code < 128; code += 1) {
    const isKept = (code >= 32 && code < 127) || [9, 10, 13].includes(code)
    expect(cleanText(`a${String.fromCharCode(code)}b`)).toBe(isKept ? `a${String.fromCharCode(code)}b` : 'ab')
  }
})

test('letters take their normal form, and halves of characters are replaced', () => {
  expect(cleanText('Cafe\u0301 \uFFFE\uD800')).toBe('Café \uFFFD')
})
