import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { fillInMarkers } from './fill-in-markers.ts'
import {
  capitalShare,
  emojiCount,
  endsWithDot,
  findPlaceholders,
  hasShoutingCaps,
  isEmptyTitle,
  punctuationCount,
  startsWithNumbering,
} from './text-rules.ts'

describe('placeholders', () => {
  test.each([
    'Hi {{ first_name }}',
    'Hi {name}',
    'Hello [Brand]',
    'Date TBD',
    'Lorem ipsum dolor',
    'Price: undefined',
    '*|FNAME|*',
    '%%first%%',
    'Deal: ___',
    'Hello <insert name>',
    'Dear Brand Name',
    'For [confirm the offer]',
  ])('%s', (text) => {
    expect(findPlaceholders(text)).not.toEqual([])
  })

  test.each([
    'A bid for the top',
    'Todos los días',
    'The florem lily',
    'The product name in the headline',
    'Your [confirm offer] now',
    'Ein Brand an der Küste',
  ])('%s is none', (text) => {
    expect(findPlaceholders(text)).toEqual([])
  })

  test('every known marker may stay, in every language', () => {
    const all = LANGUAGES.map(fillInMarkers)
    for (const markers of all) {
      for (const marker of Object.values(markers)) expect(findPlaceholders(`x ${marker} y`)).toEqual([])
    }
    expect(new Set(all.map(({ offer }) => offer)).size).toBe(LANGUAGES.length)
  })
})

test('shouting', () => {
  expect(hasShoutingCaps('HUGE deals ENDING soon')).toBe(true)
  expect(hasShoutingCaps('BIG NEW SALE')).toBe(true)
  expect(hasShoutingCaps('SCHÖNER Tag')).toBe(true)
  expect(hasShoutingCaps('FAQ: a GIF for the UK')).toBe(false)
  expect(hasShoutingCaps('The NORDA coat', ['NORDA'])).toBe(false)
  expect(hasShoutingCaps('')).toBe(false)
})

test('capitals, signs and emoji of a subject line', () => {
  expect(capitalShare('ABcd')).toBe(0.5)
  expect(capitalShare('123')).toBe(0)
  expect(punctuationCount('Wait... what?!')).toBe(5)
  expect(punctuationCount('Don’t stop: a step-by-step [confirm offer]')).toBe(1)
  expect(emojiCount('Coffee ☕️ for all 👨‍👩‍👧')).toBe(2)
  expect(emojiCount('6 ft, #2 and ©')).toBe(0)
})

test('titles', () => {
  for (const title of ['1. Gifts', '3) Gifts', '#4 Gifts', 'Idea 2: gifts', '- Gifts']) {
    expect(startsWithNumbering(title)).toBe(true)
  }
  for (const title of ['3 gifts for hikers', '24 Hours in Rome', 'Idea exchange']) {
    expect(startsWithNumbering(title)).toBe(false)
  }
  expect(endsWithDot('Gifts for hikers.')).toBe(true)
  expect(endsWithDot('And then...')).toBe(false)
  expect(endsWithDot('Ready?')).toBe(false)
  for (const title of ['Newsletter', 'DON’T MISS OUT!', 'Oferta Especial', 'Sonderangebot']) {
    expect(isEmptyTitle(title)).toBe(true)
  }
  expect(isEmptyTitle('Newsletter of the roastery')).toBe(false)
})
