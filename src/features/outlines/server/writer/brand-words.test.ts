import { describe, expect, test } from 'vitest'
import { listedParts, productNames, quotable, quotedTitle, titleLine } from './brand-words.ts'

describe('product names', () => {
  test.each([
    ['Ridge Harness, Packable Bowl and Trail Leash', ['Ridge Harness', 'Packable Bowl', 'Trail Leash']],
    [
      'Sérum Niebla\nBálsamo Romero – para labios\n3) Aceite Marisma (30 ml)',
      ['Sérum Niebla', 'Bálsamo Romero', 'Aceite Marisma'],
    ],
    ['Espresso; Espresso; Filterkaffee: mild', ['Espresso', 'Filterkaffee']],
    ['We sell many things that make a long day outside a little easier for everyone', []],
    ['12, 30, —', []],
  ])('%s', (text, names) => {
    expect(productNames(text)).toEqual(names)
  })
})

describe('parts of a list', () => {
  test('quoted parts stand for themselves', () => {
    expect(listedParts('"Sizing is a gamble", "Will it last?"')).toEqual(['Sizing is a gamble', 'Will it last?'])
    expect(listedParts('„Zu teuer“, „Ich habe keine Mühle“')).toEqual(['Zu teuer', 'Ich habe keine Mühle'])
  })

  test('else lines, semicolons, commas or sentences part them, but not the comma within a number', () => {
    expect(listedParts('bitter cups, too much choice')).toEqual(['bitter cups', 'too much choice'])
    expect(listedParts('It chafes. It costs 1,50 a day.')).toEqual(['It chafes', 'It costs 1,50 a day'])
    expect(listedParts(undefined)).toEqual([])
  })
})

describe('words that may be quoted', () => {
  test('have no quotation marks, braces, control characters or line breaks of their own', () => {
    expect(quotable('say “hi”\u0000 to\n{{name}} \u202Enow', 80)).toBe('say hi to name now')
  })

  test('are cut between words, and never inside a sign', () => {
    expect(quotable('one two three four', 12)).toBe('one two…')
    expect(quotable('🐕'.repeat(40), 11).isWellFormed()).toBe(true)
    expect(quotable('a\uD83D', 20)).toBe('a')
  })
})

describe('titles', () => {
  test('keep quotation marks in pairs, unbreakable spaces and markers', () => {
    expect(titleLine('Was hinter „aus drei Regionen“ steht', 119)).toBe('Was hinter „aus drei Regionen“ steht')
    expect(titleLine('Fini\u00A0: «\u00A0Tailles\u00A0»', 119)).toBe('Fini\u00A0: «\u00A0Tailles\u00A0»')
    expect(titleLine('Order by [confirm date]', 119)).toBe('Order by [confirm date]')
  })

  test('lose what is not closed, other brackets and line breaks', () => {
    expect(titleLine('Say “hi\nto [Brand] {{name}} <b>now', 119)).toBe('Say hi to Brand name bnow')
    expect(titleLine('one “two three” four five', 16)).toBe('one two three…')
  })

  test('have the inner quotation marks of the language between others', () => {
    expect(quotedTitle('Was hinter „frisch geröstet“ steht', 119, 'de')).toBe('Was hinter ‚frisch geröstet‘ steht')
    expect(quotedTitle('Ce qui aide face à «\u00A0Tailles\u00A0»', 119, 'fr')).toBe('Ce qui aide face à “Tailles”')
    expect(quotedTitle('The problem “Slow shipping”', 119, 'en')).toBe('The problem ‘Slow shipping’')
  })
})
