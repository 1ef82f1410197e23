import { describe, expect, test } from 'vitest'
import { documentLanguage, documentText, linkPieces, paragraphsOf, readsRightToLeft } from './document-text.ts'

describe('text for documents', () => {
  test('drops what XML cannot hold and keeps the rest', () => {
    expect(documentText('a\u0000b\u0007c\u001Fd\u007Fe\u0085f\uFFFEg\uFFFFh')).toBe('abcde\nfgh')
    expect(documentText('tab\tstays, 👩🏽‍🌾 stays, é stays')).toBe('tab\tstays, 👩🏽‍🌾 stays, é stays')
  })

  test('replaces half a surrogate pair', () => {
    expect(documentText('x\uD83Dy\uDE00z')).toBe('x\uFFFDy\uFFFDz')
  })

  test('knows one line break', () => {
    expect(documentText('a\r\nb\rc\u2028d\u000Be')).toBe('a\nb\nc\nd\ne')
  })

  test('parts paragraphs at blank lines and keeps single breaks', () => {
    expect(paragraphsOf('\n\none\ntwo  \n \t \nthree\n\n')).toEqual([['one', 'two'], ['three']])
    expect(paragraphsOf(' \n\t\n')).toEqual([])
  })
})

describe('reading direction', () => {
  test.each([
    ['שלום world', true],
    ['12. مرحبا', true],
    ['👋 שלום', true],
    ['Hello שלום', false],
    ['2026 – 50 %', false],
    ['', false],
  ])('%j', (text, expected) => {
    expect(readsRightToLeft(text)).toBe(expected)
  })
})

describe('links', () => {
  test('finds web addresses and leaves the sentence around them', () => {
    expect(linkPieces('See https://a.example/x?y=1&z=2, then HTTP://b.example.')).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/x?y=1&z=2', href: 'https://a.example/x?y=1&z=2' },
      { text: ', then ' },
      { text: 'HTTP://b.example', href: 'http://b.example/' },
      { text: '.' },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'http://[::',
  ])("%s isn't a link", (text) => {
    expect(linkPieces(text)).toEqual([{ text }])
  })

  test('an address no editor can open stays text', () => {
    const text = `https://a.example/${'x'.repeat(3000)}`
    expect(linkPieces(text)).toEqual([{ text }])
  })
})

test.each([
  ['de', 'DE', 'de-DE'],
  ['en', 'AU', 'en-AU'],
  ['en', 'DE', 'en-GB'],
  ['fr', 'CA', 'fr-CA'],
  ['it', 'US', 'it-IT'],
] as const)('%s in %s is checked as %s', (language, country, expected) => {
  expect(documentLanguage(language, country)).toBe(expected)
})
