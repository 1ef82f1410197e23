import { expect, test } from 'vitest'
import { cleanText, normalized } from './text.ts'

test('removes only control characters from plain text', () => {
  for (let code = 0; code < 128; code += 1) {
    const isKept = (code >= 32 && code < 127) || [9, 10, 13].includes(code)
    expect(cleanText(`a${String.fromCharCode(code)}b`)).toBe(isKept ? `a${String.fromCharCode(code)}b` : 'ab')
  }
})

test('keeps thirty marks per letter in any script', () => {
  const marks = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{M}/u.test(sign))
  expect(marks.length).toBeGreaterThan(2000)
  const wrong = marks.filter(
    (mark) => normalized(`e${mark.repeat(40)}`, 'NFD') !== `e${mark.repeat(30)}`.normalize('NFD'),
  )
  expect(wrong).toEqual([])
})

test('normalizes letters and replaces lone surrogates', () => {
  expect(cleanText('Cafe\u0301 \uFFFE\uD800')).toBe('Café \uFFFD')
})
