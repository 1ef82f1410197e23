import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { emailCopy, inboxText, namedRatio } from './email-copy.ts'

const folder = new URL('../../writing/languages/', import.meta.url)

test.each(LANGUAGES)('tells the lines of an email from its directions as the writer marks them: %s', (language) => {
  const { direction } = JSON.parse(readFileSync(new URL(`${language}/outline.json`, folder), 'utf8')) as {
    direction: string
  }
  expect(emailCopy(`One line.\nTwo.\n${direction} Keep it short.`)).toEqual({
    lines: 'One line.\nTwo.',
    note: `${direction} Keep it short.`,
    isMarked: true,
  })
  expect(emailCopy(`${direction} Write it.`)).toMatchObject({ lines: '', note: `${direction} Write it.` })
})

test('a quoted draft is the text, and what is around it is for the people who make the email', () => {
  expect(emailCopy('Thank first. Draft: “You came back.” Then invite.')).toEqual({
    lines: 'You came back.',
    note: 'Thank first.\nThen invite.',
    isMarked: true,
  })
})

test('copy without a mark is all text of the email', () => {
  expect(emailCopy(' Good direction: north. ')).toEqual({ lines: 'Good direction: north.', note: '', isMarked: false })
})

test.each([
  ['A parcel at a door, 4:5', '4:5'],
  ['Bild in 16:9, ruhig', '16:9'],
  ['The market at 10:30, before it opens', null],
  ['Score 14:32', null],
  ['No ratio', null],
])('the ratio of “%s” is %s', (visual, ratio) => {
  expect(namedRatio(visual)).toBe(ratio)
})

test('an inbox shows the preview text, or else the first sentence', () => {
  const sections = [{ copy: ' ' }, { copy: 'Es wird dunkel. Und kalt.' }]
  expect(inboxText({ previewText: ' Kurz.\n ', sections })).toBe('Kurz.')
  expect(inboxText({ previewText: '', sections })).toBe('Es wird dunkel.')
  expect(inboxText({ previewText: '', sections: [] })).toBe('')
})
