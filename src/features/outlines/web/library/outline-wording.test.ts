import { describe, expect, test } from 'vitest'
import {
  letterCount,
  outlineCount,
  paragraphsOf,
  sendDayOf,
  sendTimeOf,
  textPieces,
  webAddress,
} from './outline-wording.ts'

test('counts outlines in words', () => {
  expect([0, 1, 2].map(outlineCount)).toEqual(['0 outlines', '1 outline', '2 outlines'])
})

describe('the send time', () => {
  test("is the brand's wall clock, in its country's way of writing", () => {
    const outline = { scheduledSendAt: '2026-12-04T10:00:00+01:00' }
    expect(sendTimeOf(outline, 'US')).toMatch(/^Dec 4, 2026, 10:00\sAM$/)
    expect(sendTimeOf(outline, 'DE')).toBe('4 Dec 2026, 10:00')
  })

  test('keeps its day whatever the offset', () => {
    expect(sendDayOf({ scheduledSendAt: '2026-12-31T23:30:00-08:00' })).toEqual({ weekday: 'Thu', day: '31' })
    expect(sendDayOf({ scheduledSendAt: '2027-01-01T00:15:00+13:00' })).toEqual({ weekday: 'Fri', day: '1' })
  })

  test('may be missing', () => {
    expect(sendTimeOf({ scheduledSendAt: null }, 'US')).toBe('Not scheduled')
    expect(sendDayOf({ scheduledSendAt: null })).toBeNull()
  })
})

test('counts characters as a person does', () => {
  expect(letterCount('Für 👩‍👩‍👧 da')).toBe(8)
  expect(letterCount('')).toBe(0)
})

test('blank lines part paragraphs, single breaks stay', () => {
  expect(paragraphsOf('One\nline\n\n\n Two \r\n \r\nThree\n')).toEqual(['One\nline', 'Two', 'Three'])
  expect(paragraphsOf(' \n\n ')).toEqual([])
})

test.each([
  [' https://tannholt.example/kaffee ', 'https://tannholt.example/kaffee'],
  ['http://tannholt.example', 'http://tannholt.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['the page of the bundle', null],
])('%j leads to %j', (text, address) => {
  expect(webAddress(text)).toBe(address)
})

describe('the pieces of a text', () => {
  const kinds = (text: string) => textPieces(text).map((piece) => [piece.kind, piece.text])

  test('an address ends before the punctuation of its sentence', () => {
    expect(kinds('Home page: https://northfold.example/a?b=1. Next (http://x.example).')).toEqual([
      ['plain', 'Home page: '],
      ['address', 'https://northfold.example/a?b=1'],
      ['plain', '. Next ('],
      ['address', 'http://x.example'],
      ['plain', ').'],
    ])
  })

  test('a bracket is a gap to fill', () => {
    expect(kinds('Until [confirm date], then [link]')).toEqual([
      ['plain', 'Until '],
      ['gap', '[confirm date]'],
      ['plain', ', then '],
      ['gap', '[link]'],
    ])
  })

  test.each(['', 'no address', 'https://', 'javascript:alert(1)', '[]', 'an [open bracket', `[${'x'.repeat(81)}]`])(
    'leaves %j as it is',
    (text) => expect(kinds(text)).toEqual(text === '' ? [] : [['plain', text]]),
  )

  test('loses nothing', () => {
    const text = 'A https://a.example/[x] b [c] https://[ d]. 🧶 مرحبا https://é.example/ü!'
    expect(
      textPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
